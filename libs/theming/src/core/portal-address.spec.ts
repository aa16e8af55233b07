import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readPortalAddress, sitePrefix, writePortalAddress } from './portal-address';

/** Ends in a digit, unlike any route name or language. */
const prefixes = fc.stringMatching(/^[A-Z][A-Z0-9]{0,10}[0-9]$/);
const routes = fc.constantFrom('', 'login', 'game', 'user-info', 'user-info/tier-detail', 'daily-quest/7', 'nonsense');
const routeNames = new Set(['login', 'game', 'user-info', 'daily-quest', 'prefix-not-found']);
const languages = fc.constantFrom('th' as const, 'en' as const, null);

describe('portal address', () => {
  it('parses what was written, whatever the case of the prefix', () => {
    fc.assert(
      fc.property(prefixes, languages, routes, fc.boolean(), (prefix, language, route, isLower) => {
        const address = { prefix, language, route };
        const written = writePortalAddress(address);
        const typed = isLower ? written.replace(prefix, prefix.toLowerCase()) : written;
        expect(readPortalAddress(typed, routeNames)).toEqual(address);
      }),
    );
  });

  it('accepts the language before the prefix', () => {
    expect(readPortalAddress('/en/MTO/game', routeNames)).toEqual({ prefix: 'MTO', language: 'en', route: 'game' });
    expect(readPortalAddress('/th', routeNames)).toEqual({ prefix: null, language: 'th', route: '' });
  });

  it('keeps the route of an address without a prefix', () => {
    expect(readPortalAddress('/login', routeNames)).toEqual({ prefix: null, language: null, route: 'login' });
    expect(readPortalAddress('/en/game', routeNames)).toEqual({ prefix: null, language: 'en', route: 'game' });
    expect(readPortalAddress('/', routeNames)).toEqual({ prefix: null, language: null, route: '' });
    expect(readPortalAddress('/prefix-not-found', routeNames)).toEqual({
      prefix: null,
      language: null,
      route: 'prefix-not-found',
    });
  });

  it('reads a name that cannot be a prefix as a route', () => {
    expect(readPortalAddress('/0812345678', routeNames).prefix).toBeNull();
    expect(readPortalAddress('/no-such-page', routeNames).route).toBe('no-such-page');
    expect(readPortalAddress('/%E0%A4%A', routeNames).route).toBe('%E0%A4%A');
  });

  it('takes the prefix from the cookie when the address has none, except at the root and /prefix-not-found', () => {
    fc.assert(
      fc.property(prefixes, routes, (prefix, route) => {
        const expected = route === '' ? null : prefix;
        expect(sitePrefix(`/${route}`, prefix.toLowerCase(), routeNames)).toBe(
          route === 'nonsense' ? 'NONSENSE' : expected,
        );
        expect(sitePrefix(`/${prefix}/${route}`, 'OTHER', routeNames)).toBe(prefix);
      }),
    );
    expect(sitePrefix('/prefix-not-found', 'MTO', routeNames)).toBeNull();
    expect(sitePrefix('/login', null, routeNames)).toBeNull();
    expect(sitePrefix('/login', '<script>', routeNames)).toBeNull();
  });
});
