import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { successEnvelope } from '../edge/envelope';
import { Changes } from './changes';
import type { HotAddresses } from './hot-addresses';
import { encodeBody, entityTag, matchesTag, negotiateEncoding, type EncodedBody } from './encoding';

const TOPIC = 'hot-bodies';
const MAX_ENTRIES = 5_000;

interface Entry {
  version: string;
  body: EncodedBody;
  madeAt: number;
}

export interface HotBodyOptions {
  /** After this the body is made anew behind the scenes while the old one is still served. Default: only on a change. */
  maxAgeMs?: number;
  /** When it cannot be made anew, the old one is served no longer than this. Default ten times `maxAgeMs`. */
  staleMs?: number;
  /** Default `no-cache`: browsers keep it and ask whether it changed. */
  cacheControl?: string;
  /**
   * The reply depends on nothing but the address: neither on who asks nor on a header such as the language. Then it may be
   * sent for up to a second, unless anything changes, before guards and handlers run. Public routes only.
   */
  isAddressed?: boolean;
}

/**
 * Replies that are the same for everybody: serialised and compressed once per version, sent as they are, with a strong
 * ETag. Never for anything that depends on who asks.
 */
@Injectable()
export class HotBodies {
  private readonly entries = new Map<string, Entry>();
  private readonly making = new Map<string, Promise<Entry>>();
  private readonly generations = new Map<string, number>();
  private epoch = 0;
  private addresses: HotAddresses | undefined;

  constructor(private readonly changes: Changes) {
    changes.onAny(() => this.addresses?.forgetAll());
    changes.on(TOPIC, (key) => this.forget(key));
    changes.onLost(() => this.forgetAll());
  }

  /**
   * Answers with the body of a key and version, made by `produce` when it is not there yet (once, however many ask).
   * A body under `/api` gets the envelope of its path. Errors of `produce` are thrown and nothing is kept.
   */
  async serve(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    version: string | number,
    produce: () => Promise<unknown>,
    options: HotBodyOptions = {},
  ): Promise<FastifyReply> {
    const make = async () => successEnvelope(request.url, await produce());
    const epoch = this.epoch;
    const entry = this.current(key, String(version), make, options) ?? (await this.make(key, String(version), make));
    const cacheControl = options.cacheControl ?? 'no-cache';
    if (options.isAddressed && epoch === this.epoch && this.entries.get(key) === entry) {
      this.addresses?.remember(request.url, request.routeOptions.url ?? '', entry.body, cacheControl);
    }
    return send(request, reply, entry.body, cacheControl);
  }

  /** Where addressed replies are answered from; the http edge says so. */
  answerFrom(addresses: HotAddresses): void {
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
    { maxAgeMs, staleMs }: HotBodyOptions,
  ): Entry | undefined {
    const entry = this.entries.get(key);
    if (!entry || entry.version !== version) return undefined;
    if (maxAgeMs === undefined) return entry;
    const age = Date.now() - entry.madeAt;
    if (age <= maxAgeMs) return entry;
    if (age > (staleMs ?? 10 * maxAgeMs)) return undefined;
    // the one who made it fail hears of it when the old body has run out
    this.make(key, version, produce).catch(() => undefined);
    return entry;
  }

  private make(key: string, version: string, produce: () => Promise<unknown>): Promise<Entry> {
    const slot = `${key}\n${version}`;
    const running = this.making.get(slot);
    if (running) return running;
    const started = this.generation(key);
    const made = (async () => {
      const entry = { version, body: await encodeBody(await produce()), madeAt: Date.now() };
      // a change heard meanwhile makes this body old news: it answers who waits for it and is not kept
      if (started === this.generation(key)) this.keep(key, entry);
      return entry;
    })().finally(() => {
      if (this.making.get(slot) === made) this.making.delete(slot);
    });
    this.making.set(slot, made);
    return made;
  }

  private keep(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size > MAX_ENTRIES) this.entries.delete(this.entries.keys().next().value!);
  }

  private generation(key: string): string {
    return `${this.epoch}.${this.generations.get(key) ?? 0}`;
  }

  private forget(key: string): void {
    this.generations.set(key, (this.generations.get(key) ?? 0) + 1);
    this.entries.delete(key);
    for (const slot of this.making.keys()) if (slot.startsWith(`${key}\n`)) this.making.delete(slot);
  }

  private forgetAll(): void {
    this.epoch += 1;
    this.generations.clear();
    this.entries.clear();
    this.making.clear();
  }
}

function send(request: FastifyRequest, reply: FastifyReply, body: EncodedBody, cacheControl: string): FastifyReply {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  void reply.headers({ etag: entityTag(body, encoding), 'cache-control': cacheControl, vary: 'accept-encoding' });
  if (matchesTag(request.headers['if-none-match'], body)) return reply.status(304).send();
  if (body.bytes[encoding] !== body.bytes.identity) void reply.header('content-encoding', encoding);
  return reply.status(200).type(body.type).send(body.bytes[encoding]);
}
