import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TokenKeyRing } from './settings';

const KEY_BYTES = 32;
const KEY_ID = /^[A-Za-z0-9]{1,16}$/;
const FILE = 'token-keys';

/**
 * `id:base64,id:base64` → the ring; the first key seals, all of them open. To rotate, put a new key in front and remove
 * the last one when nobody's session is older.
 */
export function readKeyRing(text: string): TokenKeyRing {
  const keys = new Map<string, Buffer>();
  for (const entry of text.split(',')) {
    const [id = '', encoded = ''] = entry.trim().split(':');
    const key = Buffer.from(encoded, 'base64');
    if (!KEY_ID.test(id)) throw new Error('a key id has 1 to 16 letters and digits: id:base64,id:base64');
    if (key.length !== KEY_BYTES) throw new Error(`key ${id} must be ${KEY_BYTES} bytes in base64`);
    if (keys.has(id)) throw new Error(`two keys are called ${id}`);
    keys.set(id, key);
  }
  return { current: keys.keys().next().value!, keys };
}

/** The ring kept in a folder, made on the first start; only its owner may read the file. */
export function keyRingInFolder(folder: string): TokenKeyRing {
  const file = join(folder, FILE);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `k1:${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600 });
    try {
      // a link is there whole or not at all, and the first of two starting instances wins
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return readKeyRing(readFileSync(file, 'utf8').trim());
}
