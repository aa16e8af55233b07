import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ApiError } from './api-error';
import { sha256Head, solveProof } from './proof-of-work';
import { withProof } from './with-proof';

const head = async (text: string) => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return new DataView(hash).getUint32(0);
};
const challenge = { token: 't', salt: 'bWFueS1hdHRlbXB0cy0xMg', bits: 10, expiresAt: '2026-11-18T09:02:00.000Z' };

describe('proof of work', () => {
  it('hashes like SHA-256', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme-ascii', maxLength: 55 }), async (text) => {
        expect(sha256Head(text)).toBe(await head(text));
      }),
    );
    expect(() => sha256Head('x'.repeat(56))).toThrow(RangeError);
  });

  it('finds an answer that the server accepts', async () => {
    const { token, answer } = await solveProof(challenge);
    expect(token).toBe('t');
    expect(await head(`${challenge.salt}.${answer}`)).toBeLessThan(2 ** 22);
  });

  it('repeats a call that requires a proof, and no other', async () => {
    const requested: unknown[] = [];
    const needed = new ApiError({ code: 429, status: 429, message: '', challenge });
    const done = await withProof((proof) => {
      requested.push(proof);
      return proof ? Promise.resolve('done') : Promise.reject(needed);
    });
    expect([done, requested]).toEqual(['done', [undefined, await solveProof(challenge)]]);
    // The required work has grown meanwhile: solve it again, but not forever.
    let calls = 0;
    const grown = await withProof(() => {
      calls += 1;
      return calls < 3 ? Promise.reject(needed) : Promise.resolve('done');
    });
    expect([grown, calls]).toEqual(['done', 3]);
    await expect(withProof(() => Promise.reject(needed))).rejects.toBe(needed);
    const refused = new ApiError({ code: 429, status: 429, message: '' });
    await expect(withProof(() => Promise.reject(refused))).rejects.toBe(refused);
  });
});
