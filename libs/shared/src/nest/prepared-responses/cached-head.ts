import type { IncomingMessage, ServerResponse } from 'node:http';

/** Node's undocumented field of a written but unsent head; without it `CachedHead` falls back to `writeHead`. */
type WithHead = ServerResponse & { _header?: unknown };

const DATE = '\r\nDate: ';
const LINE_END = '\r\n';

/** The parts of a head: the request id goes between the first two, the date between the last two. */
type Pieces = readonly [string, string, string];

/**
 * The head of one prepared reply. Node writes the first one header by header; later ones reuse its text with another request id
 * and date. Node writes each head for HTTP/1.0 and for closing connections, which need other lines.
 */
export class CachedHead {
  private pieces: Pieces | null | undefined;

  /** @param pairs alternating names and values, without the request id */
  constructor(
    private readonly status: 200 | 304,
    private readonly pairs: readonly string[],
  ) {}

  /** Writes the head; the caller writes the body, if any. */
  begin(request: IncomingMessage, response: WithHead, requestId: string): void {
    const isReusable = request.httpVersionMinor === 1 && response.shouldKeepAlive;
    if (isReusable && this.pieces) {
      const [start, middle, end] = this.pieces;
      response.statusCode = this.status;
      response._header = start + requestId + middle + httpDate() + end;
      return;
    }
    response.writeHead(this.status, [...this.pairs, 'x-request-id', requestId]);
    if (isReusable && this.pieces === undefined) this.pieces = cut(response._header, requestId);
  }
}

/** Splits a head into its parts; `null` if Node writes heads in an unexpected form. */
function cut(head: unknown, requestId: string): Pieces | null {
  if (typeof head !== 'string') return null;
  const [start, rest, ...more] = head.split(requestId);
  if (start === undefined || !rest?.startsWith(DATE) || more.length > 0) return null;
  return [start, DATE, rest.slice(rest.indexOf(LINE_END, DATE.length))];
}

let second = 0;
let date = '';

/** Returns the HTTP date, formatted once per second. */
function httpDate(): string {
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1_000).toUTCString();
  }
  return date;
}
