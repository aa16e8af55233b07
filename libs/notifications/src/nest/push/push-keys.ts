import { Injectable } from '@nestjs/common';
import { Clock, Database, type SealedColumn } from '@housebrand/shared/nest';
import webPush from 'web-push';
import { PushSecrets } from '../../core';
import { PushRepository } from './push.repository';

/** A VAPID key pair, base64url. */
export interface PushKeyPair {
  publicKey: string;
  privateKey: string;
}

const purposeOf = (agent: string): string => `push_key:${agent}`;

/** The private keys, which a rotation seals with the new key. */
export const pushSealedColumns: readonly SealedColumn[] = [
  { table: 'push_key', column: 'private_key', keys: ['agent'], purpose: purposeOf },
];

/** The agents' VAPID key pairs, each created when it is first needed. */
@Injectable()
export class PushKeys {
  constructor(
    private readonly database: Database,
    private readonly repository: PushRepository,
    private readonly secrets: PushSecrets,
    private readonly clock: Clock,
  ) {}

  async of(prefix: string): Promise<PushKeyPair> {
    const stored = await this.repository.key(prefix);
    const opened = stored && (await this.secrets.open(purposeOf(prefix), stored.privateKey));
    if (opened) return { publicKey: stored.publicKey, privateKey: opened.text };
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const fresh = { publicKey, privateKey: this.secrets.seal(purposeOf(prefix), privateKey) };
    const key = { ...fresh, createdAt: this.clock.now() };
    await this.database.forAgent(prefix, (tx) => this.repository.replaceKey(tx, stored?.privateKey ?? null, key));
    return this.of(prefix);
  }
}
