import { formatSatang } from '@housebrand/shared';
import { Link, useCountdown, usePath } from '@housebrand/shared/react';
import { IconChevronRight, IconClock } from '@tabler/icons-react';
import type { ReportedDeposit } from '../../../../core';
import { usePaymentMessages } from '../../../payment-messages';
import { useOpenDeposits } from '../../../state/open-payments';
import classes from './open-payments.module.css';
import { minutesText } from '../../shared/minutes-text';

/** Links to the open deposits that await the member's transfer. */
export function OpenDeposits() {
  return useOpenDeposits().map((deposit) => <OpenDeposit key={deposit.id} deposit={deposit} />);
}

function OpenDeposit({ deposit: { id, amountSatang, createdAt, order } }: { deposit: ReportedDeposit }) {
  const t = usePaymentMessages();
  const path = usePath();
  const span = order ? Date.parse(order.expiresAt) - Date.parse(createdAt) : 0;
  const left = useCountdown(order?.expiresAt ?? null, span);
  const amount = formatSatang(BigInt(amountSatang));
  return (
    <Link className={classes.open} to={path(`deposit/digit?id=${encodeURIComponent(id)}`)}>
      <IconClock size={20} aria-hidden />
      <span>{left > 0 ? t('open', { amount, left: minutesText(left) }) : t('openOverdue', { amount })}</span>
      <IconChevronRight size={18} aria-hidden />
    </Link>
  );
}
