import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addressOf } from './address';

describe('an address', () => {
  it('carries any value, and a server reads it back as it was', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (username, text) => {
        const address = addressOf('/api/members/{prefix}/{username}', {
          path: { prefix: 'MTO', username },
          query: { text },
        });
        const url = new URL(address, 'http://localhost');
        expect(url.pathname.startsWith('/api/members/MTO/')).toBe(true);
        // a browser resolves dots in a path: nobody's username is made of dots alone
        if (!/^\.{1,2}$/.test(username)) {
          expect(decodeURIComponent(url.pathname.slice('/api/members/MTO/'.length))).toBe(username);
        }
        expect(url.searchParams.get('text')).toBe(text);
      }),
    );
  });

  it('leaves out what is not given, and keeps the order', () => {
    expect(addressOf('/list', { query: { b: 1, a: null, c: undefined, d: false } })).toBe('/list?b=1&d=false');
    expect(addressOf('/list', {})).toBe('/list');
  });

  it('is refused while a value of its path is missing', () => {
    expect(() => addressOf('/of/{username}', { path: { username: '' } })).toThrow('username is missing');
  });
});
