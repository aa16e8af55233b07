import { REFERRAL_STORAGE_KEY, referralOf, withReferral } from '@housebrand/shared';

/** How the member came to the site (specification sections 4 and 9). */
export interface ClientInit {
  /** Referral code of the upline. */
  userRefCode: string | null;
  /** `ios` or `android`. */
  platform: 'ios' | 'android' | null;
  /** Whether the page runs inside the mobile app's web view. */
  isMobileApp: boolean;
}

/** Query parameter → local storage key (specification section 9). */
const KEYS = { ref: REFERRAL_STORAGE_KEY, platform: 'platform', mobileApp: 'mobileApp' } as const;

/** Longer than any referral code: longer values are invalid. */
const MAX_LENGTH = 64;

/** The browser's storage, or a spec's. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Accessed at each use: where storage is blocked, even reading the property throws. */
const BROWSER_STORE: KeyValueStore = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
};

/**
 * Reads ref, platform and mobileApp from the query, else from storage, and stores them (section 4, client init).
 * @param prefix the agent, to which a referral code belongs; `null`: none, so that no code is stored or read
 * @param store the browser's by default, if available
 */
export function initClient(search: string, prefix: string | null, store: KeyValueStore = BROWSER_STORE): ClientInit {
  const query = new URLSearchParams(search);
  const given = (name: keyof typeof KEYS): string | null => query.get(name)?.slice(0, MAX_LENGTH) || null;
  const known = (name: keyof typeof KEYS, value: string | null): string | null => {
    if (value === null) return read(store, KEYS[name]);
    keep(store, KEYS[name], value);
    return value;
  };
  return {
    userRefCode: prefix === null ? null : knownReferral(store, prefix, given('ref')),
    platform: platformNamed(known('platform', platformNamed(given('platform')))),
    // section 5: true only when the value is the string 'true'
    isMobileApp: known('mobileApp', given('mobileApp')) === 'true',
  };
}

function knownReferral(store: KeyValueStore, prefix: string, given: string | null): string | null {
  const stored = read(store, KEYS.ref);
  if (given === null) return referralOf(stored, prefix);
  keep(store, KEYS.ref, withReferral(stored, prefix, given));
  return given;
}

/** Accepts any case, such as `IOS`; stores nothing else. */
function platformNamed(spelling: string | null): ClientInit['platform'] {
  const name = spelling?.toLowerCase();
  return name === 'ios' || name === 'android' ? name : null;
}

// Storage may be blocked or full: the visit continues without it.
function read(store: KeyValueStore, key: string): string | null {
  try {
    return store.getItem(key);
  } catch {
    return null;
  }
}

function keep(store: KeyValueStore, key: string, value: string): void {
  try {
    store.setItem(key, value);
  } catch {
    return;
  }
}
