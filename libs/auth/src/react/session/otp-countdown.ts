import { useCallback, useEffect, useState } from 'react';
import { OTP_RESEND_SECONDS } from '../../core';

/** Where the moment is kept until which no other one-time password may be asked for (specification section 9). */
const KEY = 'countdown';

/** By the phone's clock it is never further away than this: a clock that is wrong must lock nobody out. */
const notTooFar = (moment: number): number => Math.min(moment, Date.now() + OTP_RESEND_SECONDS * 1_000);

function keptMoment(): number {
  try {
    return notTooFar(Number(localStorage.getItem(KEY)) || 0);
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
    const moment = notTooFar(Date.parse(resendAt));
    keepMoment(moment);
    setUntil(moment);
    setNow(Date.now());
  }, []);
  return { seconds, start };
}
