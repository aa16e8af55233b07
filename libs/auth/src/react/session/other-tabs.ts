import { isSessionShared } from '@housebrand/shared/headless';

const NAME = 'housebrand-session';

/** Identifies this page: it also receives its own messages. */
const page = Math.random();

const isAble = (): boolean => isSessionShared() && 'BroadcastChannel' in globalThis;

/** Notifies the browser's other tabs that the shared session started or ended. The message names no member; tabs ask the server. */
export function notifyOtherTabs(): void {
  if (!isAble()) return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(page);
  channel.close();
}

/** Calls `onChange` when another tab logs in or out: this tab may show another member's data. @returns a function that unsubscribes */
export function followOtherTabs(onChange: () => void): () => void {
  if (!isAble()) return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data !== page) onChange();
  };
  return () => channel.close();
}
