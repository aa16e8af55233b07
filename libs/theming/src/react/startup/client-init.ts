/** What the portal remembers of how the member came (specification sections 4 and 9). */
export interface ClientInit {
  /** Referral code of whoever sent the member. */
  userRefCode: string | null;
  /** `ios` or `android`. */
  platform: 'ios' | 'android' | null;
  /** Inside the mobile app's web view. */
  isMobileApp: boolean;
}

/** Query parameter → local storage key (specification section 9). */
const KEYS = { ref: 'userRefCode', platform: 'platform', mobileApp: 'mobileApp' } as const;

/** Longer than any referral code; a longer value is not one. */
const MAX_LENGTH = 64;

/** Storage of a browser, or of a spec. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Asked for at each use: where storage is closed to us the very question is refused. */
const LOCAL: KeyValueStore = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
};

/**
 * Reads ref, platform and mobileApp from the query, else from storage, and keeps them (section 4, client init).
 * @param store left out: the browser's, as far as it lets us
 */
export function initClient(search: string, store: KeyValueStore = LOCAL): ClientInit {
  const query = new URLSearchParams(search);
  const given = (name: keyof typeof KEYS): string | null => query.get(name)?.slice(0, MAX_LENGTH) || null;
  const known = (name: keyof typeof KEYS, value: string | null): string | null => {
    if (value === null) return read(store, KEYS[name]);
    keep(store, KEYS[name], value);
    return value;
  };
  return {
    userRefCode: known('ref', given('ref')),
    platform: platformNamed(known('platform', platformNamed(given('platform')))),
    // section 5: true only when the value is the string 'true'
    isMobileApp: known('mobileApp', given('mobileApp')) === 'true',
  };
}

/** In any spelling, `IOS` too; what is neither is not kept. */
function platformNamed(spelling: string | null): ClientInit['platform'] {
  const name = spelling?.toLowerCase();
  return name === 'ios' || name === 'android' ? name : null;
}

// storage may be closed to us or full: the visit goes on without memory
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
