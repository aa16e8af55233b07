import { formatSatang } from '@housebrand/shared';
import { Link, usePath } from '@housebrand/shared/react';
import { IconChevronRight, IconClock } from '@tabler/icons-react';
import { useOpenWithdrawals } from '../../../state/open-payments';
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
  return useOpenWithdrawals().map(({ id, amountSatang }) => (
    <Link key={id} className={classes.open} to={path(`withdraw/history?id=${encodeURIComponent(id)}`)}>
      <IconClock size={20} aria-hidden />
      <span>{t('onTheWay', { amount: formatSatang(BigInt(amountSatang)) })}</span>
      <IconChevronRight size={18} aria-hidden />
    </Link>
  ));
}
