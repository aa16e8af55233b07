import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MemberRef } from '../../core';
import { whenIdle } from '../state/idle';

/** The first view comes first: what a page has just read does not change in a moment. */
const BEGIN_AFTER_MS = 8_000;

/** While a member looks at the page, what changes is read again by itself. For a guest nothing happens. */
export function useLive(member: MemberRef | null): void {
  const client = useQueryClient();
  const { prefix, username } = member ?? {};
  useEffect(() => {
    if (prefix === undefined || username === undefined || !isAbleToFollow()) return undefined;
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

/** Locks are there on https and on localhost only. */
function isAbleToFollow(): boolean {
  return 'EventSource' in globalThis && 'BroadcastChannel' in globalThis && 'locks' in navigator;
}

/** Begins after the page has come to rest, however often it is told to; what a pause overtakes does not begin. */
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
          // a chunk that does not come leaves the page as it is: it looks by itself now and then
          follow(loadedAt).then(
            (stopFollowing) => {
              if (isPaused) stopFollowing();
              else end = stopFollowing;
            },
            () => undefined,
          );
        });
      }, BEGIN_AFTER_MS);
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
