import type { Page } from '@playwright/test';
import { MONEY } from './money-states';
import { PEOPLE } from './people-states';
import type { Screen } from './screen-list';
import { riseToSilver } from './play';
import { at, atRest, memberOf, saying, waiting } from './state-parts';
import { t } from './messages';

/** The API's behaviour while a state is visible. */
type ApiCondition = 'failed' | 'maintenance' | 'silent';

const CALLS = /\/api\/(?:apps|provider)\//;
const SESSION = /\/(?:login|profile|agent_configs|live)\b/;

/** Applies a condition to all calls except those of the session and the agent. */
const under =
  (condition: ApiCondition) =>
  async (page: Page): Promise<void> => {
    await page.route(CALLS, async (route) => {
      if (SESSION.test(route.request().url())) return route.fallback();
      if (condition === 'silent') return undefined;
      const [status, key] = condition === 'failed' ? [500, 'internal'] : [503, 'underMaintenance'];
      const message = t('server', key, {}, (await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'th');
      return route.fulfill({ status, json: { code: status, message } });
    });
  };

/** Pages that the second tier opens. */
const OF_SILVER: ReadonlySet<string> = new Set(['referral', 'referral/members', 'referral/rewards']);

/** Lists of a new member. */
const EMPTY: readonly Screen[] = [
  'favorite-games',
  'deposit/history',
  'withdraw/history',
  'chips/history',
  'rewards/history',
  'user-info/statement',
  'user-info/play-history',
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

/** Pages whose games the server renders, so they stay visible regardless of the API. */
const DRAWN: ReadonlySet<string> = new Set(['', 'game?type=SLOT']);

/** Pages that the first tier of LOTUS does not open. */
const OF_HIGH_TIERS: ReadonlySet<string> = new Set(['daily-quest', 'tournament']);

/** Screens whose API calls fail or never end. */
const CONDITIONS: readonly Screen[] = (
  [
    ['failed', 'does not load'],
    ['maintenance', 'under maintenance'],
    ['silent', 'loading'],
  ] as const
).flatMap(([condition, name]) =>
  CHANGING.map((page) => ({
    name: `${page || 'home'}, ${name}`,
    as: OF_HIGH_TIERS.has(page) ? ('gold' as const) : ('newcomer' as const),
    path: at(page),
    before: under(condition),
    ready:
      condition === 'silent'
        ? waiting
        : DRAWN.has(page) || condition === 'failed'
          ? atRest
          : saying('kit', 'maintenanceTitle'),
  })),
);

const OFFLINE: readonly Screen[] = ['', 'deposit', 'withdraw', 'chips/send'].map((page) => ({
  name: `${page || 'home'}, offline`,
  // chips are closed in the first tier of LOTUS
  as: page === 'chips/send' ? 'gold' : 'newcomer',
  path: at(page),
  prepare: async (shown) => {
    await waiting(shown);
    await shown.waitForLoadState('networkidle');
    await shown.context().setOffline(true);
  },
  ready: saying('portal', 'offline'),
}));

/** States without interaction. */
export const LOOKED_AT: readonly Screen[] = [...EMPTY, ...CONDITIONS];

/** States that need interaction. */
export const COME_INTO: readonly Screen[] = [...OFFLINE, ...MONEY, ...PEOPLE];

/** All states beyond the plain screens: empty, loading, failed, in dialogs and done. */
export const STATES: readonly Screen[] = [...LOOKED_AT, ...COME_INTO];
