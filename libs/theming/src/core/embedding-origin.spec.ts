import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isEmbeddingOrigin } from './embedding-origin';

describe('an origin that may embed a site', () => {
  it.each(['https://a.example', 'https://a-b.example:8443', 'https://10.0.0.1', 'https://x'])('is %p', (origin) =>
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
  ])('is not %p', (origin) => expect(isEmbeddingOrigin(origin, 'simulator')).toBe(false));

  it('is a page of the own machine in simulator mode alone', () => {
    expect(isEmbeddingOrigin('http://localhost:5000', 'simulator')).toBe(true);
    expect(isEmbeddingOrigin('http://localhost:5000', 'live')).toBe(false);
  });

  it('holds nothing that means something to a policy', () => {
    const nasty = fc.string({ unit: fc.constantFrom(';', '*', ',', "'", ' ', '\n', 'a', '.', ':', '/', '1') });
    fc.assert(
      fc.property(nasty, (text) => {
        const origin = `https://${text}`;
        if (isEmbeddingOrigin(origin, 'simulator')) expect(origin).toMatch(/^[a-z0-9.:/-]+$/);
      }),
    );
  });
});
