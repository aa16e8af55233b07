import {
  Button,
  confirm,
  LinkButton,
  toast,
  useCountdown,
  useNavigate,
  usePath,
  usePortal,
  useMoment,
} from '@housebrand/shared/react';
import { IconDownload } from '@tabler/icons-react';
import type { DepositOrder, ReportedDeposit } from '../../../core';
import { paymentText, usePaymentMessages } from '../../payment-messages';
import { dismissDeposit } from '../../state/deposit-intent';
import { FlowFooter } from '../shared/flow-layout';
import classes from '../shared/flow-layout.module.css';
import { PayOrder } from './pay-order';
import { saveQr } from './save-qr';
import { Timeline } from '../payments/timeline';
import { ValidFor } from './valid-for';

/** An open deposit: what to pay, the time left, and its progress. */
export function DepositToPay({ deposit, byAccount }: { deposit: ReportedDeposit; byAccount: boolean }) {
  const t = usePaymentMessages();
  const { id, amountSatang, createdAt, order, status } = deposit;
  const span = order ? Date.parse(order.expiresAt) - Date.parse(createdAt) : 0;
  const left = useCountdown(order?.expiresAt ?? null, span);
  const isQr = Boolean(order?.qr) && !byAccount;
  const isExpired = order !== null && left === 0;
  return (
    <>
      <main className={classes.screen}>
        {isExpired && (
          <div className={classes.amber} role="status">
            <b>{t(isQr ? 'expired' : 'expiredAmount')}</b>
            <p>{t('expiredText')}</p>
          </div>
        )}
        {order && (
          <PayOrder id={id} amountSatang={amountSatang} order={order} isExpired={isExpired} byAccount={byAccount} />
        )}
        {order && !isExpired && <ValidFor left={left} span={span} until={order.expiresAt} isQr={isQr} />}
        <Progress createdAt={createdAt} isSeen={status === 'APPROVE'} />
      </main>
      {isExpired ? <AgainFooter /> : order && <PayFooter id={id} order={order} isQr={isQr} />}
    </>
  );
}

function Progress({ createdAt, isSeen }: { createdAt: string; isSeen: boolean }) {
  const t = usePaymentMessages();
  const moment = useMoment();
  return (
    <div role="status">
      <Timeline
        steps={[
          { label: t('created'), note: moment(createdAt), state: 'done' },
          { label: t(isSeen ? 'seen' : 'waiting'), note: t('watching'), state: 'now' },
          { label: t('credited'), note: t('creditedSoon'), state: 'next' },
        ]}
      />
    </div>
  );
}

function AgainFooter() {
  const t = usePaymentMessages();
  const path = usePath();
  return (
    <FlowFooter>
      <LinkButton to={path('deposit')} replace>
        {t('createNew')}
      </LinkButton>
    </FlowFooter>
  );
}

function PayFooter({ id, order: { qr }, isQr }: { id: string; order: DepositOrder; isQr: boolean }) {
  const t = usePaymentMessages();
  const path = usePath();
  const { member } = usePortal();
  const navigate = useNavigate();
  const cancel = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('cancelTitle'),
      text: t('cancelText'),
      confirmLabel: t('cancelSure'),
      cancelLabel: t('keep'),
      isDanger: true,
    });
    if (!isSure) return;
    if (member) dismissDeposit(member, id);
    void navigate(path('deposit'), { replace: true });
  };
  return (
    <FlowFooter>
      <Button variant="ghost" onClick={() => void cancel()}>
        {t('cancel')}
      </Button>
      {isQr && qr && (
        <Button icon={<IconDownload size={22} aria-hidden />} onClick={() => void save(qr, id)}>
          {t('saveQr')}
        </Button>
      )}
    </FlowFooter>
  );
}

async function save(qr: string, id: string): Promise<void> {
  await saveQr(qr, `promptpay-${id.slice(0, 8)}`);
  toast.show(paymentText('qrSaved'), 'success');
}
