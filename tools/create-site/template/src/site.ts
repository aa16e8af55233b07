import type { HostRoutes, HousebrandProviderProps } from '@housebrand/site-react';

/** The agent's prefix. */
export const prefix = '__PREFIX__';
export const name = '__NAME__';
export const language = '__LANGUAGE__';

/** `agent` uses the colours that the agent has configured; otherwise set ten colours for this site. */
export const look: HousebrandProviderProps['look'] = __LOOK__;

/** Paths of this site's pages. A page without an entry does not exist here and is not linked. */
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
