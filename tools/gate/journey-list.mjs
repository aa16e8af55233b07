/**
 * Browser journeys that every release must pass, with the domains of each. The gate runs these; the nightly run runs
 * all of apps/e2e.
 * @type {Record<string, string[]>}
 */
export const JOURNEYS = {
  accessibility: ['content', 'protection'],
  'ask-about-payment': ['support', 'wallet'],
  'daily-quest': ['quests'],
  deposit: ['wallet'],
  'first-byte': ['theming'],
  guard: ['auth'],
  live: ['wallet'],
  login: ['auth'],
  menus: ['tiers', 'auth'],
  'offline-money': ['wallet'],
  registration: ['auth'],
  'session-end': ['auth'],
  secrets: ['auth', 'wallet', 'games'],
  story: ['auth', 'wallet', 'bets', 'affiliate', 'tiers', 'quests', 'tournaments', 'games'],
  'whole-journey': ['auth', 'games'],
  withdraw: ['wallet'],
};

/** Files whose changes can break every journey. */
export const RUNS_ALWAYS = [
  'apps/{api,portal,provider-simulator}/**',
  'apps/e2e/{playwright.config.ts,src/{support,pages}/**}',
  'libs/{shared,providers,theming}/**',
];
