import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** Whether the browser can hand a link or a file to other apps; false on the server. */
export function useCanShare(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => typeof navigator.share === 'function',
    () => false,
  );
}
