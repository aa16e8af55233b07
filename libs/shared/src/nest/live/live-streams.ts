import type { ServerResponse } from 'node:http';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { LIVE_EVERYTHING, TooManyRequests } from '@housebrand/shared';
import type { MemberPrincipal } from '../context/principal';
import { SESSION_CHANGED } from '../context/session-changed';
import { Changes } from '../prepared-responses/changes';
import { openStreams } from '../monitoring/metrics';
import { LiveUpdates, type LiveItem } from './live-updates';

/** Interval of keep-alive comments: proxies and phones close idle connections. */
const BEAT_MS = 20_000;
/** Maximum duration of a stream; the browser reconnects, which checks its session again. */
const LIFETIME_MS = 10 * 60_000;
/** Maximum per session; a browser has one for all its tabs. */
const MAX_SESSION_STREAMS = 4;
const MAX_STREAMS = 5_000;
/** Wait of a browser before it reconnects. */
const RETRY_MS = 3_000;

export interface StreamStart {
  lastId: string | null;
  pageAgeMs: number;
}

interface Stream {
  session: MemberPrincipal;
  response: ServerResponse;
  endsAt: number;
}

/** The open event streams of this instance. */
@Injectable()
export class LiveStreams implements BeforeApplicationShutdown {
  private readonly streams = new Set<Stream>();
  private readonly beat: NodeJS.Timeout;

  constructor(
    private readonly updates: LiveUpdates,
    changes: Changes,
  ) {
    updates.listen({
      reported: (item) => this.forward(item),
      lost: () => this.broadcast(event(LIVE_EVERYTHING, null)),
    });
    changes.on(SESSION_CHANGED, (id) => this.end(({ session }) => session.sessionId === id));
    this.beat = setInterval(() => this.keepAlive(), BEAT_MS);
    this.beat.unref();
  }

  /** @throws TooManyRequests when the session or this instance has the maximum of streams */
  assertBelowMaxStreams({ sessionId }: MemberPrincipal): void {
    const own = [...this.streams].filter(({ session }) => session.sessionId === sessionId).length;
    if (own >= MAX_SESSION_STREAMS || this.streams.size >= MAX_STREAMS) throw new TooManyRequests(RETRY_MS / 1_000);
  }

  /**
   * Starts a stream of change notifications for a session.
   * @param from the last event that the browser received; for a new stream, the age of its page
   */
  open(session: MemberPrincipal, from: StreamStart, response: ServerResponse): void {
    const stream = { session, response, endsAt: performance.now() + LIFETIME_MS };
    response.write(`retry: ${RETRY_MS}\n\n`);
    const missed = from.lastId === null ? this.updates.within(from.pageAgeMs) : this.updates.since(from.lastId);
    if (missed === null) response.write(event(LIVE_EVERYTHING, this.updates.newest));
    else {
      response.write(event('started', this.updates.newest));
      for (const item of missed) if (isFor(item, session)) response.write(event(item.topic, item.id));
    }
    this.streams.add(stream);
    openStreams.inc();
    response.once('close', () => {
      this.streams.delete(stream);
      openStreams.dec();
    });
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.beat);
    this.end(() => true);
  }

  private forward(item: LiveItem): void {
    const text = event(item.topic, item.id);
    for (const { session, response } of this.streams) if (isFor(item, session)) response.write(text);
  }

  private broadcast(text: string): void {
    for (const { response } of this.streams) response.write(text);
  }

  private keepAlive(): void {
    const now = performance.now();
    // a full buffer means that the client has stopped reading
    this.end(({ endsAt, response }) => now >= endsAt || response.writableLength > 64 * 1024);
    this.broadcast(':\n\n');
  }

  private end(which: (stream: Stream) => boolean): void {
    for (const stream of [...this.streams].filter(which)) {
      this.streams.delete(stream);
      stream.response.end();
    }
  }
}

function isFor({ prefix, username }: LiveItem, session: MemberPrincipal): boolean {
  return prefix === session.prefix && (username === null || username === session.username);
}

/** Formats an event; browsers drop events without data. */
function event(name: string, id: string | null): string {
  return `${id === null ? '' : `id: ${id}\n`}event: ${name}\ndata: 1\n\n`;
}
