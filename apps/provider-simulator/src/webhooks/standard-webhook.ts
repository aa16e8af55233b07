import { createHmac, timingSafeEqual } from 'node:crypto';

/** Prefix of a signing secret; the key follows in base64. */
export const SECRET_PREFIX = 'whsec_';
/** Older requests are refused, so that a recorded one cannot be sent again later. */
const TOLERANCE_SECONDS = 300;

/** A request as it arrived. */
export interface SignedRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The text that was signed. */
  body: Buffer;
}

/** Whether one of a request's signatures is the secret's, and the request is recent (Standard Webhooks). */
export function isGenuine(secret: string, { headers, body }: SignedRequest, now: Date): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (!(Math.abs(now.getTime() / 1_000 - Number(timestamp)) <= TOLERANCE_SECONDS)) return false;
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const expected = createHmac('sha256', key)
    .update(`${String(id)}.${String(timestamp)}.`)
    .update(body)
    .digest();
  return String(signatures)
    .split(' ')
    .some((signature) => {
      const [version, text = ''] = signature.split(',');
      const sent = Buffer.from(text, 'base64');
      return version === 'v1' && sent.length === expected.length && timingSafeEqual(sent, expected);
    });
}
