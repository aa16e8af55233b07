import { describe, expect, it } from '@jest/globals';
import { encodeBody, type EncodedBody } from './encoding';

describe('encodeBody', () => {
  it('encodes equal content only once', async () => {
    const list = { games: Array.from({ length: 50 }, (_, index) => ({ id: `game-${index}`, name: 'A game' })) };
    const encoded = new Map<string, EncodedBody>();
    const encode = async (value: unknown) => {
      const body = await encodeBody(value, undefined, { known: (tag) => encoded.get(tag) });
      encoded.set(body.tag, body);
      return body;
    };
    const first = await encode(list);
    expect(await encode(structuredClone(list))).toBe(first);
    expect((await encode({ games: [] })).tag).not.toBe(first.tag);
    expect(encoded.size).toBe(2);
  });
});
