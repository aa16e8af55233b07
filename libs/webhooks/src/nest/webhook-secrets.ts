import { Injectable } from '@nestjs/common';
import type { SealedColumn } from '@housebrand/shared/nest';
import { OVERLAP_HOURS, WebhookSecrets } from '../core';
import { newSecret } from './sending/signature';
import type { StoredWebhook } from './webhooks.repository';

type Secrets = Pick<StoredWebhook, 'id' | 'secret' | 'oldSecret' | 'oldSecretUntil'>;

const purposeOf = (agent: string, id: string): string => `webhook_secret:${agent}:${id}`;

/** The signing secrets, which a rotation of the keys seals with the new key. */
export const webhookSealedColumns: readonly SealedColumn[] = ['secret', 'old_secret'].map((column) => ({
  table: 'webhook',
  column,
  keys: ['id'],
  purpose: purposeOf,
}));

/** Makes signing secrets, and opens them to sign. */
@Injectable()
export class SigningSecrets {
  constructor(private readonly secrets: WebhookSecrets) {}

  /** Returns a new secret, plain and sealed. */
  make(agent: string, id: string): { plain: string; sealed: string } {
    const plain = newSecret();
    return { plain, sealed: this.secrets.seal(purposeOf(agent, id), plain) };
  }

  /** Returns how a new secret replaces the current one, which also signs for a day. */
  replaced({ secret }: Secrets, sealed: string, now: Date) {
    const oldSecretUntil = new Date(now.getTime() + OVERLAP_HOURS * 3_600_000);
    return { secret: sealed, oldSecret: secret, oldSecretUntil };
  }

  /** Returns the secrets that sign now, the current one first. @throws Error if no key opens one */
  async inForce(agent: string, { id, secret, oldSecret, oldSecretUntil }: Secrets, now: Date): Promise<string[]> {
    const isOverlap = oldSecretUntil !== null && oldSecretUntil > now;
    const sealed = isOverlap ? [secret, oldSecret] : [secret];
    const opened = await Promise.all(sealed.map((text) => this.secrets.open(purposeOf(agent, id), text)));
    return opened.map((found) => {
      if (!found) throw new Error('no key opens the signing secret; rotate it');
      return found.text;
    });
  }
}
