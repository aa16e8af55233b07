import { formatNumber, shortTransactionId, type DayRange, type PaymentStatus } from '@housebrand/shared';
import { Card, ListEnd, Pill, useLanguage, usePortal, useMoment } from '@housebrand/shared/react';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import type { IncomeWithdrawal } from '../../core';
import { useIncomeWithdrawals } from '../api/get-income-withdrawals';
import { useAffiliateMessages } from '../messages';
import { ListState } from './list-state';
import classes from './income-lists.module.css';

/** Withdrawals of income. */
export function WithdrawnList({ range }: { range: DayRange | null }) {
  const t = useAffiliateMessages();
  const { member } = usePortal();
  const pages = useIncomeWithdrawals(member, range);
  const empty = { title: t('noneWithdrawn'), text: t('noneWithdrawnText') };
  return (
    <ListState pages={pages} empty={empty}>
      <Card isPadded={false}>
        <ul>
          {pages.entries.map((withdrawal) => (
            <li key={withdrawal.id} className={classes.item}>
              <Row withdrawal={withdrawal} />
            </li>
          ))}
        </ul>
      </Card>
      <ListEnd pages={pages} shown={pages.entries.length} />
    </ListState>
  );
}

function Row({ withdrawal }: { withdrawal: IncomeWithdrawal }) {
  const language = useLanguage();
  const moment = useMoment();
  const { id, amount, status, rejectReason, createdAt } = withdrawal;
  const text = formatNumber(amount);
  return (
    <div className={classes.row}>
      <span className={classes.what}>
        <b>{moment(createdAt)}</b>
        <small>{shortTransactionId(id).toUpperCase()}</small>
        {rejectReason && <small>{rejectReason[language]}</small>}
      </span>
      <span className={classes.how}>
        <b>{status === 'REJECT' ? <s>{text}</s> : text}</b>
        <Status status={status} />
      </span>
    </div>
  );
}

function Status({ status }: { status: PaymentStatus }) {
  const t = useAffiliateMessages();
  switch (status) {
    case 'CREATE':
    case 'APPROVE':
      return (
        <Pill tone="warn" icon={<IconClock size={14} aria-hidden />}>
          {t('status.pending')}
        </Pill>
      );
    case 'REJECT':
      return (
        <Pill tone="danger" icon={<IconX size={14} aria-hidden />}>
          {t('status.rejected')}
        </Pill>
      );
    case 'SUCCESS':
      return (
        <Pill tone="ok" icon={<IconCheck size={14} aria-hidden />}>
          {t('status.completed')}
        </Pill>
      );
  }
}
