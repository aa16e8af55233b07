/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import type { PageAccess, PageLayout } from '@housebrand/shared';
import { screenPages } from './screen-pages';

type Row = readonly [path: string, access: PageAccess, layout: PageLayout];

/** The routes of specification section 2, each with the guard's rule and its layout. */
const SPECIFIED: readonly Row[] = [
  ['prefix-not-found', 'public', 'withoutNavigation'],
  ['', 'public', 'default'],
  ['login', 'guest', 'blank'],
  ['register', 'guest', 'blank'],
  ['forget-password', 'guest', 'blank'],
  ['user-info', 'member', 'default'],
  ['user-info/change-password', 'member', 'blank'],
  ['user-info/tier-detail', 'member', 'default'],
  ['coupon', 'member', 'withoutNavigation'],
  ['daily-quest', 'member', 'default'],
  ['daily-quest/:id', 'member', 'default'],
  ['deposit', 'member', 'withoutNavigation'],
  ['deposit/digit', 'member', 'withoutNavigation'],
  ['deposit/history', 'member', 'default'],
  ['deposit/normal', 'member', 'withoutNavigation'],
  ['deposit/true-wallet', 'member', 'withoutNavigation'],
  ['withdraw', 'member', 'withoutNavigation'],
  ['withdraw/history', 'member', 'default'],
  ['withdraw-income', 'member', 'withoutNavigation'],
  ['chips/history', 'member', 'default'],
  ['chips/purchase', 'member', 'withoutNavigation'],
  ['chips/send', 'member', 'withoutNavigation'],
  ['chips/transfer/:username', 'member', 'withoutNavigation'],
  ['game', 'member', 'default'],
  ['favorite-games', 'member', 'default'],
  ['promotion', 'member', 'default'],
  ['promotion/:id', 'member', 'default'],
  ['ranking', 'member', 'default'],
  ['tournament', 'member', 'default'],
  ['referral', 'member', 'default'],
  ['referral/members', 'member', 'default'],
  ['referral/rewards', 'member', 'default'],
  ['rewards/history', 'member', 'default'],
  ['faq', 'member', 'default'],
  ['tutorial', 'member', 'default'],
  ['tutorial/:detail', 'member', 'withoutNavigation'],
];

describe('specified routes', () => {
  it('lists thirty-six routes', () => {
    expect(new Set(SPECIFIED.map(([path]) => path)).size).toBe(36);
  });

  it.each(SPECIFIED)(
    "includes '%s' for a %s in the layout %s, with a title in both languages",
    (path, access, layout) => {
      const page = screenPages.find((one) => one.path === path);
      expect(page).toMatchObject({ path, access, layout });
      const { th = '', en = '' } = page?.title ?? {};
      expect(/[\u0E00-\u0E7F]/.test(th) && /[A-Za-z]/.test(en)).toBe(true);
    },
  );
});
