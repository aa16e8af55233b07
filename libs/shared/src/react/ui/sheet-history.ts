import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A sheet has an entry of its own in the history, above that of its page and with the same address, so that back closes it. It
 * is never taken away by us: whoever closes a sheet may be about to lead on, and the two would race. An entry whose sheet is
 * closed stands there as the page itself, serves the next sheet, and is passed over on the way back.
 */
interface Marked {
  /** react-router's number of the page. */
  idx?: number;
  sheet?: 'above' | 'below';
}

const entry = (): Marked => (window.history.state ?? {}) as Marked;

/** By the sheet: what back does. The topmost is the last. */
const open: (() => void)[] = [];
/** The page that back or forward led to last, unless a sheet was opened since. */
let ledTo: number | undefined;
let isFollowing = false;

function enter(): void {
  if (!isFollowing) window.addEventListener('popstate', follow);
  isFollowing = true;
  const state = entry();
  if (state.sheet === 'above') return;
  window.history.replaceState({ ...state, sheet: 'below' } satisfies Marked, '');
  window.history.pushState({ ...state, sheet: 'above' } satisfies Marked, '');
  ledTo = undefined;
}

function follow(): void {
  const { idx, sheet } = entry();
  const isForward = ledTo !== undefined && idx !== undefined && ledTo < idx;
  ledTo = idx;
  if (sheet !== 'below' || isForward) return;
  const back = open.at(-1);
  // nothing on the page would change: on to the page before it
  if (!back) return window.history.back();
  back();
  if (open.length > 1) enter();
}

/** Back closes the sheet and keeps the page; a sheet that stays open all the same is closed by the next one. */
export function useClosedByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (!isOpen) return undefined;
    const back = (): void => {
      close();
      setPresses((before) => before + 1);
    };
    open.push(back);
    return () => void open.splice(open.indexOf(back), 1);
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) enter();
  }, [isOpen, presses]);
}
