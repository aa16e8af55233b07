import { useCallback, useEffect, useState } from 'react';

/** Where the moment is kept until which no other one-time password may be asked for (specification section 9). */
const KEY = 'countdown';

function keptMoment(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

function keepMoment(moment: number): void {
  try {
    localStorage.setItem(KEY, String(moment));
  } catch {
    // storage may be closed to us: then the countdown ends with the page
  }
}

/** Seconds until another one-time password may be asked for, also after a reload; 0: now. */
export function useOtpCountdown(): { seconds: number; start: (resendAt: string) => void } {
  const [until, setUntil] = useState(keptMoment);
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000));
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [seconds]);
  const start = useCallback((resendAt: string) => {
    const moment = Date.parse(resendAt);
    keepMoment(moment);
    setUntil(moment);
    setNow(Date.now());
  }, []);
  return { seconds, start };
}
