import type { Operation } from '@housebrand/protection';

/** What player protection is asked about the member of the session, by the public name of a call. */
export const PROTECTED_OPERATIONS: Readonly<Record<string, Operation>> = {
  launchGame: 'play',
  launchLotto: 'play',
  launchSportLobby: 'play',
  launchStudioLobby: 'play',
  openDailyCheckIn: 'play',
  openGashapon: 'play',
  openMemberSite: 'play',
  openRewardShop: 'play',
  openWheel: 'play',
  getRewardLink: 'play',
  listDepositAccounts: 'deposit',
  getTrueMoneyAccount: 'deposit',
  openDeposit: 'deposit',
  buyChips: 'purchase',
  sendGift: 'giftSent',
  redeemCoupon: 'coupon',
  setBonus: 'bonus',
  claimCashBack: 'cashBack',
  claimIncome: 'playPoints',
  claimQuest: 'questReward',
  withdrawIncome: 'referralIncome',
  withdraw: 'withdrawal',
};

/** What player protection is asked about another member whom a call names: whoever may not receive is nobody there. */
export const PROTECTED_OTHERS: Readonly<Record<string, Operation>> = {
  getMember: 'giftReceived',
  listMembers: 'giftReceived',
  sendGift: 'giftReceived',
};
