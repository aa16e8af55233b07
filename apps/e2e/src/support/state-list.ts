import type { Page } from '@playwright/test';
import { MONEY } from './money-states';
import { PEOPLE } from './people-states';
import type { Screen } from './screen-list';
import { riseToSilver } from './play';
import { at, atRest, memberOf, saying, waiting } from './state-parts';
import { word } from './messages';

/** How the API answers while a state is on show. */
type Weather = 'failed' | 'maintenance' | 'silent';

const CALLS = /\/api\/(?:apps|provider)\//;
const SESSION = /\/(?:login|profile|agent_configs|live)\b/;

/** The session and the agent are known; every other call meets this weather. */
const under =
  (weather: Weather) =>
  async (page: Page): Promise<void> => {
    await page.route(CALLS, async (route) => {
      if (SESSION.test(route.request().url())) return route.fallback();
      if (weather === 'silent') return undefined;
      const [status, key] = weather === 'failed' ? [500, 'internal'] : [503, 'underMaintenance'];
      const message = word('server', key, {}, (await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'th');
      return route.fulfill({ status, json: { code: status, message } });
    });
  };

/** What opens with the second tier. */
const OF_SILVER: ReadonlySet<string> = new Set(['referral', 'referral/members', 'referral/rewards']);

/** Lists of somebody who has done nothing yet. */
const EMPTY: readonly Screen[] = [
  'favorite-games',
  'deposit/history',
  'withdraw/history',
  'chips/history',
  'rewards/history',
  'referral',
  'referral/members',
  'referral/rewards',
  'coupon',
  'user-info/devices',
  'withdraw-income',
].map((page) => ({
  name: `${page}, nothing yet`,
  as: 'newcomer',
  path: at(page),
  ...(OF_SILVER.has(page) && { before: async (shown) => riseToSilver(shown.context(), await memberOf(shown)) }),
  ready: atRest,
}));

const CHANGING = ['', 'deposit/history', 'daily-quest', 'tournament', 'promotion', 'withdraw', 'game?type=SLOT'];

/** Drawn by the server, which knows the games: they stay on show whatever the API says. */
const DRAWN: ReadonlySet<string> = new Set(['', 'game?type=SLOT']);

/** What a newcomer's tier does not open. */
const OF_HIGH_TIERS: ReadonlySet<string> = new Set(['daily-quest', 'tournament']);

/** What comes from the API does not come, or comes late. */
const WEATHER: readonly Screen[] = (
  [
    ['failed', 'does not load'],
    ['maintenance', 'under maintenance'],
    ['silent', 'loading'],
  ] as const
).flatMap(([weather, name]) =>
  CHANGING.map((page) => ({
    name: `${page || 'home'}, ${name}`,
    as: OF_HIGH_TIERS.has(page) ? ('gold' as const) : ('newcomer' as const),
    path: at(page),
    before: under(weather),
    ready:
      weather === 'silent'
        ? waiting
        : DRAWN.has(page) || weather === 'failed'
          ? atRest
          : saying('kit', 'maintenanceTitle'),
  })),
);

const OFFLINE: readonly Screen[] = ['', 'deposit', 'withdraw', 'chips/send'].map((page) => ({
  name: `${page || 'home'}, offline`,
  // chips open with a tier
  as: page === 'chips/send' ? 'gold' : 'newcomer',
  path: at(page),
  prepare: async (shown) => {
    await waiting(shown);
    await shown.waitForLoadState('networkidle');
    await shown.context().setOffline(true);
  },
  ready: saying('portal', 'offline'),
}));

/** States in which nobody does anything: one visit shows them one after the other. */
export const LOOKED_AT: readonly Screen[] = [...EMPTY, ...WEATHER];

/** States that somebody has come into, each with a visit of its own. */
export const COME_INTO: readonly Screen[] = [...OFFLINE, ...MONEY, ...PEOPLE];

/** States beyond the plain screens: empty, late, failed, asked and done. */
export const STATES: readonly Screen[] = [...LOOKED_AT, ...COME_INTO];
