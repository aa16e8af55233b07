import type { Query, QueryClient } from '@tanstack/react-query';
import { LIVE_ADDRESS, LIVE_EVERYTHING, LIVE_TOPICS, type MemberRef } from '../../core';
import { setFollowed } from './live-state';

const EVENTS = [...LIVE_TOPICS, LIVE_EVERYTHING] as const;

/** A page that begins to listen was read so long ago at the most. */
const OLDEST_MS = 60_000;

/** A stream that was refused, while the server is replaced for example, is asked for again after this, and up to twice as long. */
const AGAIN_MS = 10_000;

/** What one tab says to the member's others. A tab that begins asks for what was told since it was read. */
type TabMessage =
  | { kind: 'event'; name: string }
  | { kind: 'state'; isOpen: boolean }
  | { kind: 'begins'; pageAgeMs: number };

/**
 * Reads again what the server says has changed: the queries whose `meta.live` names the topic. A browser has one stream for
 * all tabs of a member; when its tab goes, another one opens it. A page that the browser puts away stops listening.
 *
 * @param loadedAt `performance.now()` when the page's data was read
 * @returns stops listening
 */
export function followLive(client: QueryClient, { prefix, username }: MemberRef, loadedAt: number): () => void {
  const name = `housebrand-live ${prefix} ${username}`;
  const others = new BroadcastChannel(name);
  const stop = new AbortController();
  const pageAgeMs = (): number => Math.min(OLDEST_MS, Math.round(performance.now() - loadedAt));
  /** Whether this tab has the stream, and when it heard of what last. */
  let isOpen = false;
  const heardAt = new Map<string, number>();
  const apply = (said: TabMessage): void => {
    if (said.kind === 'event') readAgain(client, said.name);
    else if (said.kind === 'state') setFollowed(said.isOpen);
    else if (isOpen) {
      others.postMessage({ kind: 'state', isOpen } satisfies TabMessage);
      const since = performance.now() - said.pageAgeMs;
      for (const [event, at] of heardAt)
        if (at >= since) others.postMessage({ kind: 'event', name: event } satisfies TabMessage);
    }
  };
  const say = (said: TabMessage): void => {
    if (said.kind === 'event') heardAt.set(said.name, performance.now());
    apply(said);
    others.postMessage(said);
  };
  const lead = (): Promise<void> =>
    new Promise((end) => {
      let stream: EventSource;
      let again: ReturnType<typeof setTimeout> | undefined;
      const noteState = (now: boolean): void => {
        isOpen = now;
        say({ kind: 'state', isOpen });
      };
      const open = (): void => {
        stream = new EventSource(`${LIVE_ADDRESS}?pageAgeMs=${pageAgeMs()}`);
        stream.onopen = () => noteState(true);
        stream.onerror = () => {
          noteState(false);
          // a connection that broke the browser opens by itself; one that was refused it gives up
          if (stream.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_MS * (1 + Math.random()));
        };
        for (const event of EVENTS) stream.addEventListener(event, () => say({ kind: 'event', name: event }));
      };
      open();
      stop.signal.addEventListener('abort', () => {
        clearTimeout(again);
        stream.close();
        noteState(false);
        end();
      });
    });
  others.onmessage = ({ data }: MessageEvent<TabMessage>) => apply(data);
  others.postMessage({ kind: 'begins', pageAgeMs: pageAgeMs() } satisfies TabMessage);
  // a tab that was told to stop while it waited for its turn is no failure
  navigator.locks.request(name, { signal: stop.signal }, lead).catch(() => undefined);
  return () => {
    stop.abort();
    others.close();
    setFollowed(false);
  };
}

function readAgain(client: QueryClient, name: string): void {
  const isAffected = ({ meta }: Pick<Query, 'meta'>): boolean =>
    meta?.live?.some((topic) => name === topic || name === LIVE_EVERYTHING) ?? false;
  void client.invalidateQueries({ predicate: isAffected }, { cancelRefetch: false });
}
