import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyAnswer, PasskeyRequest } from '@housebrand/shared';
import type { NewPasskey, PasskeyEnrolment } from '../core';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** Deviations from what a browser would sign. */
export interface Otherwise {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  isVerified?: boolean;
  type?: string;
}

/** A browser with an authenticator that holds one passkey, in software. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16).toString('base64url');
  private readonly privateKey: KeyObject;
  private readonly publicKey: Uint8Array;
  private counter = 0;

  /** @param origin of the page that the browser shows */
  constructor(
    readonly origin: string,
    private readonly counts = true,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    const key: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ];
    this.publicKey = isoCBOR.encode(new Map(key.map(([name, value]) => [name, plain(value)])));
  }

  /** `navigator.credentials.create` */
  make({ challenge, rp }: PasskeyEnrolment, name = '', otherwise: Otherwise = {}): NewPasskey {
    const id = Buffer.from(this.id, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.publicKey]);
    const data = Buffer.concat([this.data(rp.id, HAS_KEY, otherwise), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', plain(data)],
    ]);
    return {
      id: this.id,
      clientDataJSON: this.client('webauthn.create', challenge, otherwise).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
      name,
    };
  }

  /** `navigator.credentials.get` */
  answer({ challenge, rpId }: PasskeyRequest, otherwise: Otherwise = {}): PasskeyAnswer {
    const client = this.client('webauthn.get', challenge, otherwise);
    const data = this.data(rpId, 0, otherwise);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return {
      id: this.id,
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.privateKey).toString('base64url'),
    };
  }

  private client(type: string, challenge: string, otherwise: Otherwise): Buffer {
    const { origin = this.origin } = otherwise;
    const signed = { type, challenge, ...otherwise };
    return Buffer.from(JSON.stringify({ type: signed.type, challenge: signed.challenge, origin, crossOrigin: false }));
  }

  private data(rpId: string, flags: number, { isVerified = true, counter, ...otherwise }: Otherwise): Buffer {
    const host = createHash('sha256')
      .update(otherwise.rpId ?? rpId)
      .digest();
    const count = Buffer.alloc(4);
    if (this.counts) this.counter += 1;
    count.writeUInt32BE(counter ?? this.counter);
    return Buffer.concat([host, Buffer.from([PRESENT | flags | (isVerified ? VERIFIED : 0)]), count]);
  }
}

/** The CBOR encoder accepts plain byte arrays only. */
const plain = <T>(value: T): T => (Buffer.isBuffer(value) ? (new Uint8Array(value) as T) : value);
