import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppLog } from '../logging/app-log';
import { preparedRepliesOf, type PreparedReplies } from '../monitoring/metrics';
import { matchesTag, negotiateEncoding, type EncodedBody, type Encoding } from './encoding';
import { preparedHead } from './prepared-head';

/** How long an address is answered without running its handler. */
const SHARED_MS = 1_000;
const MAX_ADDRESSES = 2_000;
/** Most spellings of one body's address (`?lang=th`, `?lang=th&lang=`, hosts); further ones go through the framework. */
const MAX_SPELLINGS = 32;
const MAX_ADDRESS_LENGTH = 300;
const ONE_WRITE_BYTES = 16_384;

/** The reply to an address. */
export interface AddressedReply {
  /** The route's pattern, for logs and metrics. */
  route: string;
  /** The key of its prepared body. */
  key: string;
  /** Changes of these topics invalidate it. */
  topics: readonly string[];
  body: EncodedBody;
  cacheControl: string;
  /** When it stops to be right, by `performance.now()`. */
  until: number;
}

/** The data that all addresses of one content share. */
interface Prepared {
  route: string;
  cacheControl: string;
  body: EncodedBody;
  /** A small body as a latin1 string, so that Node sends head and body in one write. */
  texts: Partial<Record<Encoding, string>>;
  /** Header names and values in turn, without the request id. */
  heads: Record<Encoding, Record<200 | 304, readonly string[]>>;
  counts: Record<200 | 304, PreparedReplies>;
}

interface Address {
  prepared: Prepared;
  key: string;
  topics: readonly string[];
  until: number;
}

/** Returns host, forwarded host and path as one key. Headers contain no line ends, so the parts can't run together. */
function wholeAddress({ url, headers: { host, 'x-forwarded-host': forwarded } }: IncomingMessage): string {
  return forwarded === undefined ? `${host}\n${url}` : `${String(forwarded)}\n${host}\n${url}`;
}

/**
 * Answers addresses whose reply is equal for all callers before the framework sees the request, with a lookup and a write. An
 * entry lives for a second, or until a dependency changes.
 */
export class ResponseCache {
  private readonly addresses = new Map<string, Address>();
  private readonly prepared = new WeakMap<EncodedBody, Prepared>();
  /** Number of cached spellings per body key. */
  private readonly spellings = new Map<string, number>();
  private sweptAt = 0;

  constructor(
    private readonly headers: Record<string, string>,
    private readonly log: AppLog,
  ) {}

  /** Answers the request if it can. @returns whether it did */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const address = request.method === 'GET' ? this.addresses.get(wholeAddress(request)) : undefined;
    if (!address || address.until < performance.now()) return false;
    // leave requests with a request id or an origin to the framework, which handles ids and CORS
    if (request.headers['x-request-id'] !== undefined || request.headers.origin !== undefined) return false;
    const requestId = randomUUID();
    const { prepared } = address;
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    const isKnown = matchesTag(request.headers['if-none-match'], prepared.body);
    const status = isKnown ? 304 : 200;
    response.writeHead(status, [...prepared.heads[encoding][status], 'x-request-id', requestId]);
    const text = prepared.texts[encoding];
    if (isKnown) response.end();
    else if (text !== undefined) response.end(text, 'latin1');
    else response.end(prepared.body.bytes[encoding]);
    prepared.counts[status].uncollected += 1;
    this.log.hotAccess(requestId, prepared.route, status);
    return true;
  }

  /** Caches the reply to a request's address for a second, unless the body has too many spellings already. */
  remember(request: IncomingMessage, reply: AddressedReply): void {
    const address = wholeAddress(request);
    const now = performance.now();
    if (now > this.sweptAt + SHARED_MS) {
      this.sweptAt = now;
      this.forgetWhere(({ until }) => until < now);
    }
    this.forget(address);
    const { key, topics, until } = reply;
    const spellings = this.spellings.get(key) ?? 0;
    const isFull = this.addresses.size >= MAX_ADDRESSES || spellings >= MAX_SPELLINGS;
    if (isFull || address.length > MAX_ADDRESS_LENGTH) return;
    this.spellings.set(key, spellings + 1);
    this.addresses.set(address, {
      prepared: this.prepare(reply),
      key,
      topics,
      until: Math.min(until, now + SHARED_MS),
    });
  }

  /** Drops the addresses of a body. */
  forgetKey(key: string): void {
    this.forgetWhere((address) => address.key === key);
  }

  /** Drops the addresses that depend on a topic. */
  forgetTopic(topic: string): void {
    this.forgetWhere(({ topics }) => topics.includes(topic));
  }

  forgetAll(): void {
    this.forgetWhere(() => true);
  }

  private forgetWhere(isOld: (address: Address) => boolean): void {
    for (const [name, address] of this.addresses) if (isOld(address)) this.forget(name);
  }

  private forget(address: string): void {
    const entry = this.addresses.get(address);
    if (!entry) return;
    this.addresses.delete(address);
    const left = this.spellings.get(entry.key)! - 1;
    if (left > 0) this.spellings.set(entry.key, left);
    else this.spellings.delete(entry.key);
  }

  private prepare(reply: AddressedReply): Prepared {
    const { body, route, cacheControl } = reply;
    const known = this.prepared.get(body);
    if (known?.route === route && known.cacheControl === cacheControl) return known;
    const head = (encoding: Encoding) => this.head(reply, encoding);
    const text = (encoding: Encoding) => {
      const bytes = body.bytes[encoding];
      return bytes.length <= ONE_WRITE_BYTES ? { [encoding]: bytes.toString('latin1') } : {};
    };
    const prepared = {
      route,
      cacheControl,
      body,
      texts: { ...text('br'), ...text('gzip'), ...text('identity') },
      heads: { br: head('br'), gzip: head('gzip'), identity: head('identity') },
      counts: { 200: preparedRepliesOf(route, 200), 304: preparedRepliesOf(route, 304) },
    };
    this.prepared.set(body, prepared);
    return prepared;
  }

  private head({ body, cacheControl }: AddressedReply, encoding: Encoding): Record<200 | 304, readonly string[]> {
    const { validators, content } = preparedHead(body, encoding, cacheControl);
    const common = Object.entries({ ...this.headers, ...validators }).flat();
    return { 200: [...common, ...Object.entries(content).flat()], 304: common };
  }
}
