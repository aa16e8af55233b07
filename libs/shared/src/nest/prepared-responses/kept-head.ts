import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where Node keeps a head that is written and not sent yet. Undocumented: whoever does not find it there goes on with `writeHead`. */
type WithHead = ServerResponse & { _header?: unknown };

const DATE = '\r\nDate: ';
const LINE_END = '\r\n';

/** A head in pieces: a request's id goes between the first two, the date between the last two. */
type Pieces = readonly [string, string, string];

/**
 * The head of one prepared reply. The first one is written by Node, header by header; those after it are the same text with
 * another request id and date. HTTP/1.0 and connections that are to be closed get other lines from Node each time.
 */
export class KeptHead {
  private pieces: Pieces | null | undefined;

  /** @param pairs names and values in turns, the request id excepted */
  constructor(
    private readonly status: 200 | 304,
    private readonly pairs: readonly string[],
  ) {}

  /** Writes the head; the body, if any, is the caller's. */
  begin(request: IncomingMessage, response: WithHead, requestId: string): void {
    const isUsual = request.httpVersionMinor === 1 && response.shouldKeepAlive;
    if (isUsual && this.pieces) {
      const [start, middle, end] = this.pieces;
      response.statusCode = this.status;
      response._header = start + requestId + middle + httpDate() + end;
      return;
    }
    response.writeHead(this.status, [...this.pairs, 'x-request-id', requestId]);
    if (isUsual && this.pieces === undefined) this.pieces = cut(response._header, requestId);
  }
}

/** `null` when Node writes heads in another way than the one we know. */
function cut(head: unknown, requestId: string): Pieces | null {
  if (typeof head !== 'string') return null;
  const [start, rest, ...more] = head.split(requestId);
  if (start === undefined || !rest?.startsWith(DATE) || more.length > 0) return null;
  return [start, DATE, rest.slice(rest.indexOf(LINE_END, DATE.length))];
}

let second = 0;
let date = '';

/** Once a second is enough: it has no smaller unit. */
function httpDate(): string {
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1_000).toUTCString();
  }
  return date;
}
