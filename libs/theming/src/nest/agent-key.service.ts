import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AgentKeyNeeded, isPrefix, newId, normalizePrefix, NotFound } from '@housebrand/shared';
import { Cache, callerAddress, Changes, Database, RateGate, Settings } from '@housebrand/shared/nest';
import { UnknownAgent } from '../core';
import { AgentKeyRepository, type AgentKeyInfo } from './agent-key.repository';

export type { AgentKeyInfo };

/** Topic: a key was created or revoked. The key of the message is the agent. */
const CHANGED = 'agent-keys-changed';

/** A generated key, with 256 random bits. */
const GENERATED = /^hb_[\w-]{43}$/;
/** The demo world's keys are public: live mode accepts no key of this form. */
const OF_DEMO = /^demo-agent-key-[a-z0-9]{2,12}$/;

const VERDICT_MS = 5_000;
const MAX_VERDICTS = 10_000;
/** Look-ups per address of keys that are not cached. */
const UNKNOWN_PER_SECOND = 10;

/**
 * Keys of server-to-server callers: each belongs to one agent. Only a hash is stored; keys have 256 random bits, so
 * that a plain hash cannot be reversed.
 */
@Injectable()
export class AgentKeyService {
  private readonly verdicts = new Cache<string | null>({ maxEntries: MAX_VERDICTS, freshMs: VERDICT_MS });
  private readonly lookUps = new RateGate(UNKNOWN_PER_SECOND);

  constructor(
    private readonly database: Database,
    private readonly keys: AgentKeyRepository,
    private readonly settings: Settings,
    private readonly changes: Changes,
  ) {
    changes.on(CHANGED, () => this.forgetVerdicts());
    changes.onLost(() => this.forgetVerdicts());
  }

  /**
   * Returns the prefix that a key belongs to; `null` when it is unknown or revoked. A malformed key costs no look-up,
   * and neither does one that was checked within five seconds.
   * @param ip the caller's address @throws TooManyRequests after too many unknown keys from there
   */
  async verify(key: string, ip: string): Promise<string | null> {
    const isKey = GENERATED.test(key) || (this.settings.mode === 'simulator' && OF_DEMO.test(key));
    if (!isKey) return null;
    const hashed = hash(key);
    return this.verdicts.get(hashed.toString('base64url'), async () => {
      this.lookUps.take(callerAddress(ip));
      return this.keys.findAgent(hashed);
    });
  }

  /** Whether a key is the agent's own. @throws AgentKeyNeeded for an unknown or revoked one, and as `verify` */
  async isOwn(key: string, prefix: string, ip: string): Promise<boolean> {
    const owner = await this.verify(key, ip);
    if (owner === null) throw new AgentKeyNeeded();
    return owner === normalizePrefix(prefix);
  }

  /** Creates a key. It is returned once and cannot be read again. @throws UnknownAgent */
  async create(prefix: string, label: string): Promise<{ id: string; key: string }> {
    const key = `hb_${randomBytes(32).toString('base64url')}`;
    return { id: await this.store(prefix, label, key), key };
  }

  /** Stores a given key; does nothing when it exists. For the demo world's public keys. @throws UnknownAgent */
  async store(prefix: string, label: string, key: string): Promise<string> {
    const id = newId();
    if (!isPrefix(prefix)) throw new UnknownAgent();
    const row = { id, keyHash: hash(key), label };
    const isKnown = await this.database.forAgent(prefix, (tx) => this.keys.insert(tx, row));
    if (!isKnown) throw new UnknownAgent();
    await this.changes.publish(CHANGED, prefix);
    return id;
  }

  async list(prefix: string): Promise<AgentKeyInfo[]> {
    return this.keys.list(prefix);
  }

  /** Revokes a key; it is rejected from then on. @throws NotFound */
  async revoke(prefix: string, id: string): Promise<void> {
    if (!(await this.keys.revoke(prefix, id))) throw new NotFound();
    await this.changes.publish(CHANGED, prefix);
  }

  /** Call after the keys of an agent were revoked elsewhere: no instance may accept one from its cache. */
  async forgetRevoked(prefix: string): Promise<void> {
    this.forgetVerdicts();
    await this.changes.publish(CHANGED, prefix);
  }

  private forgetVerdicts(): void {
    this.verdicts.forgetReads();
    this.verdicts.clear();
  }
}

function hash(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
