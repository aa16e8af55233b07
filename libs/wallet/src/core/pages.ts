import { definePages } from '@housebrand/shared';
import en from './locales/pages/en.json' with { type: 'json' };
import th from './locales/pages/th.json' with { type: 'json' };

/** Pages for money in and out (specification section 2). History pages have no menu key, so menus cannot hide them. */
export const walletPages = definePages({ th, en }, [
  { path: 'deposit', title: 'deposit', access: 'member', layout: 'withoutNavigation', menuKey: 'deposit' },
  { path: 'deposit/normal', title: 'depositBank', access: 'member', layout: 'withoutNavigation', menuKey: 'deposit' },
  { path: 'deposit/digit', title: 'depositQr', access: 'member', layout: 'withoutNavigation', menuKey: 'deposit' },
  {
    path: 'deposit/true-wallet',
    title: 'depositWallet',
    access: 'member',
    layout: 'withoutNavigation',
    menuKey: 'deposit',
  },
  { path: 'deposit/history', title: 'depositHistory', access: 'member', layout: 'default' },
  { path: 'withdraw', title: 'withdraw', access: 'member', layout: 'withoutNavigation', menuKey: 'withdraw' },
  { path: 'withdraw/history', title: 'withdrawHistory', access: 'member', layout: 'default' },
  { path: 'withdraw-income', title: 'withdrawIncome', access: 'member', layout: 'withoutNavigation' },
  { path: 'chips/history', title: 'chipsHistory', access: 'member', layout: 'default' },
  { path: 'chips/purchase', title: 'chipsPurchase', access: 'member', layout: 'withoutNavigation', menuKey: 'chips' },
  { path: 'chips/send', title: 'chipsSend', access: 'member', layout: 'withoutNavigation', menuKey: 'chips' },
  {
    path: 'chips/transfer/:username',
    title: 'chipsSend',
    access: 'member',
    layout: 'withoutNavigation',
    menuKey: 'chips',
  },
  { path: 'coupon', title: 'coupon', access: 'member', layout: 'withoutNavigation', menuKey: 'coupon' },
  { path: 'user-info/statement', title: 'statement', access: 'member', layout: 'default' },
  { path: 'rewards/history', title: 'rewardHistory', access: 'member', layout: 'default' },
]);
