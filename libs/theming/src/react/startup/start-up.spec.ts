import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { writePortalAddress, type AgentConfig } from '../../core';
import { contactLink } from '../contact-link';
import { initClient } from './client-init';
import { startLanguage, startUp, typedPrefix } from './start-up';

const configOf = (prefix: string, isEnable = false) =>
  ({ agent: { prefix }, gameAgent: { isEnable } }) as unknown as AgentConfig;
/** Ends in a digit, unlike any route name or language. */
const prefixes = fc.stringMatching(/^[A-Z][A-Z0-9]{0,10}[0-9]$/);
const routeNames = new Set(['login', 'game', 'user-info', 'daily-quest', 'prefix-not-found']);
const routes = fc.constantFrom('', 'login', 'game', 'user-info/tier-detail', 'daily-quest/7');
const languages = fc.constantFrom('th' as const, 'en' as const, null);

describe('start-up', () => {
  it('opens the site of a configured agent at its canonical address', () => {
    fc.assert(
      fc.property(prefixes, languages, routes, (prefix, language, route) => {
        const address = writePortalAddress({ prefix, language, route });
        const typed = address.toLowerCase();
        const config = configOf(prefix);
        expect(startUp({ pathname: typed, prefixCookie: null, config, routeNames })).toEqual({
          kind: 'ready',
          prefix,
          address,
          config,
        });
      }),
    );
  });

  it('takes the prefix from the cookie, in upper case, when the address has none', () => {
    fc.assert(
      fc.property(prefixes, routes.filter(Boolean), (prefix, route) => {
        const config = configOf(prefix);
        const outcome = startUp({ pathname: `/${route}`, prefixCookie: prefix.toLowerCase(), config, routeNames });
        expect(outcome).toEqual({ kind: 'ready', prefix, address: `/${prefix}/${route}`, config });
      }),
    );
  });

  it("fails without a configuration, for an agent of another product, and for another agent's configuration", () => {
    fc.assert(
      fc.property(prefixes, routes, (prefix, route) => {
        const at = (config: AgentConfig | null) =>
          startUp({ pathname: `/${prefix}/${route}`, prefixCookie: null, config, routeNames }).kind;
        expect([at(null), at(configOf(prefix, true)), at(configOf('OTHER'))]).toEqual(['failed', 'failed', 'failed']);
      }),
    );
  });

  it('finds no prefix at the root path, or when neither address nor cookie names one', () => {
    const kindAt = (pathname: string, prefixCookie: string | null) =>
      startUp({ pathname, prefixCookie, config: configOf('MTO'), routeNames }).kind;
    expect(kindAt('/', null)).toBe('noPrefix');
    expect(kindAt('/', 'MTO')).toBe('noPrefix');
    expect(kindAt('/login', null)).toBe('noPrefix');
    expect(kindAt('/login', '12')).toBe('noPrefix');
    expect(kindAt('/prefix-not-found', 'MTO')).toBe('prefixNotFound');
  });
});

describe('startLanguage', () => {
  it('prefers the path, the query and the stored language in this order, and falls back to Thai', () => {
    expect(startLanguage({ pathname: '/MTO/en/login', search: '?lang=th', stored: 'th', routeNames })).toBe('en');
    expect(startLanguage({ pathname: '/MTO/login', search: '?lang=en', stored: 'th', routeNames })).toBe('en');
    expect(startLanguage({ pathname: '/MTO/login', search: '', stored: 'en', routeNames })).toBe('en');
    expect(startLanguage({ pathname: '/MTO/login', search: '', stored: null, routeNames })).toBe('th');
    expect(startLanguage({ pathname: '/MTO/login', search: '?lang=fr', stored: 'en', routeNames })).toBe('th');
  });
});

describe('client init', () => {
  const storeOf = (values: Record<string, string> = {}) => {
    const map = new Map(Object.entries(values));
    return {
      map,
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => void map.set(key, value),
    };
  };

  it("stores the query's values under the specification's names and reads them again", () => {
    const store = storeOf();
    const first = initClient('?ref=AbC12&platform=iOS&mobileApp=true', 'MTO', store);
    expect(first).toEqual({ userRefCode: 'AbC12', platform: 'ios', isMobileApp: true });
    expect(Object.fromEntries(store.map)).toEqual({ userRefCode: 'MTO:AbC12', platform: 'ios', mobileApp: 'true' });
    expect(initClient('', 'MTO', store)).toEqual(first);
    // Neither an unknown platform nor an empty value replaces a stored value.
    expect(initClient('?platform=windows&ref=', 'MTO', store)).toEqual(first);
  });

  it('keeps a referral code for the agent whose link was opened', () => {
    const store = storeOf();
    initClient('?ref=naga1', 'NAGA', store);
    initClient('?ref=mto1', 'MTO', store);
    expect(initClient('', 'NAGA', store).userRefCode).toBe('naga1');
    expect(initClient('', 'LOTUS', store).userRefCode).toBeNull();
    expect(initClient('?ref=x', null, store).userRefCode).toBeNull();
  });

  it("detects the mobile app only by the string 'true'", () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const search = `?mobileApp=${encodeURIComponent(value)}`;
        expect(initClient(search, 'MTO', storeOf()).isMobileApp).toBe(value === 'true');
      }),
    );
  });

  it('survives blocked storage', () => {
    const closed = {
      getItem: (): string | null => {
        throw new Error('closed');
      },
      setItem: () => {
        throw new Error('closed');
      },
    };
    expect(initClient('?ref=x', 'MTO', closed)).toEqual({ userRefCode: 'x', platform: null, isMobileApp: false });
    const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    const refuse = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
    expect(initClient('?ref=x', 'MTO')).toEqual({ userRefCode: 'x', platform: null, isMobileApp: false });
    if (own) Object.defineProperty(globalThis, 'localStorage', own);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });
});

describe('typedPrefix', () => {
  it('returns a valid prefix or null', () => {
    expect(typedPrefix(' mto ')).toBe('MTO');
    expect([typedPrefix(''), typedPrefix('12'), typedPrefix('a/b'), typedPrefix('X')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('contactLink', () => {
  it('accepts an id or an https address only', () => {
    expect(contactLink('@mtolounge')).toBe('https://line.me/R/ti/p/%40mtolounge');
    expect(contactLink('https://lin.ee/abc')).toBe('https://lin.ee/abc');
    for (const value of ['', 'javascript:alert(1)', 'http://plain.example', 'https://a b'])
      expect(contactLink(value)).toBeNull();
  });
});
