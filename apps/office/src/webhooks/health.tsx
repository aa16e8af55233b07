import type { Webhook } from '@housebrand/webhooks';
import { StateChip } from '../kit/chip';
import { useTimes } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { useWebhookMessages } from './messages';

const OFF = { STAFF: 'off', GONE: 'gone', FAILING: 'dead' } as const;
const OFF_TEXTS = { STAFF: 'offStaff', GONE: 'offGone', FAILING: 'offFailing' } as const;

/** Whether a webhook works, in a few words. */
export function HealthChip({ webhook: { disabledReason, failingSince, lastDeliveredAt } }: { webhook: Webhook }) {
  const t = useWebhookMessages();
  const times = useTimes();
  if (disabledReason !== null)
    return (
      <StateChip tone={disabledReason === 'STAFF' ? 'neutral' : 'bad'}>{t(`health.${OFF[disabledReason]}`)}</StateChip>
    );
  if (failingSince !== null)
    return <StateChip tone="warn">{t('health.failing', { time: times.since(failingSince) })}</StateChip>;
  if (lastDeliveredAt === null) return <StateChip tone="info">{t('health.new')}</StateChip>;
  return <StateChip tone="good">{t('health.fine')}</StateChip>;
}

/** Why a webhook is off or fails, and what to do; nothing for one that works. */
export function HealthText({ webhook: { disabledReason, disabledAt, failingSince } }: { webhook: Webhook }) {
  const t = useWebhookMessages();
  const times = useTimes();
  const text =
    disabledReason !== null && disabledAt !== null
      ? t(OFF_TEXTS[disabledReason], { time: times.long(disabledAt) })
      : failingSince !== null && t('failingText', { time: times.long(failingSince) });
  return text && <p className={classes.consequence}>{text}</p>;
}
