import { createHmac } from 'node:crypto';

const STEP_SECONDS = 30;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A member's authenticator app (RFC 6238). It does not use the server's library, so it can detect defects there. */
export class Authenticator {
  private readonly key: Buffer;
  private last = 0;

  /** @param secret as displayed, in groups of four */
  constructor(secret: string) {
    const bits = [...secret.replaceAll(' ', '')].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'));
    this.key = Buffer.from(
      bits
        .join('')
        .match(/.{8}/g)!
        .map((byte) => parseInt(byte, 2)),
    );
  }

  /** Returns an unused code: of the current step or the next one, which the server accepts for fast clocks. */
  next(): string {
    this.last = Math.max(this.last + 1, Math.floor(Date.now() / 1_000 / STEP_SECONDS));
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(this.last));
    const hash = createHmac('sha1', this.key).update(counter).digest();
    const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fffffff;
    return String(number % 1_000_000).padStart(6, '0');
  }
}
