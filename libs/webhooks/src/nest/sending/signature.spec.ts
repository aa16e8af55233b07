import { createHmac, timingSafeEqual } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newSecret, signatureOf, type SignedMessage } from './signature';

/** Verifies a signature as the guide for receivers does. */
function verifies(secret: string, header: string, { id, timestamp, body }: SignedMessage): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return header.split(' ').some((signature) => {
    const sent = Buffer.from(signature.replace('v1,', ''), 'base64');
    return sent.length === expected.length && timingSafeEqual(sent, expected);
  });
}

const messages = fc.record({ id: fc.uuid(), timestamp: fc.nat(), body: fc.string({ unit: 'grapheme' }) });
const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((key) => {
  return `whsec_${Buffer.from(key).toString('base64')}`;
});

describe('signature', () => {
  it('verifies with each of the secrets that signed, and with no other one', () => {
    fc.assert(
      fc.property(messages, secrets, secrets, secrets, (message, current, old, other) => {
        fc.pre(new Set([current, old, other]).size === 3);
        const header = signatureOf([current, old], message);
        expect([current, old, other].map((secret) => verifies(secret, header, message))).toEqual([true, true, false]);
      }),
    );
  });

  it('does not verify for another id, time or body', () => {
    fc.assert(
      fc.property(messages, messages, secrets, (message, other, secret) => {
        const header = signatureOf([secret], message);
        for (const name of ['id', 'timestamp', 'body'] as const) {
          if (other[name] === message[name]) continue;
          expect(verifies(secret, header, { ...message, [name]: other[name] })).toBe(false);
        }
      }),
    );
  });

  it('equals the example of Standard Webhooks', () => {
    const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' };
    expect(signatureOf(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], message)).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });

  it('uses secrets of 32 bytes, each another one', () => {
    const made = Array.from({ length: 50 }, newSecret);
    expect(new Set(made).size).toBe(50);
    for (const secret of made) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  });
});
