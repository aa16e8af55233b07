/** The pages of the cashier, and their addresses inside the element. */
export const CASHIER = {
  deposit: '/deposit',
  depositNormal: '/deposit/normal',
  depositDigit: '/deposit/digit',
  depositTrueWallet: '/deposit/true-wallet',
  depositHistory: '/deposit/history',
  withdraw: '/withdraw',
  withdrawHistory: '/withdraw/history',
} as const;

/** Values of the attribute `page` of `<hb-cashier>`. */
export type CashierPage = keyof typeof CASHIER;
