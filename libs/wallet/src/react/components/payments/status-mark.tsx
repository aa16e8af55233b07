import { Pill } from '@housebrand/shared/react';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import type { StatusLabel } from '../../../core';
import { usePaymentMessages } from '../../payment-messages';
import classes from './status-mark.module.css';

/** The label of a status: a pill for pending and rejected, plain text for completed. */
export function StatusMark({ status, isLoud }: { status: StatusLabel | null; isLoud?: boolean }) {
  const t = usePaymentMessages();
  switch (status) {
    case 'pending':
      return (
        <Pill tone="warn" icon={<IconClock size={14} aria-hidden />}>
          {t('status.pending')}
        </Pill>
      );
    case 'rejected':
      return (
        <Pill tone="danger" icon={<IconX size={14} aria-hidden />}>
          {t('status.rejected')}
        </Pill>
      );
    case 'completed':
      return isLoud ? (
        <Pill tone="ok" icon={<IconCheck size={14} aria-hidden />}>
          {t('status.completed')}
        </Pill>
      ) : (
        <span className={classes.quiet}>
          <IconCheck size={14} aria-hidden />
          <span>{t('status.completed')}</span>
        </span>
      );
    default:
      return null;
  }
}
