import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { successEnvelope } from '../wire/envelope';
import { routePath } from '../wire/route-path';
import { Changes } from './changes';
import type { ResponseCache } from './response-cache';
import { encodeBody, matchesTag, negotiateEncoding, type EncodedBody } from './encoding';
import { preparedHead } from './prepared-head';

const TOPIC = 'prepared-responses';
/** Entries refer to their content by tag, since many agents may have the same list. */
const MAX_ENTRIES = 50_000;
/** Maximum total size of the contents in all encodings. */
const MAX_BYTES = 64 * 1024 * 1024;

interface Entry {
  version: string;
  /** Tag of its content. */
  tag: string;
  madeAt: number;
  /** When it stops to be right. */
  until: number;
}

interface Answer {
  entry: Entry;
  body: EncodedBody;
}

/** How long a body is served from memory, and how browsers cache it. */
export interface PreparedResponseOptions {
  /** After this age the body is refreshed in the background while the old one is served. Default: refreshed only on a change. */
  maxAgeMs?: number;
  /** Maximum age of a body that cannot be refreshed. Default: ten times `maxAgeMs`. */
  staleMs?: number;
  /** Default: `no-cache`, so browsers keep a copy and revalidate it. */
  cacheControl?: string;
  /**
   * The reply depends on host and path alone, not on the caller or on a header such as the language. It may then be sent for up to
   * a second before guards and handlers run, unless a dependency changes. Public routes only.
   */
  isAddressed?: boolean;
  /** Topics of `Changes` that invalidate an addressed reply, in addition to its own key. */
  topics?: readonly string[];
}

/** A reply that is equal for all callers: a controller returns it, and the prepared bytes are sent. */
export class PreparedResponse {
  /**
   * @param key identifies the reply
   * @param version changes when the body changes
   * @param produce creates the body, or a {@link RightFor} with it; called once if it is missing, even under concurrent requests
   */
  constructor(
    readonly key: string,
    readonly version: string | number,
    readonly produce: () => Promise<unknown>,
    readonly options: PreparedResponseOptions = {},
  ) {}
}

/** A body that is right for a while only: then it is made again before it is sent. */
export class RightFor {
  constructor(
    readonly ms: number,
    readonly value: unknown,
  ) {}
}

/**
 * Caches replies that are equal for all callers: serialized and compressed once per version, with a strong ETag. Never use it
 * for replies that depend on the caller.
 */
@Injectable()
export class PreparedResponses {
  private readonly entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES });
  /** By tag, so that equal content is kept once. */
  private readonly contents = new LRUCache<string, EncodedBody>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes: { identity, br, gzip } }) => 1 + identity.length + br.length + gzip.length,
  });
  private readonly making = new Map<string, Promise<Answer>>();
  private readonly generations = new Map<string, number>();
  private epoch = 0;
  private addresses: ResponseCache | undefined;
  private readonly subscribedTopics = new Set<string>();

  constructor(private readonly changes: Changes) {
    changes.on(TOPIC, (key) => this.forget(key));
    changes.onLost(() => this.forgetAll());
  }

  /**
   * Sets headers and status of the reply and returns the bytes to send; `undefined` if the client has them already. A body under
   * `/api` gets the envelope of its path.
   * @throws what `produce` throws; nothing is kept then
   */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, version, produce, options }: PreparedResponse,
  ): Promise<Buffer | undefined> {
    const make = async () => enveloped(routePath(request), await produce());
    const epoch = this.epoch;
    const found = this.current(key, String(version), make, options) ?? (await this.make(key, String(version), make));
    const { entry, body } = found;
    const cacheControl = options.cacheControl ?? 'no-cache';
    if (options.isAddressed && epoch === this.epoch && this.entries.get(key) === entry) {
      const { topics = [] } = options;
      this.listen(topics);
      const route = request.routeOptions.url ?? '';
      this.addresses?.remember(request.raw, { route, key, topics, body, cacheControl, until: entry.until });
    }
    return negotiate(request, reply, body, cacheControl);
  }

  /** Sets the cache for addressed replies; called by the HTTP edge. */
  answerFrom(addresses: ResponseCache): void {
    this.addresses = addresses;
  }

  /** Drops a key's body in every instance. Call it after the change is committed. */
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
    if (performance.now() >= entry.until) return undefined;
    if (maxAgeMs === undefined) return { entry, body };
    const age = performance.now() - entry.madeAt;
    if (age <= maxAgeMs) return { entry, body };
    if (age > (staleMs ?? 10 * maxAgeMs)) return undefined;
    // refresh errors surface once the stale copy expires
    this.make(key, version, produce).catch(() => undefined);
    return { entry, body };
  }

  private make(key: string, version: string, produce: () => Promise<unknown>): Promise<Answer> {
    const slot = `${key}\n${version}`;
    const running = this.making.get(slot);
    if (running) return running;
    const started = this.generation(key);
    const made = (async () => {
      const startedAt = performance.now();
      const produced = await produce();
      const [value, until] =
        produced instanceof RightFor ? [produced.value, startedAt + produced.ms] : [produced, Infinity];
      const body = await encodeBody(value, undefined, { known: (tag) => this.contents.get(tag) });
      const entry = { version, tag: body.tag, madeAt: performance.now(), until };
      // after a change in the meantime, return the body to waiting callers but don't keep it
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

  /** Subscribes to each topic once. */
  private listen(topics: readonly string[]): void {
    for (const topic of topics) {
      if (this.subscribedTopics.has(topic)) continue;
      this.subscribedTopics.add(topic);
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

/** Puts the value into the envelope of its path. */
function enveloped(path: string, produced: unknown): unknown {
  if (produced instanceof RightFor) return new RightFor(produced.ms, successEnvelope(path, produced.value));
  return successEnvelope(path, produced);
}

/** Sets headers and status of the reply and returns the bytes to send; `undefined` if the client has them already. */
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
