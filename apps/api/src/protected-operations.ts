import type { Operation } from '@housebrand/protection';

/** The operation that player protection checks for the session's member, by the call's public name. */
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
  previewCoupon: 'coupon',
  redeemCoupon: 'coupon',
  setBonus: 'bonus',
  claimCashBack: 'cashBack',
  claimIncome: 'playPoints',
  claimQuest: 'questReward',
  withdrawIncome: 'referralIncome',
  withdraw: 'withdrawal',
};

/**
 * The operation that player protection checks for another member named in the call. A member who may not receive gifts
 * counts as unknown.
 */
export const PROTECTED_OTHERS: Readonly<Record<string, Operation>> = {
  getMember: 'giftReceived',
  listMembers: 'giftReceived',
  sendGift: 'giftReceived',
};
