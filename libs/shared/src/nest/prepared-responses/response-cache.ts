import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppLog } from '../logging/app-log';
import { preparedRepliesOf, type PreparedReplies } from '../metrics/metrics';
import { matchesTag, negotiateEncoding, type EncodedBody, type Encoding } from './encoding';
import { preparedHead } from './prepared-head';
import { KeptHead } from './kept-head';

/** How long an address may be answered without asking who made its body. */
const SHARED_MS = 1_000;
const MAX_ADDRESSES = 2_000;
/** Ways to write the address of one body: `?lang=th`, `?lang=th&lang=`, hosts. Whoever invents more takes the long way. */
const MAX_SPELLINGS = 32;
const MAX_ADDRESS_LENGTH = 300;
const ONE_WRITE_BYTES = 16_384;

/** What an address is answered with. */
export interface AddressedReply {
  /** The route's pattern, for logs and metrics. */
  route: string;
  /** The key of its hot body. */
  key: string;
  /** News of these makes it old. */
  topics: readonly string[];
  body: EncodedBody;
  cacheControl: string;
}

/** What all addresses of one content share, whoever has it. */
interface Prepared {
  route: string;
  cacheControl: string;
  body: EncodedBody;
  /** A small body's bytes as characters, a byte each: head and body then leave in one write. */
  texts: Partial<Record<Encoding, string>>;
  /** With a body, and without one. */
  heads: Record<Encoding, Record<200 | 304, KeptHead>>;
  counts: Record<200 | 304, PreparedReplies>;
}

interface Address {
  prepared: Prepared;
  key: string;
  topics: readonly string[];
  until: number;
}

/** Host and path: a host is part of an address, and a proxy may say which one it was. No header has line ends in it. */
function wholeAddress({ url, headers: { host, 'x-forwarded-host': forwarded } }: IncomingMessage): string {
  return forwarded === undefined ? `${host}\n${url}` : `${String(forwarded)}\n${host}\n${url}`;
}

/**
 * Answers addresses whose reply is the same for everybody before the framework sees the request: a lookup and a write.
 * An entry lives a second and dies with the next change of what it depends on.
 */
export class ResponseCache {
  private readonly addresses = new Map<string, Address>();
  private readonly prepared = new WeakMap<EncodedBody, Prepared>();
  /** Spellings of the address of each hot body that are remembered at the moment. */
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
    // the edge accepts a caller's request id, and asks what a page of another site may read: such requests take the long way
    if (request.headers['x-request-id'] !== undefined || request.headers.origin !== undefined) return false;
    const requestId = randomUUID();
    const { prepared } = address;
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    const isKnown = matchesTag(request.headers['if-none-match'], prepared.body);
    const status = isKnown ? 304 : 200;
    prepared.heads[encoding][status].begin(request, response, requestId);
    const text = prepared.texts[encoding];
    if (isKnown) response.end();
    else if (text !== undefined) response.end(text, 'latin1');
    else response.end(prepared.body.bytes[encoding]);
    prepared.counts[status].uncollected += 1;
    this.log.hotAccess(requestId, prepared.route, status);
    return true;
  }

  /** From now on the address of a request is answered with a body, for a second; not when it has too many spellings already. */
  remember(request: IncomingMessage, reply: AddressedReply): void {
    const address = wholeAddress(request);
    const now = performance.now();
    if (now > this.sweptAt + SHARED_MS) {
      this.sweptAt = now;
      this.forgetWhere(({ until }) => until < now);
    }
    this.forget(address);
    const { key, topics } = reply;
    const spellings = this.spellings.get(key) ?? 0;
    const isFull = this.addresses.size >= MAX_ADDRESSES || spellings >= MAX_SPELLINGS;
    if (isFull || address.length > MAX_ADDRESS_LENGTH) return;
    this.spellings.set(key, spellings + 1);
    this.addresses.set(address, { prepared: this.prepare(reply), key, topics, until: now + SHARED_MS });
  }

  /** Forgets the addresses that a hot body answers. */
  forgetKey(key: string): void {
    this.forgetWhere((address) => address.key === key);
  }

  /** Forgets the addresses that depend on a topic. */
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
    const known = this.addresses.get(address);
    if (!known) return;
    this.addresses.delete(address);
    const left = this.spellings.get(known.key)! - 1;
    if (left > 0) this.spellings.set(known.key, left);
    else this.spellings.delete(known.key);
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

  private head({ body, cacheControl }: AddressedReply, encoding: Encoding): Record<200 | 304, KeptHead> {
    const { validators, content } = preparedHead(body, encoding, cacheControl);
    const known = Object.entries({ ...this.headers, ...validators }).flat();
    return { 200: new KeptHead(200, [...known, ...Object.entries(content).flat()]), 304: new KeptHead(304, known) };
  }
}
