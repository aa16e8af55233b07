import { createCipheriv, createDecipheriv, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^v1\.([\w]{1,32})\.([\w-]{38,})$/;

/** A key with its id; a `KeyObject`, with which AES starts three times faster than with bytes. */
export interface SealingKey {
  id: string;
  key: KeyObject;
}

export function sealingKey(id: string, bytes: Buffer): SealingKey {
  return { id, key: createSecretKey(bytes) };
}

/**
 * Seals a text with AES-256-GCM: `v1.<key id>.<base64url of nonce, ciphertext, tag>`.
 * @param purpose use and owner of the text; it opens for the same purpose only
 */
export function sealWith({ id, key }: SealingKey, purpose: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(`${id}\n${purpose}`));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `v1.${id}.${sealed.toString('base64url')}`;
}

/** Returns the id of the key that sealed a text; `null` if it is not a sealed text. */
export function keyIdOf(sealed: string): string | null {
  return SEALED.exec(sealed)?.[1] ?? null;
}

/** Returns the text; `null` if it was altered, or sealed with another key or for another purpose. */
export function openWith({ id, key }: SealingKey, purpose: string, sealed: string): string | null {
  const match = SEALED.exec(sealed);
  if (!match || match[1] !== id) return null;
  const bytes = Buffer.from(match[2]!, 'base64url');
  // several base64url spellings decode to the same bytes: accept only the canonical one
  if (bytes.length < NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== match[2]) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(`${id}\n${purpose}`));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
