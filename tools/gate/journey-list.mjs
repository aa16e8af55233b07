/**
 * The browser journeys that no release can miss, and the domains each of them walks through. The gate runs these; the nightly
 * run has all of apps/e2e.
 * @type {Record<string, string[]>}
 */
export const JOURNEYS = {
  accessibility: ['content', 'protection'],
  'daily-quest': ['quests'],
  deposit: ['wallet'],
  'first-byte': ['theming'],
  guard: ['auth'],
  live: ['wallet'],
  login: ['auth'],
  menus: ['tiers', 'auth'],
  'offline-money': ['wallet'],
  registration: ['auth'],
  secrets: ['auth', 'wallet', 'games'],
  story: ['auth', 'wallet', 'bets', 'affiliate', 'tiers', 'quests', 'tournaments', 'games'],
  'whole-journey': ['auth', 'games'],
  withdraw: ['wallet'],
};

/** A change here can break every journey. */
export const RUNS_ALWAYS = [
  'apps/{api,portal,provider-simulator}/**',
  'apps/e2e/{playwright.config.ts,src/{support,pages}/**}',
  'libs/{shared,providers,theming}/**',
];
