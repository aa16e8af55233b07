import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addressOf } from './address';

describe('addressOf', () => {
  it('percent-encodes any value so that a server decodes the original', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (username, text) => {
        const address = addressOf('/api/members/{prefix}/{username}', {
          path: { prefix: 'MTO', username },
          query: { text },
        });
        const url = new URL(address, 'http://localhost');
        expect(url.pathname.startsWith('/api/members/MTO/')).toBe(true);
        // A browser resolves dot segments in a path. No username consists of dots alone.
        if (!/^\.{1,2}$/.test(username)) {
          expect(decodeURIComponent(url.pathname.slice('/api/members/MTO/'.length))).toBe(username);
        }
        expect(url.searchParams.get('text')).toBe(text);
      }),
    );
  });

  it('omits null and undefined values and keeps the order of the query', () => {
    expect(addressOf('/list', { query: { b: 1, a: null, c: undefined, d: false } })).toBe('/list?b=1&d=false');
    expect(addressOf('/list', {})).toBe('/list');
  });

  it('throws while a path value is missing', () => {
    expect(() => addressOf('/of/{username}', { path: { username: '' } })).toThrow('username is missing');
  });
});
