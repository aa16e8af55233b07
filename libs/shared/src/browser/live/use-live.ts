import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MemberRef } from '../../core';
import { whenIdle } from '../state/idle';

/** Wait for the first view to finish: fresh data rarely changes within seconds. */
const START_AFTER_MS = 8_000;

/** Refetches changed data while a member looks at the page; does nothing for a guest. */
export function useLive(member: MemberRef | null): void {
  const client = useQueryClient();
  const { prefix, username } = member ?? {};
  useEffect(() => {
    if (prefix === undefined || username === undefined || !canFollow()) return undefined;
    const listening = listen((loadedAt) =>
      import('./follow-live').then(({ followLive }) => followLive(client, { prefix, username }, loadedAt)),
    );
    const pause = (): void => listening.pause();
    const resume = (): void => listening.begin();
    listening.begin();
    window.addEventListener('pagehide', pause);
    window.addEventListener('pageshow', resume);
    return () => {
      window.removeEventListener('pagehide', pause);
      window.removeEventListener('pageshow', resume);
      listening.pause();
    };
  }, [client, prefix, username]);
}

/** Web Locks exist only on https and localhost. */
function canFollow(): boolean {
  return 'EventSource' in globalThis && 'BroadcastChannel' in globalThis && 'locks' in navigator;
}

/** Starts once the page is at rest, however often `begin` is called; a pause cancels a pending start. */
function listen(follow: (loadedAt: number) => Promise<() => void>) {
  let stop: (() => void) | undefined;
  return {
    begin(): void {
      if (stop) return;
      const loadedAt = performance.now();
      let isPaused = false;
      let end = (): void => undefined;
      const timer = setTimeout(() => {
        whenIdle(() => {
          if (isPaused) return;
          // If the chunk fails to load, the page relies on its polling.
          follow(loadedAt).then(
            (stopFollowing) => {
              if (isPaused) stopFollowing();
              else end = stopFollowing;
            },
            () => undefined,
          );
        });
      }, START_AFTER_MS);
      stop = () => {
        isPaused = true;
        clearTimeout(timer);
        end();
      };
    },
    pause(): void {
      stop?.();
      stop = undefined;
    },
  };
}
