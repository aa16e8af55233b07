import type { Satang } from '@housebrand/shared';
import type { QuestStatus } from './contracts';

/**
 * Today's progress: what was accumulated since the day's first look, at least nothing and at most the target.
 * An accumulation that falls (a void round) takes progress back, never below nothing.
 */
export function questProgress(baseline: Satang, accumulated: Satang, target: Satang): Satang {
  const moved = accumulated - baseline;
  if (moved <= 0n) return 0n;
  return moved > target ? target : moved;
}

export function questStatus(progress: Satang, target: Satang): QuestStatus {
  return progress >= target ? 'READY' : 'OPEN';
}
