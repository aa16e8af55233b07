import '../../../apps/api/src/docs/page/harmless-bodies.js';

const { differing } = globalThis.harmlessBodies;

/**
 * How the collections make a call when the documented example alone does not succeed. The functions are written into the
 * collections: each stands alone, and receives the replies of its `reads`.
 * @typedef {object} Way
 * @property {string[]} [reads] operations whose replies contain what the call needs
 * @property {(replies: unknown[]) => Record<string, unknown>} [take] values of the variables in the inputs
 * @property {Record<string, string>} [path] parameters of the path
 * @property {Record<string, string>} [query] parameters of the query that are optional
 * @property {Record<string, unknown>} [body] fields that differ from the example; `undefined` leaves a field out
 * @property {string} [key] variable of the agent key
 * @property {number} [expect] the status of a call that cannot succeed as it is; `why` says what it needs
 * @property {number} [again] the status when the same collection ran before
 * @property {string} [why]
 * @property {boolean} [isOfPage] sends the origin, as a page of the site does
 * @property {-1 | 1} [order] first or last of its folder
 * @property {boolean} [endsSession]
 */

const firstOf = (list, reads) => ({ reads: [reads], take: list, path: { id: '{{id}}' } });
const ownThread = firstOf(([{ data }]) => ({ id: data.threads[0].id }), 'listSupportThreads');
const couponMissing = { expect: 404, why: 'needs a redeemed coupon with an open turnover requirement' };
const factorMissing = { expect: 404, why: 'needs a second factor' };

/** @type {Record<string, Way>} */
export const WAYS = {
  login: { body: { code: undefined } },
  logout: { endsSession: true, order: 1 },
  endSession: {
    reads: ['login', 'listSessions'],
    take: ([, { data }]) => ({ id: data.find(({ isCurrent }) => !isCurrent).id }),
    path: { id: '{{id}}' },
  },
  changePassword: {
    body: differing.changePassword,
    expect: 422,
    why: 'needs a new password: the member keeps the present one',
  },
  takeBreak: {
    body: differing.takeBreak,
    expect: 422,
    why: 'needs a number of days: during a break the member cannot play',
  },

  eraseMember: {
    body: differing.eraseMember,
    expect: 422,
    why: 'needs a choice: the account closes for good',
  },

  beginPasskey: { isOfPage: true },
  beginPasskeyLogin: { isOfPage: true },
  addPasskey: { isOfPage: true, expect: 403, why: "needs an authenticator's signature" },
  loginWithPasskey: { isOfPage: true, expect: 403, why: "needs an authenticator's signature" },
  confirmTotp: {
    ...firstOf(([{ data }]) => ({ id: data.id }), 'beginTotp'),
    expect: 403,
    why: "needs a code of the member's device",
  },
  removeSecondFactor: factorMissing,
  renameSecondFactor: factorMissing,
  renewRecoveryCodes: factorMissing,
  showSecondFactor: { expect: 403, why: 'needs a second factor' },
  register: { expect: 422, why: "needs a captcha's answer" },
  registerByOtp: { expect: 409, why: 'needs an agent that registers members by code' },
  registerMember: { expect: 422, why: 'needs a code sent to a phone' },
  resetPassword: { expect: 422, why: 'needs a code sent to a phone' },
  sendOtp: { again: 429 },

  getPromotion: firstOf(([{ result }]) => ({ id: result[0].id }), 'listPromotions'),
  getLeaderboard: firstOf(([{ data }]) => ({ id: data[0].id }), 'listTournaments'),
  getDailyQuest: firstOf(([{ data }]) => ({ id: data[0].id }), 'listDailyQuests'),
  getMove: firstOf(([{ result }]) => ({ id: result.moveId }), 'openDeposit'),
  getBannerPicture: {
    reads: ['listBanners'],
    take: ([reply]) => ({ file: /\/media\/banners\/([\w.-]+)/.exec(JSON.stringify(reply))[1] }),
    path: { file: '{{file}}' },
  },
  getStoredPicture: {
    reads: ['storePicture'],
    take: ([{ data }]) => ({ hash: /([0-9a-f]{32})/.exec(data.address)[1] }),
    path: { hash: '{{hash}}' },
  },
  acceptVersions: {
    reads: ['listLegalVersions'],
    take: ([{ data }]) => ({ terms: data[0].version }),
    body: { terms: '{{terms}}' },
  },

  listMembers: { query: { username: 'MTODEMO3' } },
  listGames: { query: { gameType: 'Slot' } },
  createSeamlessMember: { again: 409 },
  createSeamlessAtFirstLogin: { expect: 400, why: 'needs a member of the provider who never logged in here' },
  claimIncome: { body: { amount: 20 }, again: 422 },
  claimCashBack: { again: 422 },
  withdraw: { again: 422 },
  withdrawIncome: { again: 422 },
  redeemCoupon: { body: differing.redeemCoupon, again: 409 },
  previewCouponReturn: couponMissing,
  returnCoupon: couponMissing,
  claimQuest: { expect: 409, why: 'needs a completed quest' },
  ...Object.fromEntries(
    ['openGashapon', 'getRewardLink', 'openRewardShop', 'listRankings'].map((id) => [
      id,
      { expect: 403, why: 'needs a higher tier than the demo member’s' },
    ]),
  ),
  askSupport: { order: -1 },
  getSupportThread: ownThread,
  readSupportThread: ownThread,
  replyToSupport: ownThread,
  getStaffThread: ownThread,
  answerThread: ownThread,
  closeThread: { ...ownThread, order: 1 },
  makeCouponCodes: firstOf(([{ data }]) => ({ id: data.id }), 'createCoupon'),
  disableCoupon: firstOf(([{ data }]) => ({ id: data.id }), 'createCoupon'),
  createAgent: { key: 'masterKey', again: 409 },
};
