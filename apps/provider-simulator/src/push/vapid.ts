import { createPublicKey, verify } from 'node:crypto';

/** Returns the sender's public key if it signed the request for this service (RFC 8292); else `null`. */
export function senderOf(authorization: string | undefined, audience: string, now: Date): string | null {
  const { token = '', key = '' } =
    /^vapid t=(?<token>[^,\s]+),\s*k=(?<key>[\w-]{87})$/.exec(authorization ?? '')?.groups ?? {};
  const [head, claims, signature] = token.split('.');
  if (!head || !claims || !signature) return null;
  try {
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
    const isCurrent = typeof exp === 'number' && exp > now.getTime() / 1_000 && exp <= now.getTime() / 1_000 + 86_400;
    if (aud !== audience || !isCurrent || !/^(?:https:|mailto:)/.test(String(sub))) return null;
    const publicKey = { key: keyOf(key), dsaEncoding: 'ieee-p1363' } as const;
    const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'));
    return isSigned ? key : null;
  } catch {
    return null;
  }
}

/** An uncompressed point of P-256, as a key. */
function keyOf(point: string) {
  const bytes = Buffer.from(point, 'base64url');
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'));
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}
