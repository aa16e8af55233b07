import { defineFeature } from '@housebrand/shared/react';
import { walletPages } from '../core';

/** The cashier: deposits, withdrawals, chips, coupons and their histories. Each page loads when it is opened. */
export const feature = defineFeature(walletPages, {
  deposit: () => import('./screens/deposit'),
  'deposit/normal': () => import('./screens/deposit-normal'),
  'deposit/digit': () => import('./screens/deposit-digit'),
  'deposit/true-wallet': () => import('./screens/deposit-true-wallet'),
  'deposit/history': () => import('./screens/deposit-history'),
  withdraw: () => import('./screens/withdraw'),
  'withdraw/history': () => import('./screens/withdraw-history'),
  'withdraw-income': () => import('./screens/withdraw-income'),
  'chips/history': () => import('./screens/chips-history'),
  'chips/purchase': () => import('./screens/chips-purchase'),
  'chips/send': () => import('./screens/chips-send'),
  'chips/transfer/:username': () => import('./screens/chips-send'),
  coupon: () => import('./screens/coupon'),
  'user-info/statement': () => import('./screens/statement'),
  'rewards/history': () => import('./screens/reward-history'),
});
