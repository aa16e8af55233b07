import type { HostRoutes, HousebrandProviderProps } from '@housebrand/site-react';

/** Whose site this is. */
export const prefix = '__PREFIX__';
export const name = '__NAME__';
export const language = '__LANGUAGE__';

/** `agent`: the colours that the agent has configured; or ten colours of this site's own. */
export const look: HousebrandProviderProps['look'] = __LOOK__;

/** Where this site has its pages. What is not named has no page, and no link leads there. */
export const routes: HostRoutes = {
  home: '/',
  login: '/login',
  deposit: '/deposit',
  depositNormal: '/deposit/bank',
  depositDigit: '/deposit/qr',
  depositTrueWallet: '/deposit/wallet',
  depositHistory: '/deposit/history',
  withdraw: '/withdraw',
  withdrawHistory: '/withdraw/history',
  tierDetail: '/my-tier',
  dailyQuests: '/quests',
};
