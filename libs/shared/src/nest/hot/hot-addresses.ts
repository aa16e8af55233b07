import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppLog } from '../logging/app-log';
import { requestSeconds } from '../metrics/metrics';
import { entityTag, matchesTag, negotiateEncoding, type EncodedBody, type Encoding } from './encoding';

/** How long an address may be answered without asking who made its body. */
const SHARED_MS = 1_000;
const MAX_ADDRESSES = 2_000;
const ONE_WRITE_BYTES = 16_384;

type RequestCounter = ReturnType<typeof requestSeconds.labels>;

interface Address {
  route: string;
  until: number;
  body: EncodedBody;
  /** A small body's bytes as characters, a byte each: head and body then leave in one write. */
  texts: Partial<Record<Encoding, string>>;
  heads: Record<Encoding, string[]>;
  /** Counters of its replies with and without a body. */
  sent: RequestCounter;
  known: RequestCounter;
}

/**
 * Answers addresses whose reply is the same for everybody before the framework sees the request: a lookup and a write.
 * An entry lives a second and dies with the next change of anything.
 */
export class HotAddresses {
  private readonly addresses = new Map<string, Address>();

  constructor(
    private readonly headers: Record<string, string>,
    private readonly log: AppLog,
  ) {}

  /** Answers the request if it can. @returns whether it did */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const address = request.method === 'GET' ? this.addresses.get(request.url!) : undefined;
    if (!address || address.until < Date.now()) return false;
    // the edge accepts a caller's request id: such a request takes the long way
    if (request.headers['x-request-id'] !== undefined) return false;
    const requestId = randomUUID();
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    const isKnown = matchesTag(request.headers['if-none-match'], address.body);
    const status = isKnown ? 304 : 200;
    response.writeHead(status, [...address.heads[encoding], 'x-request-id', requestId]);
    const text = address.texts[encoding];
    if (isKnown) response.end();
    else if (text !== undefined) response.end(text, 'latin1');
    else response.end(address.body.bytes[encoding]);
    (isKnown ? address.known : address.sent).observe(0);
    this.log.hotAccess(requestId, address.route, status);
    return true;
  }

  /** From now on an address is answered with a body, for a second. */
  remember(url: string, route: string, body: EncodedBody, cacheControl: string): void {
    if (this.addresses.size >= MAX_ADDRESSES) this.addresses.clear();
    const head = (encoding: Encoding) => this.head(body, encoding, cacheControl);
    const heads = { br: head('br'), gzip: head('gzip'), identity: head('identity') };
    const text = (encoding: Encoding) => {
      const bytes = body.bytes[encoding];
      return bytes.length <= ONE_WRITE_BYTES ? { [encoding]: bytes.toString('latin1') } : {};
    };
    const counter = (status: number) => requestSeconds.labels('GET', route, String(status));
    this.addresses.set(url, {
      route,
      until: Date.now() + SHARED_MS,
      body,
      texts: { ...text('br'), ...text('gzip'), ...text('identity') },
      heads,
      sent: counter(200),
      known: counter(304),
    });
  }

  forgetAll(): void {
    this.addresses.clear();
  }

  private head(body: EncodedBody, encoding: Encoding, cacheControl: string): string[] {
    const bytes = body.bytes[encoding];
    return [
      ...Object.entries(this.headers).flat(),
      ...['etag', entityTag(body, encoding), 'cache-control', cacheControl, 'vary', 'accept-encoding'],
      ...['content-type', body.type, 'content-length', String(bytes.length)],
      ...(bytes === body.bytes.identity ? [] : ['content-encoding', encoding]),
    ];
  }
}
