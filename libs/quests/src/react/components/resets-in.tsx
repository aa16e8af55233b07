import { countdownParts, Pill, useCountdown, VisuallyHidden } from '@housebrand/shared/react';
import { IconClock } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useQuestMessages } from '../messages';

const MINUTE_MS = 60_000;
/** The longest business day: 25 hours when clocks are set back. */
const MAX_MS = 25 * 60 * MINUTE_MS;

/**
 * Countdown to the end of the quests' day; calls `onOver` then. Screen readers hear it at five minutes, one minute, and
 * the end.
 */
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
