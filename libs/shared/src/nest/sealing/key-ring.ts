import { createHmac, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock';
import { Changes } from '../prepared-responses/changes';
import { Settings } from '../settings/settings';
import { KeyRepository, type KeyPurpose, type StoredKey } from './key.repository';
import { keyIdOf, openWith, sealingKey, sealWith, type SealingKey } from './seal';

const TOPIC = 'token-keys';
/** An instance that missed the news of a new or retired key hears of it so soon. */
const RELOAD_MS = 30_000;
/** A text sealed with a key nobody knows is no reason to read all keys again and again. */
const UNKNOWN_KEY_PAUSE_MS = 1_000;

/** A sealed text, opened. */
export interface Unsealed {
  text: string;
  /** False when an older key sealed it: seal it again. */
  isCurrent: boolean;
}

/**
 * The keys that tokens and stored secrets are sealed with. They live in the database, wrapped with the configuration's key,
 * so that every instance learns of a new one at once and rotating logs nobody out.
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
    private readonly repository: KeyRepository,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly changes: Changes,
  ) {}

  async onModuleInit(): Promise<void> {
    this.accept(
      await this.repository.complete((stored) =>
        (['seal', 'index'] as const)
          .filter((purpose) => !stored.some((key) => key.purpose === purpose && !key.retiredAt))
          .map((purpose) => this.newKey(purpose)),
      ),
    );
    this.changes.on(TOPIC, () => this.reloadBehindTheScenes());
    this.changes.onLost(() => this.reloadBehindTheScenes());
  }

  /** @param purpose what it is for and whose it is; it opens for the same purpose only */
  seal(purpose: string, text: string): string {
    if (!this.current) throw new Error('the key ring is not loaded');
    return sealWith(this.current, purpose, text);
  }

  /** `null`: not sealed by us, for something else, altered, or with a key that was retired. */
  async open(purpose: string, sealed: string): Promise<Unsealed | null> {
    const id = keyIdOf(sealed);
    if (id === null) return null;
    const age = this.clock.elapsedMs() - this.loadedAt;
    if (!this.keys.has(id) && age > UNKNOWN_KEY_PAUSE_MS) await this.reload();
    else if (age > RELOAD_MS) this.reloadBehindTheScenes();
    const key = this.keys.get(id);
    const text = key ? openWith(key, purpose, sealed) : null;
    return text === null ? null : { text, isCurrent: id === this.current?.id };
  }

  /** A keyed hash to find a value by that must not be readable: a telephone number. */
  index(purpose: string, value: string): Buffer {
    if (!this.indexKey) throw new Error('the key ring is not loaded');
    return createHmac('sha256', this.indexKey).update(`${purpose}\n${value}`).digest();
  }

  /** Another number after every change of the keys: what was opened before may not open any more, or be sealed with an old key. */
  get version(): number {
    return this.keysVersion;
  }

  get currentId(): string {
    return this.current?.id ?? '';
  }

  /** Seals with a new key from now on; what older keys sealed still opens. @returns the new key's id */
  async rotate(): Promise<string> {
    const fresh = this.newKey('seal');
    for (const stored of this.accept(await this.repository.complete(() => [fresh]))) await this.rewrap(stored);
    await this.changes.publish(TOPIC, fresh.id);
    return fresh.id;
  }

  /** What a key sealed no longer opens. @returns false when there is no such key. @throws for the current key */
  async retire(id: string): Promise<boolean> {
    if (id === this.currentId) throw new RangeError('the current key seals: rotate first');
    const done = await this.repository.retire(id);
    await this.reload();
    await this.changes.publish(TOPIC, id);
    return done;
  }

  /** Without the keys themselves. */
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

  /** When it fails, the next request tries again. */
  private reloadBehindTheScenes(): void {
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

  /** When the configuration has a new key of its own, the keys move under it. */
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
        `token key ${id} does not open with the configured keys: was one removed from the configuration?`,
      );
    return Buffer.from(text, 'base64');
  }
}
