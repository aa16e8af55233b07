import type { Satang } from '@housebrand/shared';
import type { QuestStatus } from './contracts';

/** Today's progress: what the member did today, at most the target, and never less than nothing when more was taken back than done. */
export function questProgress(done: Satang, target: Satang): Satang {
  if (done <= 0n) return 0n;
  return done > target ? target : done;
}

export function questStatus(progress: Satang, target: Satang): QuestStatus {
  return progress >= target ? 'READY' : 'OPEN';
}
