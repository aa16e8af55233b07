import { useEffect, useState } from 'react';

/** Without input for this long, pages stop repeating their reads, so that an unattended session can end. */
const ATTENDED_MS = 5 * 60_000;
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Returns the interval while the page gets input, else `false`. */
export function usePolling(intervalMs: number): number | false {
  const [isAttended, setIsAttended] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const note = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsAttended(false), ATTENDED_MS);
      setIsAttended(true);
    };
    note();
    for (const input of INPUTS) window.addEventListener(input, note, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const input of INPUTS) window.removeEventListener(input, note);
    };
  }, []);
  return isAttended ? intervalMs : false;
}
