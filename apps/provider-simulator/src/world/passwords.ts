import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
/** OWASP's minimum argon2id parameters. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** Returns `argon2id$<salt>$<tag>`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...COST, message: Buffer.from(password), nonce });
  return `argon2id$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [kind, salt, tag] = stored.split('$');
  if (kind !== 'argon2id' || !salt || !tag) return false;
  const nonce = Buffer.from(salt, 'base64url');
  const expected = Buffer.from(tag, 'base64url');
  return timingSafeEqual(await derive('argon2id', { ...COST, message: Buffer.from(password), nonce }), expected);
}
