import type {
  MoneyAction,
  MoneyDecision,
  MoneyPage,
  OfficeCallName,
  ReasonRequest,
  SettleRequest,
} from '@housebrand/office';
import { useState } from 'react';
import { useOfficeAction } from '../api/hooks';
import { ActionDialog } from '../kit/action-dialog';
import { useAmountText } from '../kit/formats';
import { kitText } from '../kit/messages';
import { useTerms } from '../terms/terms';
import { useMoneyMessages } from './messages';
import { SettleFields, typedSatang } from './settle-fields';

const CALLS: Record<MoneyAction, OfficeCallName> = {
  RETRY: 'money.retry',
  SETTLE: 'money.settle',
  REFUSE: 'money.refuse',
  REVERSE: 'money.reverse',
};
const TEXTS = { RETRY: 'retry', SETTLE: 'settle', REFUSE: 'refuse', REVERSE: 'reverse' } as const;
const REQUEST_TEXTS = {
  RETRY: 'retry',
  SETTLE: 'requestSettle',
  REFUSE: 'requestRefuse',
  REVERSE: 'requestReverse',
} as const;

/** Confirms an action on a payment: says what it does to both sides, and who has to agree. */
export function MoneyActionDialog({
  page,
  action,
  onClose,
}: {
  page: MoneyPage;
  action: MoneyAction;
  onClose: () => void;
}) {
  const { item, provider, needsApproval } = page;
  const t = useMoneyMessages();
  const terms = useTerms();
  const amountText = useAmountText();
  const [values, setValues] = useState({ reference: provider?.reference ?? '', amount: '' });
  const send = useOfficeAction<MoneyDecision, ReasonRequest | SettleRequest>(CALLS[action], {
    record: item.record,
    id: item.id,
  });
  const known = item.amountSatang !== null || item.amountPoints !== null ? item : { ...item, ...provider };
  const words = { what: terms(`kind.${item.kind}`), amount: amountText(known), member: item.username };
  const isSettling = action === 'SETTLE';
  const needsReference = isSettling && item.record === 'MOVE';
  const needsAmount = isSettling && known.amountSatang === null && known.amountPoints === null;
  const isRequested = needsApproval && action !== 'RETRY';
  const bodyOf = (reason: string): SettleRequest | null => {
    const reference = values.reference.trim();
    const amountSatang = needsAmount
      ? typedSatang(values.amount)
      : isSettling
        ? item.amountSatang === null
          ? known.amountSatang
          : null
        : null;
    if ((needsReference && !reference) || (needsAmount && amountSatang === null)) return null;
    return { reason, ...(needsReference && { reference }), ...(amountSatang !== null && { amountSatang }) };
  };
  return (
    <ActionDialog
      title={t(`${TEXTS[action]}Title`, words)}
      consequence={t(`${TEXTS[action]}Text`, words)}
      agreement={isRequested ? t('whole') : undefined}
      confirm={t(isRequested ? REQUEST_TEXTS[action] : TEXTS[action])}
      isDanger={action === 'REFUSE' || action === 'REVERSE'}
      action={send}
      bodyOf={bodyOf}
      doneText={({ outcome }) => kitText(outcome === 'REQUESTED' ? 'requested' : 'done')}
      onClose={onClose}
    >
      {isSettling && (needsReference || needsAmount) && (
        <SettleFields values={values} onChange={setValues} needsReference={needsReference} needsAmount={needsAmount} />
      )}
    </ActionDialog>
  );
}
