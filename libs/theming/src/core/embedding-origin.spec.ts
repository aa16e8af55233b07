import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isEmbeddingOrigin } from './embedding-origin';

describe('isEmbeddingOrigin', () => {
  it.each(['https://a.example', 'https://a-b.example:8443', 'https://10.0.0.1', 'https://x'])('accepts %p', (origin) =>
    expect(isEmbeddingOrigin(origin, 'live')).toBe(true),
  );

  it.each([
    'https://x;script-src-elem',
    'https://*:3998',
    'https://*.example',
    'https://a,b',
    "https://'self'",
    'https://a.example/',
    'https://a.example:443',
    'https://a.example:99999',
    'https://A.example',
    'https://-a',
    'https://user@a.example',
    'https://',
    'http://a.example',
    'http://localhost.evil.example',
  ])('rejects %p', (origin) => expect(isEmbeddingOrigin(origin, 'simulator')).toBe(false));

  it('accepts a page of the local machine only in simulator mode', () => {
    expect(isEmbeddingOrigin('http://localhost:5000', 'simulator')).toBe(true);
    expect(isEmbeddingOrigin('http://localhost:5000', 'live')).toBe(false);
  });

  it('rejects every character with a meaning in a policy', () => {
    const nasty = fc.string({ unit: fc.constantFrom(';', '*', ',', "'", ' ', '\n', 'a', '.', ':', '/', '1') });
    fc.assert(
      fc.property(nasty, (text) => {
        const origin = `https://${text}`;
        if (isEmbeddingOrigin(origin, 'simulator')) expect(origin).toMatch(/^[a-z0-9.:/-]+$/);
      }),
    );
  });
});
