import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { keyIdOf, openWith, sealingKey, sealWith } from './seal';

const key = sealingKey('k1', randomBytes(32));

describe('seal', () => {
  it('returns the sealed text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => openWith(key, 'p', sealWith(key, 'p', text)) === text),
    );
  });

  it('hides the text and seals it differently each time', () => {
    const sealed = sealWith(key, 'p', 'Chips-2026!');
    expect(sealed).not.toContain('Chips');
    expect(sealWith(key, 'p', 'Chips-2026!')).not.toBe(sealed);
    expect(keyIdOf(sealed)).toBe('k1');
  });

  it('opens only for the same purpose and with the same key', () => {
    const sealed = sealWith(key, 'session:portalToken', 'x');
    expect(openWith(key, 'session:funToken', sealed)).toBeNull();
    expect(openWith(sealingKey('k1', randomBytes(32)), 'session:portalToken', sealed)).toBeNull();
    expect(openWith(sealingKey('k2', randomBytes(32)), 'session:portalToken', sealed)).toBeNull();
    expect(openWith(key, 'session:portalToken', sealed.replace('.k1.', '.k2.'))).toBeNull();
  });

  it('notices every flipped bit', () => {
    const [version, id, body] = sealWith(key, 'p', 'MTO-MTODEMO1').split('.') as [string, string, string];
    const bytes = Buffer.from(body, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const flipped = Buffer.from(bytes);
      flipped[bit >> 3]! ^= 1 << (bit & 7);
      expect(openWith(key, 'p', `${version}.${id}.${flipped.toString('base64url')}`)).toBeNull();
    }
  });

  it('accepts only one spelling of a sealed text', () => {
    const sealed = sealWith(key, 'p', 'a');
    const last = sealed.at(-1)!;
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const others = [...alphabet].filter((letter) => letter !== last);
    for (const other of others) expect(openWith(key, 'p', sealed.slice(0, -1) + other)).toBeNull();
  });

  it('returns null for any other text', () => {
    fc.assert(fc.property(fc.string(), (text) => openWith(key, 'p', text) === null));
    expect(keyIdOf('v2.k1.abc')).toBeNull();
  });
});
