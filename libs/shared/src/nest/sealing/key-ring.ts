import { createHmac, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock';
import { Database } from '../database/database';
import { Changes } from '../prepared-responses/changes';
import { Settings } from '../settings/settings';
import { KeyRepository, type KeyPurpose, type NewKey, type StoredKey } from './key.repository';
import { keyIdOf, openWith, sealingKey, sealWith, type SealingKey } from './seal';

const TOPIC = 'token-keys';
/** Maximum age of the keys in memory, for an instance that missed a change notification. */
const RELOAD_MS = 30_000;
/** Minimum interval between reloads for unknown key ids, so that forged texts cannot cause constant reads. */
const UNKNOWN_KEY_PAUSE_MS = 1_000;

/** A sealed text, opened. */
export interface Unsealed {
  text: string;
  /** False when an older key sealed it: seal it again. */
  isCurrent: boolean;
}

/**
 * The keys that seal tokens and stored secrets. They are stored in the database, wrapped with the configured key, so every
 * instance gets a new one at once and a rotation ends no session.
 */
@Injectable()
export class KeyRing implements OnModuleInit {
  private keys = new Map<string, SealingKey>();
  private current: SealingKey | undefined;
  private indexKey: Buffer | undefined;
  private loadedAt = -Infinity;
  private keyIds = '';
  private keysVersion = 0;
  private reloading: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly repository: KeyRepository,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly changes: Changes,
  ) {}

  async onModuleInit(): Promise<void> {
    this.accept(
      await this.complete((stored) =>
        (['seal', 'index'] as const)
          .filter((purpose) => !stored.some((key) => key.purpose === purpose && !key.retiredAt))
          .map((purpose) => this.newKey(purpose)),
      ),
    );
    this.changes.on(TOPIC, () => this.reloadInBackground());
    this.changes.onLost(() => this.reloadInBackground());
  }

  /** Adds the keys that `missing` returns, under a lock over all instances. @returns all keys */
  private complete(missing: (stored: readonly StoredKey[]) => NewKey[]): Promise<StoredKey[]> {
    return this.database.asOperator(async (tx) => {
      await this.repository.lock(tx);
      for (const key of missing(await this.repository.listIn(tx))) await this.repository.insert(tx, key);
      return this.repository.listIn(tx);
    });
  }

  /** Seals a text. @param purpose use and owner of the text; it opens for the same purpose only */
  seal(purpose: string, text: string): string {
    if (!this.current) throw new Error('the key ring is not loaded yet; use it after onModuleInit');
    return sealWith(this.current, purpose, text);
  }

  /** Opens a sealed text. @returns `null` if it is not sealed by us, has another purpose, was altered, or its key is retired */
  async open(purpose: string, sealed: string): Promise<Unsealed | null> {
    const id = keyIdOf(sealed);
    if (id === null) return null;
    const age = this.clock.elapsedMs() - this.loadedAt;
    if (!this.keys.has(id) && age > UNKNOWN_KEY_PAUSE_MS) await this.reload();
    else if (age > RELOAD_MS) this.reloadInBackground();
    const key = this.keys.get(id);
    const text = key ? openWith(key, purpose, sealed) : null;
    return text === null ? null : { text, isCurrent: id === this.current?.id };
  }

  /** Returns a keyed hash for lookups of values that must not be readable, such as phone numbers. */
  index(purpose: string, value: string): Buffer {
    if (!this.indexKey) throw new Error('the key ring is not loaded yet; use it after onModuleInit');
    return createHmac('sha256', this.indexKey).update(`${purpose}\n${value}`).digest();
  }

  /** Changes with every change of the keys: texts opened before may no longer open, or may have an older key now. */
  get version(): number {
    return this.keysVersion;
  }

  get currentId(): string {
    return this.current?.id ?? '';
  }

  /** Switches to a new key; texts of older keys still open. @returns the new key's id */
  async rotate(): Promise<string> {
    const fresh = this.newKey('seal');
    const keys = this.accept(await this.complete(() => [fresh]));
    for (const stored of keys) await this.rewrap(stored);
    await this.changes.publish(TOPIC, fresh.id);
    return fresh.id;
  }

  /** Retires a key: its texts no longer open. @returns false when there is no such key. @throws RangeError for the current key */
  async retire(id: string): Promise<boolean> {
    if (id === this.currentId) throw new RangeError('the current key cannot be retired: rotate first');
    const done = await this.repository.retire(id);
    await this.reload();
    await this.changes.publish(TOPIC, id);
    return done;
  }

  /** Lists all keys without their key material. */
  async list(): Promise<Omit<StoredKey, 'wrapped'>[]> {
    const stored = await this.repository.list();
    return stored.map(({ id, purpose, createdAt, retiredAt }) => ({ id, purpose, createdAt, retiredAt }));
  }

  private async reload(): Promise<void> {
    this.reloading ??= this.repository
      .list()
      .then((stored) => void this.accept(stored))
      .finally(() => (this.reloading = undefined));
    await this.reloading;
  }

  /** Reloads without waiting; after a failure the next request tries again. */
  private reloadInBackground(): void {
    this.reload().catch(() => undefined);
  }

  private accept(stored: readonly StoredKey[]): readonly StoredKey[] {
    const live = stored.filter(({ retiredAt }) => retiredAt === null);
    const seals = live
      .filter(({ purpose }) => purpose === 'seal')
      .map(({ id, wrapped }) => sealingKey(id, this.unwrap(id, wrapped)));
    this.keys = new Map(seals.map((key) => [key.id, key]));
    this.current = seals.at(-1);
    const keyIds = seals.map(({ id }) => id).join();
    if (keyIds !== this.keyIds) this.keysVersion += 1;
    this.keyIds = keyIds;
    const index = live.find(({ purpose }) => purpose === 'index');
    this.indexKey = index && this.unwrap(index.id, index.wrapped);
    this.loadedAt = this.clock.elapsedMs();
    return stored;
  }

  private newKey(purpose: KeyPurpose): { id: string; purpose: KeyPurpose; wrapped: string } {
    const id = `k${randomBytes(5).toString('hex')}`;
    return { id, purpose, wrapped: this.wrap(id, randomBytes(32)) };
  }

  /** Wraps a key with the current configured key, if it is wrapped with an older one. */
  private async rewrap({ id, wrapped }: StoredKey): Promise<void> {
    if (keyIdOf(wrapped) !== this.settings.tokenKeys.current)
      await this.repository.rewrap(id, this.wrap(id, this.unwrap(id, wrapped)));
  }

  private wrap(id: string, bytes: Buffer): string {
    const { current, keys } = this.settings.tokenKeys;
    return sealWith(sealingKey(current, keys.get(current)!), `token_key:${id}`, bytes.toString('base64'));
  }

  private unwrap(id: string, wrapped: string): Buffer {
    const wrapper = keyIdOf(wrapped) ?? '';
    const bytes = this.settings.tokenKeys.keys.get(wrapper);
    const text = bytes && openWith(sealingKey(wrapper, bytes), `token_key:${id}`, wrapped);
    if (!text)
      throw new Error(
        `token key ${id} does not open with the configured keys: restore the key that was removed from TOKEN_KEYS`,
      );
    return Buffer.from(text, 'base64');
  }
}
