import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** What a signature covers: an attempt's headers and its body. */
export interface SignedMessage {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** Returns a new signing secret in the form of Standard Webhooks. */
export function newSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/** Signs a message as Standard Webhooks prescribes. @returns the header `webhook-signature`, with one signature per secret */
export function signatureOf(secrets: readonly string[], { id, timestamp, body }: SignedMessage): string {
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64');
  return secrets.map((secret) => `v1,${sign(secret)}`).join(' ');
}
