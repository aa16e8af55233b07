import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TokenKeyRing } from './settings';

const KEY_BYTES = 32;
const KEY_ID = /^[A-Za-z0-9]{1,16}$/;
const FILE = 'token-keys';

/**
 * Parses `id:base64,id:base64`. The first key encrypts, all of them decrypt. To rotate, put a new key first, and remove the last
 * one when no session is older.
 */
export function readKeyRing(text: string): TokenKeyRing {
  const keys = new Map<string, Buffer>();
  for (const entry of text.split(',')) {
    const [id = '', encoded = ''] = entry.trim().split(':');
    const key = Buffer.from(encoded, 'base64');
    if (!KEY_ID.test(id)) throw new Error('a key id must have 1 to 16 letters and digits; write id:base64,id:base64');
    if (key.length !== KEY_BYTES) throw new Error(`key ${id} must be ${KEY_BYTES} bytes in base64`);
    if (keys.has(id)) throw new Error(`two keys have the id ${id}; give each its own id`);
    keys.set(id, key);
  }
  return { current: keys.keys().next().value!, keys };
}

/** Reads the key ring of a folder, created on the first start. Only the file's owner can read it. */
export function keyRingInFolder(folder: string): TokenKeyRing {
  const file = join(folder, FILE);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `k1:${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600 });
    try {
      // a link is atomic: the first of two starting instances wins
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return readKeyRing(readFileSync(file, 'utf8').trim());
}
