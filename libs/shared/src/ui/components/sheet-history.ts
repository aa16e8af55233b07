import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A sheet has its own history entry, above that of its page and with the same address, so that back closes it. We
 * never remove the entry: closing a sheet may coincide with a navigation, and the two would race. The entry of a
 * closed sheet shows the page, serves the next sheet, and is skipped on the way back.
 */
interface Marked {
  /** react-router's index of the page. */
  idx?: number;
  sheet?: 'above' | 'below';
}

const entry = (): Marked => (window.history.state ?? {}) as Marked;

/** What back does, per open sheet; the topmost is last. */
const open: (() => void)[] = [];
/** Index of the page that back or forward reached last; `undefined` once a sheet opens. */
let lastIndex: number | undefined;
let isFollowing = false;

function enter(): void {
  if (!isFollowing) window.addEventListener('popstate', follow);
  isFollowing = true;
  const state = entry();
  if (state.sheet === 'above') return;
  window.history.replaceState({ ...state, sheet: 'below' } satisfies Marked, '');
  window.history.pushState({ ...state, sheet: 'above' } satisfies Marked, '');
  lastIndex = undefined;
}

function follow(): void {
  const { idx, sheet } = entry();
  const isForward = lastIndex !== undefined && idx !== undefined && lastIndex < idx;
  lastIndex = idx;
  if (sheet !== 'below' || isForward) return;
  const back = open.at(-1);
  // Nothing on the page would change: go on to the page before it.
  if (!back) return window.history.back();
  back();
  if (open.length > 1) enter();
}

/** Closes a sheet on back and keeps the page; a sheet that stays open gets the next press, too. */
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
