import { countdownParts, Pill, useCountdown, VisuallyHidden } from '@housebrand/shared/react';
import { IconClock } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useQuestMessages } from '../messages';

const MINUTE_MS = 60_000;
/** The longest a business day lasts, when clocks are put back. */
const MAX_MS = 25 * 60 * MINUTE_MS;

/** When the day's quests end; `onOver` is told then, or at once where they have ended. Spoken at five minutes, at one, and at the end. */
export function ResetsIn({ endsAt, onOver }: { endsAt: string; onOver: () => void }) {
  const t = useQuestMessages();
  const left = useCountdown(endsAt, MAX_MS);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  const minutes = isOver ? 0 : left <= MINUTE_MS ? 1 : left <= 5 * MINUTE_MS ? 5 : null;
  return (
    <>
      <Pill tone="gold" icon={<IconClock size={16} aria-hidden />}>
        <span role="timer">{t('resetsIn', { left: countdownParts(left).clock })}</span>
      </Pill>
      <VisuallyHidden>
        <span role="status">{minutes === null ? '' : t('minutesLeft', { count: minutes })}</span>
      </VisuallyHidden>
    </>
  );
}
