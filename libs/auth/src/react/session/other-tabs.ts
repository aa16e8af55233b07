import { isSessionShared } from '@housebrand/shared/react';

const NAME = 'housebrand-session';

/** This page among those of the browser; what one page says it hears as well. */
const page = Math.random();

const isAble = (): boolean => isSessionShared() && 'BroadcastChannel' in globalThis;

/** Tells the browser's other tabs, which have the same session, that another one began or that it is over. Who it is, the server says. */
export function notifyOtherTabs(): void {
  if (!isAble()) return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(page);
  channel.close();
}

/** Calls when another tab logged in or out: what this one shows may be somebody else's. @returns stops listening */
export function followOtherTabs(onChange: () => void): () => void {
  if (!isAble()) return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data !== page) onChange();
  };
  return () => channel.close();
}
