import { formatSatang } from '@housebrand/shared';
import { Link, usePath, usePortal } from '@housebrand/shared/react';
import { IconChevronRight, IconClock } from '@tabler/icons-react';
import { statusLabel } from '../../../../core';
import { useLatestWithdrawals } from '../../../api/get-latest-withdrawals';
import { useWithdrawalMessages } from '../../../withdrawal-messages';
import classes from './open-payments.module.css';
import { OpenDeposits } from './open-deposits';

/** One line for each open deposit and withdrawal; empty if there is none. */
export function MoneyOnTheWay() {
  return (
    <div className={classes.onTheWay}>
      <OpenDeposits />
      <OpenWithdrawals />
    </div>
  );
}

function OpenWithdrawals() {
  const t = useWithdrawalMessages();
  const path = usePath();
  const { member } = usePortal();
  const { data = [] } = useLatestWithdrawals(member, false);
  return data
    .filter(({ status }) => statusLabel(status) === 'pending')
    .map(({ id, amountSatang }) => (
      <Link key={id} className={classes.open} to={path(`withdraw/history?id=${encodeURIComponent(id)}`)}>
        <IconClock size={20} aria-hidden />
        <span>{t('onTheWay', { amount: formatSatang(BigInt(amountSatang)) })}</span>
        <IconChevronRight size={18} aria-hidden />
      </Link>
    ));
}
