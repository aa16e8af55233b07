import { useEffect, useEffectEvent, useState } from 'react';

const TYPING_PAUSE_MS = 350;

/**
 * Shows typing at once and reports it when the member pauses, for example to the address.
 *
 * @param settled the text that was reported last
 */
export function useSettledText(settled: string, onSettle: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(settled);
  const settle = useEffectEvent((next: string) => {
    if (next !== settled) onSettle(next);
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
