import { recall, remember } from '@housebrand/shared/react';

const KEY = 'playSince';

/** Returns when the member's visit (browser tab) started, epoch milliseconds. The first call of a visit starts it. */
export function visitBegan(username: string, nowMs: number = Date.now()): number {
  const stored = recall(KEY)?.split(' ');
  if (stored?.[0] === username && Number(stored[1]) <= nowMs) return Number(stored[1]);
  remember(KEY, `${username} ${nowMs}`);
  return nowMs;
}

/** Returns the milliseconds until the next reminder, and the minutes that it will show. */
export function nextReminder(
  beganMs: number,
  intervalMinutes: number,
  nowMs: number,
): { inMs: number; minutes: number } {
  const intervalMs = intervalMinutes * 60_000;
  const count = Math.floor(Math.max(0, nowMs - beganMs) / intervalMs) + 1;
  return { inMs: beganMs + count * intervalMs - nowMs, minutes: count * intervalMinutes };
}
