import { useEffect, useReducer } from 'react';
import { serverNow } from './server-clock';

/**
 * Returns the milliseconds until an instant (ISO 8601) by the server's clock, updated every second; 0 once it has
 * passed. Never more than `spanMs`, even while only the device's clock is known.
 */
export function useCountdown(until: string | null, spanMs = Number.POSITIVE_INFINITY): number {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const left = until === null ? 0 : Math.min(spanMs, Math.max(0, Date.parse(until) - serverNow()));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}

/** Splits a time into days and `hh:mm:ss`: `{ days: 2, clock: '06:14:32' }`. */
export function countdownParts(milliseconds: number): { days: number; clock: string } {
  const seconds = Math.ceil(milliseconds / 1_000);
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  const clock = [(seconds % 86_400) / 3_600, (seconds % 3_600) / 60, seconds % 60].map(two).join(':');
  return { days: Math.floor(seconds / 86_400), clock };
}
