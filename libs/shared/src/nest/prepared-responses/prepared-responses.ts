import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { successEnvelope } from '../http/envelope';
import { routePath } from '../http/route-path';
import { Changes } from './changes';
import type { ResponseCache } from './response-cache';
import { encodeBody, matchesTag, negotiateEncoding, type EncodedBody } from './encoding';
import { preparedHead } from './prepared-head';

const TOPIC = 'prepared-responses';
/** An entry names its content and holds none: many agents may have the same list. */
const MAX_ENTRIES = 50_000;
/** What the contents may take together, in all their encodings. */
const MAX_BYTES = 64 * 1024 * 1024;

interface Entry {
  version: string;
  /** Of its content. */
  tag: string;
  madeAt: number;
}

interface Answer {
  entry: Entry;
  body: EncodedBody;
}

/** How long a body that is kept in memory is served, and how browsers keep it. */
export interface PreparedResponseOptions {
  /** After this the body is made anew behind the scenes while the old one is still served. Default: only on a change. */
  maxAgeMs?: number;
  /** When it cannot be made anew, the old one is served no longer than this. Default ten times `maxAgeMs`. */
  staleMs?: number;
  /** Default `no-cache`: browsers keep it and ask whether it changed. */
  cacheControl?: string;
  /**
   * The reply depends on nothing but the address, host and path: neither on who asks nor on a header such as the language. Then it may be
   * sent for up to a second, unless something it depends on changes, before guards and handlers run. Public routes only.
   */
  isAddressed?: boolean;
  /** The topics of `Changes` whose news makes an addressed reply old, beside the invalidation of its own key. */
  topics?: readonly string[];
}

/** A reply that is the same for everybody who asks: a controller returns it, and it is sent as it was prepared. */
export class PreparedResponse {
  /**
   * @param key which of the replies it is
   * @param version another version is another body
   * @param produce makes what is sent; called when it is not there yet, however many ask
   */
  constructor(
    readonly key: string,
    readonly version: string | number,
    readonly produce: () => Promise<unknown>,
    readonly options: PreparedResponseOptions = {},
  ) {}
}

/**
 * Replies that are the same for everybody: serialised and compressed once per version, sent as they are, with a strong
 * ETag. Never for anything that depends on who asks.
 */
@Injectable()
export class PreparedResponses {
  private readonly entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES });
  /** By tag: the same content is there once, whoever it belongs to. */
  private readonly contents = new LRUCache<string, EncodedBody>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes: { identity, br, gzip } }) => 1 + identity.length + br.length + gzip.length,
  });
  private readonly making = new Map<string, Promise<Answer>>();
  private readonly generations = new Map<string, number>();
  private epoch = 0;
  private addresses: ResponseCache | undefined;
  private readonly heard = new Set<string>();

  constructor(private readonly changes: Changes) {
    changes.on(TOPIC, (key) => this.forget(key));
    changes.onLost(() => this.forgetAll());
  }

  /**
   * What to send for a body, with its headers and status set on the reply; nothing when the client has it already.
   * A body under `/api` gets the envelope of its path. Errors of `produce` are thrown and nothing is kept.
   */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, version, produce, options }: PreparedResponse,
  ): Promise<Buffer | undefined> {
    const make = async () => successEnvelope(routePath(request), await produce());
    const epoch = this.epoch;
    const found = this.current(key, String(version), make, options) ?? (await this.make(key, String(version), make));
    const { entry, body } = found;
    const cacheControl = options.cacheControl ?? 'no-cache';
    if (options.isAddressed && epoch === this.epoch && this.entries.get(key) === entry) {
      const { topics = [] } = options;
      this.listen(topics);
      const route = request.routeOptions.url ?? '';
      this.addresses?.remember(request.raw, { route, key, topics, body, cacheControl });
    }
    return negotiate(request, reply, body, cacheControl);
  }

  /** Where addressed replies are answered from; the http edge says so. */
  answerFrom(addresses: ResponseCache): void {
    this.addresses = addresses;
  }

  /** Forgets a key's body in every instance; call it after the change is committed. */
  async invalidate(key: string): Promise<void> {
    this.forget(key);
    await this.changes.publish(TOPIC, key);
  }

  private current(
    key: string,
    version: string,
    produce: () => Promise<unknown>,
    { maxAgeMs, staleMs }: PreparedResponseOptions,
  ): Answer | undefined {
    const entry = this.entries.get(key);
    const body = entry && this.contents.get(entry.tag);
    if (!body || entry.version !== version) return undefined;
    if (maxAgeMs === undefined) return { entry, body };
    const age = performance.now() - entry.madeAt;
    if (age <= maxAgeMs) return { entry, body };
    if (age > (staleMs ?? 10 * maxAgeMs)) return undefined;
    // the one who made it fail hears of it when the old body has run out
    this.make(key, version, produce).catch(() => undefined);
    return { entry, body };
  }

  private make(key: string, version: string, produce: () => Promise<unknown>): Promise<Answer> {
    const slot = `${key}\n${version}`;
    const running = this.making.get(slot);
    if (running) return running;
    const started = this.generation(key);
    const made = (async () => {
      const body = await encodeBody(await produce(), undefined, { known: (tag) => this.contents.get(tag) });
      const entry = { version, tag: body.tag, madeAt: performance.now() };
      // a change heard meanwhile makes this body old news: it answers who waits for it and is not kept
      if (started === this.generation(key)) {
        this.entries.set(key, entry);
        this.contents.set(body.tag, body);
      }
      return { entry, body };
    })().finally(() => {
      if (this.making.get(slot) === made) this.making.delete(slot);
    });
    this.making.set(slot, made);
    return made;
  }

  /** To each topic once, however many bodies name it. */
  private listen(topics: readonly string[]): void {
    for (const topic of topics) {
      if (this.heard.has(topic)) continue;
      this.heard.add(topic);
      this.changes.on(topic, () => this.addresses?.forgetTopic(topic));
    }
  }

  private generation(key: string): string {
    return `${this.epoch}.${this.generations.get(key) ?? 0}`;
  }

  private forget(key: string): void {
    this.generations.set(key, (this.generations.get(key) ?? 0) + 1);
    this.entries.delete(key);
    this.addresses?.forgetKey(key);
    for (const slot of this.making.keys()) if (slot.startsWith(`${key}\n`)) this.making.delete(slot);
  }

  private forgetAll(): void {
    this.epoch += 1;
    this.generations.clear();
    this.entries.clear();
    this.contents.clear();
    this.addresses?.forgetAll();
    this.making.clear();
  }
}

/** What to send of a body to this client, with its headers and status set; nothing when the client has it already. */
export function negotiate(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
  cacheControl: string,
): Buffer | undefined {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const { validators, content } = preparedHead(body, encoding, cacheControl);
  void reply.headers(validators);
  if (matchesTag(request.headers['if-none-match'], body)) {
    void reply.status(304);
    return undefined;
  }
  void reply.status(200).headers(content);
  return body.bytes[encoding];
}
