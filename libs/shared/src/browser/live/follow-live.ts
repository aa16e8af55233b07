import type { Query, QueryClient } from '@tanstack/react-query';
import { LIVE_ADDRESS, LIVE_EVERYTHING, LIVE_TOPICS, type MemberRef } from '../../core';
import { setFollowed } from './live-state';

const EVENTS = [...LIVE_TOPICS, LIVE_EVERYTHING] as const;

/** Maximum age of its data that a page reports when it starts to listen. */
const MAX_PAGE_AGE_MS = 60_000;

/** Delay before a refused stream is reopened, for example during a deployment; up to twice as long. */
const REOPEN_AFTER_MS = 10_000;

/** A message between the tabs of a member. A tab that starts requests the events since its data was read. */
type TabMessage =
  | { kind: 'event'; name: string }
  | { kind: 'state'; isOpen: boolean }
  | { kind: 'begins'; pageAgeMs: number };

/**
 * Refetches what the server reports as changed: the queries whose `meta.live` names the topic. All tabs of a member
 * share one stream; when its tab closes, another one opens it. A page that the browser suspends stops listening.
 *
 * @param loadedAt `performance.now()` when the page's data was read
 * @returns a function that stops listening
 */
export function followLive(client: QueryClient, { prefix, username }: MemberRef, loadedAt: number): () => void {
  const name = `housebrand-live ${prefix} ${username}`;
  const others = new BroadcastChannel(name);
  const stop = new AbortController();
  const pageAgeMs = (): number => Math.min(MAX_PAGE_AGE_MS, Math.round(performance.now() - loadedAt));
  /** Whether this tab holds the stream, and when each event last arrived. */
  let isOpen = false;
  const lastEventAt = new Map<string, number>();
  const apply = (message: TabMessage): void => {
    if (message.kind === 'event') refetch(client, message.name);
    else if (message.kind === 'state') setFollowed(message.isOpen);
    else if (isOpen) {
      others.postMessage({ kind: 'state', isOpen } satisfies TabMessage);
      const since = performance.now() - message.pageAgeMs;
      for (const [event, at] of lastEventAt)
        if (at >= since) others.postMessage({ kind: 'event', name: event } satisfies TabMessage);
    }
  };
  const broadcast = (message: TabMessage): void => {
    if (message.kind === 'event') lastEventAt.set(message.name, performance.now());
    apply(message);
    others.postMessage(message);
  };
  const holdStream = (): Promise<void> =>
    new Promise((end) => {
      let stream: EventSource;
      let reopenTimer: ReturnType<typeof setTimeout> | undefined;
      let wasOpen = false;
      const updateState = (now: boolean): void => {
        isOpen = now;
        broadcast({ kind: 'state', isOpen });
      };
      const open = (): void => {
        stream = new EventSource(`${LIVE_ADDRESS}?pageAgeMs=${pageAgeMs()}`);
        stream.onopen = () => {
          wasOpen = true;
          updateState(true);
        };
        stream.onerror = () => {
          updateState(false);
          // The browser reopens a broken connection by itself, but gives up a refused one.
          if (stream.readyState !== EventSource.CLOSED) return;
          // The session may be over, which a stream cannot tell, but a call can.
          if (wasOpen) refetch(client, LIVE_EVERYTHING);
          wasOpen = false;
          reopenTimer = setTimeout(open, REOPEN_AFTER_MS * (1 + Math.random()));
        };
        for (const event of EVENTS) stream.addEventListener(event, () => broadcast({ kind: 'event', name: event }));
      };
      open();
      stop.signal.addEventListener('abort', () => {
        clearTimeout(reopenTimer);
        stream.close();
        updateState(false);
        end();
      });
    });
  others.onmessage = ({ data }: MessageEvent<TabMessage>) => apply(data);
  others.postMessage({ kind: 'begins', pageAgeMs: pageAgeMs() } satisfies TabMessage);
  // A tab that stops while it waits for the lock is not a failure.
  navigator.locks.request(name, { signal: stop.signal }, holdStream).catch(() => undefined);
  return () => {
    stop.abort();
    others.close();
    setFollowed(false);
  };
}

function refetch(client: QueryClient, name: string): void {
  const isAffected = ({ meta }: Pick<Query, 'meta'>): boolean =>
    meta?.live?.some((topic) => name === topic || name === LIVE_EVERYTHING) ?? false;
  void client.invalidateQueries({ predicate: isAffected }, { cancelRefetch: false });
}
