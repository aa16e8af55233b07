import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  AgentKeyNeeded,
  InvalidInput,
  isPrefix,
  isUuid,
  KeyNetworkRefused,
  newId,
  normalizePrefix,
  NotFound,
} from '@housebrand/shared';
import {
  Audit,
  Cache,
  callerAddress,
  Changes,
  Clock,
  Database,
  editorName,
  isAllowedAddress,
  isNetwork,
  RateGate,
  Settings,
  type AgentTx,
  type Editor,
} from '@housebrand/shared/nest';
import { UnknownAgent } from '../core';
import {
  AgentKeyRepository,
  type AgentKeyInfo,
  type FoundKey,
  type KeyLimits,
  type KeyRow,
} from './agent-key.repository';

export type { AgentKeyInfo, FoundKey, KeyLimits };

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
/** How often the use of a key is recorded. */
const USE_MS = 3_600_000;

/** A new key; omitted limits do not limit it. */
export type NewKey = { label: string } & Partial<KeyLimits>;

/**
 * Keys of server-to-server callers: each belongs to one agent. Only a hash is stored; keys have 256 random bits, so
 * that a plain hash cannot be reversed.
 */
@Injectable()
export class AgentKeyService {
  private readonly verdicts = new Cache<FoundKey | null>({ maxEntries: MAX_VERDICTS, freshMs: VERDICT_MS });
  private readonly lookUps = new RateGate(UNKNOWN_PER_SECOND);

  constructor(
    private readonly database: Database,
    private readonly keys: AgentKeyRepository,
    private readonly settings: Settings,
    private readonly changes: Changes,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {
    changes.on(CHANGED, () => this.forgetVerdicts());
    changes.onLost(() => this.forgetVerdicts());
  }

  /**
   * Returns the agent and the scopes of a key; `null` when it is unknown or revoked. A malformed key costs no look-up,
   * and neither does one that was checked within five seconds. Its use is recorded at most once per hour.
   * @param ip the caller's address @throws TooManyRequests after too many unknown keys from there, KeyNetworkRefused
   */
  async verify(key: string, ip: string): Promise<FoundKey | null> {
    const isKey = GENERATED.test(key) || (this.settings.mode === 'simulator' && OF_DEMO.test(key));
    if (!isKey) return null;
    const hashed = hash(key);
    const found = await this.verdicts.get(hashed.toString('base64url'), async () => {
      this.lookUps.take(callerAddress(ip));
      return this.keys.find(hashed);
    });
    if (!found) return null;
    if (!isAllowedAddress(found.networks, ip)) throw new KeyNetworkRefused();
    await this.noteUse(found);
    return found;
  }

  /**
   * Whether a key is the agent's own and may read its settings. @throws AgentKeyNeeded for an unknown or revoked one,
   * and as `verify`
   */
  async isOwn(key: string, prefix: string, ip: string): Promise<boolean> {
    const found = await this.verify(key, ip);
    if (found === null) throw new AgentKeyNeeded();
    return found.prefix === normalizePrefix(prefix) && (found.scopes?.includes('settings') ?? true);
  }

  /** Creates a key. It is returned once and cannot be read again. @throws UnknownAgent, InvalidInput */
  async create(
    prefix: string,
    { label, scopes = null, networks = [] }: NewKey,
    by: Editor,
  ): Promise<{ id: string; key: string }> {
    refuseNoNetworks(networks);
    const key = `hb_${randomBytes(32).toString('base64url')}`;
    const row = { id: newId(), keyHash: hash(key), label, scopes, networks, createdBy: editorName(by) };
    await this.add(prefix, row, async (tx) => {
      const details = { label, scopes: scopes?.join(' ') ?? '*', networks: networks.join(' ') };
      await this.audit.noteEdit(tx, prefix, by, { action: 'settings.key-created', subject: row.id, details });
    });
    return { id: row.id, key };
  }

  /** Stores a given key; does nothing when it exists. For the demo world's public keys. @throws UnknownAgent */
  async store(prefix: string, label: string, key: string): Promise<void> {
    await this.add(prefix, { id: newId(), keyHash: hash(key), label });
  }

  async list(prefix: string): Promise<AgentKeyInfo[]> {
    return this.keys.list(prefix);
  }

  /** Revokes a key; it is rejected from then on. Repeating it has no effect. @throws NotFound */
  async revoke(prefix: string, id: string, by: Editor): Promise<void> {
    await this.changed(prefix, id, async (tx, { label, revokedAt }) => {
      if (revokedAt !== null) return;
      await this.keys.change(tx, id, { revokedAt: this.clock.now() });
      const details = { label };
      await this.audit.noteEdit(tx, prefix, by, { action: 'settings.key-revoked', subject: id, details });
    });
  }

  /** Limits a key to networks from the next call on; none: it is valid everywhere. @throws NotFound, InvalidInput */
  async limit(prefix: string, id: string, networks: string[], by: Editor): Promise<void> {
    refuseNoNetworks(networks);
    await this.changed(prefix, id, async (tx, key) => {
      if (key.revokedAt !== null) throw new NotFound();
      await this.keys.change(tx, id, { networks });
      const details = { label: key.label, from: key.networks.join(' '), to: networks.join(' ') };
      await this.audit.noteEdit(tx, prefix, by, { action: 'settings.key-limited', subject: id, details });
    });
  }

  /** Call after the keys of an agent were revoked elsewhere: no instance may accept one from its cache. */
  async forgetRevoked(prefix: string): Promise<void> {
    this.forgetVerdicts();
    await this.changes.publish(CHANGED, prefix);
  }

  private async add(prefix: string, row: KeyRow, note?: (tx: AgentTx) => Promise<void>): Promise<void> {
    if (!isPrefix(prefix)) throw new UnknownAgent();
    await this.database.forAgent(prefix, async (tx) => {
      if (!(await this.keys.insert(tx, row))) throw new UnknownAgent();
      await note?.(tx);
    });
    await this.changes.publish(CHANGED, prefix);
  }

  private async changed(
    prefix: string,
    id: string,
    change: (tx: AgentTx, key: AgentKeyInfo) => Promise<void>,
  ): Promise<void> {
    if (!isUuid(id)) throw new NotFound();
    await this.database.forAgent(prefix, async (tx) => {
      const key = await this.keys.lock(tx, id);
      if (!key) throw new NotFound();
      await change(tx, key);
    });
    await this.changes.publish(CHANGED, prefix);
  }

  private async noteUse(key: FoundKey): Promise<void> {
    const at = this.clock.now();
    const before = new Date(at.getTime() - USE_MS);
    if (key.lastUsedAt !== null && key.lastUsedAt > before) return;
    // the verdict serves further calls
    key.lastUsedAt = at;
    await this.keys.noteUse(key, at, before);
  }

  private forgetVerdicts(): void {
    this.verdicts.forgetReads();
    this.verdicts.clear();
  }
}

/** @throws InvalidInput */
function refuseNoNetworks(networks: readonly string[]): void {
  if (!networks.every(isNetwork)) throw new InvalidInput([{ field: 'networks', messageKey: 'theming.invalidNetwork' }]);
}

function hash(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
