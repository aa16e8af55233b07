import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
/** OWASP's minimum argon2id parameters. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** Hashes a password with a new salt: `argon2id$<salt>$<tag>`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  return `argon2id$${nonce.toString('base64url')}$${(await tagOf(password, nonce)).toString('base64url')}`;
}

/** Whether a password belongs to a hash. Takes as long without a hash, so that a stranger cannot tell who has an account. */
export async function isPasswordOf(password: string, stored: string | null): Promise<boolean> {
  const [, salt = '', tag = ''] = (stored ?? '').split('$');
  const nonce = Buffer.from(salt, 'base64url');
  const found = await tagOf(password, nonce.length === 16 ? nonce : Buffer.alloc(16));
  const expected = Buffer.from(tag, 'base64url');
  return expected.length === found.length && timingSafeEqual(found, expected);
}

function tagOf(password: string, nonce: Buffer): Promise<Buffer> {
  return derive('argon2id', { ...COST, message: Buffer.from(password.normalize('NFKC')), nonce });
}
