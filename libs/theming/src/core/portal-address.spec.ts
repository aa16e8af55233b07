import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readPortalAddress, sitePrefix, writePortalAddress } from './portal-address';

/** Ends in a digit, as no route's name and no language does. */
const prefixes = fc.stringMatching(/^[A-Z][A-Z0-9]{0,10}[0-9]$/);
const routes = fc.constantFrom('', 'login', 'game', 'user-info', 'user-info/tier-detail', 'daily-quest/7', 'nonsense');
const languages = fc.constantFrom('th' as const, 'en' as const, null);

describe('addresses of the portal', () => {
  it('come apart as they were put together, whatever the case of the prefix', () => {
    fc.assert(
      fc.property(prefixes, languages, routes, fc.boolean(), (prefix, language, route, isLower) => {
        const address = { prefix, language, route };
        const written = writePortalAddress(address);
        const typed = isLower ? written.replace(prefix, prefix.toLowerCase()) : written;
        expect(readPortalAddress(typed)).toEqual(address);
      }),
    );
  });

  it('may name the language before the prefix', () => {
    expect(readPortalAddress('/en/MTO/game')).toEqual({ prefix: 'MTO', language: 'en', route: 'game' });
    expect(readPortalAddress('/th')).toEqual({ prefix: null, language: 'th', route: '' });
  });

  it('without a prefix keep their route', () => {
    expect(readPortalAddress('/login')).toEqual({ prefix: null, language: null, route: 'login' });
    expect(readPortalAddress('/en/game')).toEqual({ prefix: null, language: 'en', route: 'game' });
    expect(readPortalAddress('/')).toEqual({ prefix: null, language: null, route: '' });
    expect(readPortalAddress('/prefix-not-found')).toEqual({ prefix: null, language: null, route: 'prefix-not-found' });
  });

  it('take a name that cannot be a prefix as a route', () => {
    expect(readPortalAddress('/0812345678').prefix).toBeNull();
    expect(readPortalAddress('/no-such-page').route).toBe('no-such-page');
    expect(readPortalAddress('/%E0%A4%A').route).toBe('%E0%A4%A');
  });

  it('belong to the cookie when they name no prefix, save the root and /prefix-not-found', () => {
    fc.assert(
      fc.property(prefixes, routes, (prefix, route) => {
        const expected = route === '' ? null : prefix;
        expect(sitePrefix(`/${route}`, prefix.toLowerCase())).toBe(route === 'nonsense' ? 'NONSENSE' : expected);
        expect(sitePrefix(`/${prefix}/${route}`, 'OTHER')).toBe(prefix);
      }),
    );
    expect(sitePrefix('/prefix-not-found', 'MTO')).toBeNull();
    expect(sitePrefix('/login', null)).toBeNull();
    expect(sitePrefix('/login', '<script>')).toBeNull();
  });
});
