import { formatSatang } from '@housebrand/shared';
import { Link, useCountdown, usePath, usePortal } from '@housebrand/shared/react';
import { IconChevronRight, IconClock } from '@tabler/icons-react';
import type { ReportedDeposit } from '../../../../core';
import { useLatestDeposits } from '../../../api/get-latest-deposits';
import { usePaymentMessages } from '../../../payment-messages';
import { isDismissed } from '../../../state/deposit-intent';
import classes from './open-payments.module.css';
import { minutesText } from '../../shared/minutes-text';

/** Links to the open deposits that await the member's transfer. */
export function OpenDeposits() {
  const { member } = usePortal();
  const latest = useLatestDeposits(member);
  if (!member) return null;
  const open = (latest.data ?? []).filter(
    ({ id, status, order }) => status === 'CREATE' && order && !isDismissed(member, id),
  );
  return open.map((deposit) => <OpenDeposit key={deposit.id} deposit={deposit} />);
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
