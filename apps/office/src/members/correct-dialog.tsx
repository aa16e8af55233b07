import {
  CORRECTION_KINDS,
  CORRECTION_MAX_SATANG,
  type CorrectionKind,
  type CorrectionRequest,
  type OfficeApproval,
} from '@housebrand/office';
import { SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useOfficeAction } from '../api/hooks';
import { ActionDialog } from '../kit/action-dialog';
import { baht } from '../kit/formats';
import { kitText } from '../kit/messages';
import { typedSatang } from '../money/settle-fields';
import { useMemberMessages } from './messages';

/** Requests a correction of the credit: another person has to approve every amount. */
export function CorrectDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const t = useMemberMessages();
  const [kind, setKind] = useState<CorrectionKind>('CORRECTION');
  const [amount, setAmount] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const send = useOfficeAction<OfficeApproval, CorrectionRequest>('members.correct', { username });
  const typed = typedSatang(amount);
  const amountSatang = typed !== null && typed <= CORRECTION_MAX_SATANG ? typed : null;
  const bodyOf = (reason: string): CorrectionRequest | null => {
    setIsLeft(true);
    return amountSatang === null ? null : { kind, amountSatang, reason };
  };
  return (
    <ActionDialog
      title={`${t('correct')}: ${username}`}
      consequence={t('correctText', { username })}
      agreement={t('correctAgreement')}
      confirm={t('requestCorrection')}
      isDanger={kind === 'DEDUCTION'}
      action={send}
      bodyOf={bodyOf}
      doneText={() => kitText('requested')}
      onClose={onClose}
    >
      <SegmentedControl
        aria-label={t('correctKind')}
        data={CORRECTION_KINDS.map((value) => ({ value, label: t(`correct.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <TextInput
        label={t('correctAmount')}
        required
        inputMode="decimal"
        value={amount}
        error={isLeft && amountSatang === null ? t('correctAmountNeeded', { max: baht(CORRECTION_MAX_SATANG) }) : null}
        onBlur={() => setIsLeft(true)}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        data-autofocus
      />
    </ActionDialog>
  );
}
