import { definePages, type Redirect } from '@housebrand/shared';
import en from './locales/pages/en.json' with { type: 'json' };
import th from './locales/pages/th.json' with { type: 'json' };

/** Pages of the referral programme. */
export const affiliatePages = definePages({ th, en }, [
  { path: 'referral', title: 'referral', access: 'member', layout: 'default', menuKey: 'referral' },
  { path: 'referral/members', title: 'members', access: 'member', layout: 'default', menuKey: 'referral' },
  { path: 'referral/rewards', title: 'rewards', access: 'member', layout: 'default', menuKey: 'referral' },
]);

/** Redirect for shared links: the last segment before `.html` is the referral code (specification section 3, affiliate). */
export const affiliateRedirects = [{ path: 'r/:code.html', to: '?ref=:code' }] as const satisfies readonly Redirect[];
