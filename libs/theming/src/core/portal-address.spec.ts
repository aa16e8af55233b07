import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readPortalAddress, sitePrefix, writePortalAddress } from './portal-address';

/** Ends in a digit, as no route's name and no language does. */
const prefixes = fc.stringMatching(/^[A-Z][A-Z0-9]{0,10}[0-9]$/);
const routes = fc.constantFrom('', 'login', 'game', 'user-info', 'user-info/tier-detail', 'daily-quest/7', 'nonsense');
const routeNames = new Set(['login', 'game', 'user-info', 'daily-quest', 'prefix-not-found']);
const languages = fc.constantFrom('th' as const, 'en' as const, null);

describe('addresses of the portal', () => {
  it('come apart as they were put together, whatever the case of the prefix', () => {
    fc.assert(
      fc.property(prefixes, languages, routes, fc.boolean(), (prefix, language, route, isLower) => {
        const address = { prefix, language, route };
        const written = writePortalAddress(address);
        const typed = isLower ? written.replace(prefix, prefix.toLowerCase()) : written;
        expect(readPortalAddress(typed, routeNames)).toEqual(address);
      }),
    );
  });

  it('may name the language before the prefix', () => {
    expect(readPortalAddress('/en/MTO/game', routeNames)).toEqual({ prefix: 'MTO', language: 'en', route: 'game' });
    expect(readPortalAddress('/th', routeNames)).toEqual({ prefix: null, language: 'th', route: '' });
  });

  it('without a prefix keep their route', () => {
    expect(readPortalAddress('/login', routeNames)).toEqual({ prefix: null, language: null, route: 'login' });
    expect(readPortalAddress('/en/game', routeNames)).toEqual({ prefix: null, language: 'en', route: 'game' });
    expect(readPortalAddress('/', routeNames)).toEqual({ prefix: null, language: null, route: '' });
    expect(readPortalAddress('/prefix-not-found', routeNames)).toEqual({
      prefix: null,
      language: null,
      route: 'prefix-not-found',
    });
  });

  it('take a name that cannot be a prefix as a route', () => {
    expect(readPortalAddress('/0812345678', routeNames).prefix).toBeNull();
    expect(readPortalAddress('/no-such-page', routeNames).route).toBe('no-such-page');
    expect(readPortalAddress('/%E0%A4%A', routeNames).route).toBe('%E0%A4%A');
  });

  it('belong to the cookie when they name no prefix, save the root and /prefix-not-found', () => {
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
