import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const TAG_BYTES = 16;
const POINT_BYTES = 65;

/** A browser that receives push messages: the keys of its subscription, and the decryption (RFC 8291). */
export class PushBrowser {
  private readonly pair = createECDH('prime256v1');
  private readonly secret = randomBytes(16);
  /** The keys of its subscription, base64url. */
  readonly keys: { p256dh: string; auth: string };

  constructor() {
    this.keys = { p256dh: this.pair.generateKeys('base64url'), auth: this.secret.toString('base64url') };
  }

  /** Decrypts a message. @throws Error if it is not for this browser */
  read<T>(body: Buffer): T {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + POINT_BYTES;
    const sender = body.subarray(21, keyEnd);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), sender]);
    const material = Buffer.from(hkdfSync('sha256', this.pair.computeSecret(sender), this.secret, info, 32));
    const derived = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(body.subarray(-TAG_BYTES));
    const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG_BYTES)), decipher.final()]);
    // the content ends with a delimiter and zeros
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as T;
  }
}
