/** The pages of the cashier, and where each is inside of its element. */
export const CASHIER = {
  deposit: '/deposit',
  depositNormal: '/deposit/normal',
  depositDigit: '/deposit/digit',
  depositTrueWallet: '/deposit/true-wallet',
  depositHistory: '/deposit/history',
  withdraw: '/withdraw',
  withdrawHistory: '/withdraw/history',
} as const;

/** What the attribute `page` of `<hb-cashier>` names. */
export type CashierPage = keyof typeof CASHIER;
