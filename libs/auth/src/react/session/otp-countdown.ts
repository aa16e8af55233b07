import { usePortal } from '@housebrand/shared/react';
import { useCallback, useEffect, useState } from 'react';
import { OTP_RESEND_SECONDS } from '../../core';

/** Storage key of the time from which another one-time password can be requested (specification section 9). */
const KEY = 'countdown';

/** Limits the wait by the phone's clock, so that a wrong clock doesn't lock the member out. */
const limitWait = (moment: number): number => Math.min(moment, Date.now() + OTP_RESEND_SECONDS * 1_000);

/** Returns the agent's stored moment, `MTO:1763715660000`; another agent's does not count here. */
function keptMoment(prefix: string): number {
  try {
    const [agent, moment] = localStorage.getItem(KEY)?.split(':') ?? [];
    return agent === prefix ? limitWait(Number(moment) || 0) : 0;
  } catch {
    return 0;
  }
}

function keepMoment(prefix: string, moment: number): void {
  try {
    localStorage.setItem(KEY, `${prefix}:${moment}`);
  } catch {
    // storage may be unavailable: then the countdown ends with the page
  }
}

/** Returns the seconds until another one-time password can be requested (0: now); survives a reload. */
export function useOtpCountdown(): { seconds: number; start: (resendAt: string) => void } {
  const { prefix } = usePortal();
  const [until, setUntil] = useState(() => keptMoment(prefix));
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000));
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [seconds]);
  const start = useCallback(
    (resendAt: string) => {
      const moment = limitWait(Date.parse(resendAt));
      keepMoment(prefix, moment);
      setUntil(moment);
      setNow(Date.now());
    },
    [prefix],
  );
  return { seconds, start };
}
