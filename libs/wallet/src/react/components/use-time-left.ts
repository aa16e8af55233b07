import { useEffect, useState } from 'react';

/** Milliseconds until an instant, told each second; 0 when it has come. Never more than the span: clocks differ. */
export function useTimeLeft(until: string | null, spanMs: number): number {
  const [now, setNow] = useState(Date.now);
  const left = until === null ? 0 : Math.min(spanMs, Math.max(0, Date.parse(until) - now));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}

/** `09:42`. */
export function minutesText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
