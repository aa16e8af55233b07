import { formatSatang } from '@housebrand/shared';
import { Card, CreditNumber, LinkButton, usePath, usePortal } from '@housebrand/shared/react';
import { IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReportedDeposit } from '../../../core';
import { EVERY_CREDIT, useCredit } from '../../api/get-credit';
import { usePaymentMessages } from '../../payment-messages';
import classes from './deposit-settled.module.css';
import { useShownPayments } from '../payments/shown-deposit';
import { FlowFooter, FlowScreen } from '../shared/flow-layout';
import { Receipt } from '../payments/receipt/receipt-sheet';

/** A deposit with a final status: credited, or rejected with the reason. */
export function DepositSettled({ deposit }: { deposit: ReportedDeposit }) {
  const t = usePaymentMessages();
  const path = usePath();
  const { member } = usePortal();
  const client = useQueryClient();
  const credit = useCredit(member);
  const shown = useShownPayments();
  const isPaid = deposit.status === 'SUCCESS';
  useEffect(() => {
    if (isPaid) void client.invalidateQueries({ queryKey: EVERY_CREDIT });
  }, [client, isPaid]);
  return (
    <>
      <FlowScreen>
        <div className={classes.head} role="status">
          {isPaid ? (
            <IconCircleCheckFilled className={classes.paid} size={72} aria-hidden />
          ) : (
            <IconCircleXFilled className={classes.rejected} size={72} aria-hidden />
          )}
          <h2>{isPaid ? t('paid', { amount: formatSatang(BigInt(deposit.amountSatang)) }) : t('rejectedTitle')}</h2>
          {isPaid && credit.data && (
            <p className={classes.credit}>
              <span>{t('creditNow')}</span>
              <CreditNumber satang={BigInt(credit.data.balanceSatang)} />
            </p>
          )}
        </div>
        <Card>
          <Receipt payment={shown.deposit(deposit)} />
        </Card>
      </FlowScreen>
      <FlowFooter>
        {isPaid ? (
          <LinkButton to={path()} replace>
            {t('done')}
          </LinkButton>
        ) : (
          <LinkButton to={path('deposit')} replace>
            {t('createNew')}
          </LinkButton>
        )}
      </FlowFooter>
    </>
  );
}
