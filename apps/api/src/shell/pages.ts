/** The portal's pages (specification section 2) and the keys of their titles; `:` stands for one segment. */
const PAGES: Record<string, string> = {
  '': 'home',
  'prefix-not-found': 'prefixNotFound',
  login: 'login',
  register: 'register',
  'forget-password': 'forgetPassword',
  'user-info': 'userInfo',
  'user-info/change-password': 'changePassword',
  'user-info/tier-detail': 'tierDetail',
  coupon: 'coupon',
  'daily-quest': 'dailyQuest',
  'daily-quest/:': 'dailyQuest',
  deposit: 'deposit',
  'deposit/digit': 'deposit',
  'deposit/history': 'depositHistory',
  'deposit/normal': 'deposit',
  'deposit/true-wallet': 'deposit',
  withdraw: 'withdraw',
  'withdraw/history': 'withdrawHistory',
  'withdraw-income': 'withdrawIncome',
  'chips/history': 'chipsHistory',
  'chips/purchase': 'chipsPurchase',
  'chips/send': 'chipsSend',
  'chips/transfer/:': 'chipsSend',
  game: 'game',
  'game/:': 'game',
  'game/:/:': 'game',
  'favorite-games': 'favoriteGames',
  promotion: 'promotion',
  'promotion/:': 'promotion',
  ranking: 'ranking',
  tournament: 'tournament',
  referral: 'referral',
  'referral/members': 'referralMembers',
  'referral/rewards': 'referralRewards',
  'rewards/history': 'rewardsHistory',
  faq: 'faq',
  tutorial: 'tutorial',
  'tutorial/:': 'tutorial',
};

const patterns = Object.entries(PAGES).map(([path, titleKey]) => ({ parts: path.split('/'), titleKey }));

/** The title's key of a page, `undefined` when there is no such page. */
export function titleKeyOf(page: string): string | undefined {
  const given = page.split('/');
  return patterns.find(
    ({ parts }) => parts.length === given.length && parts.every((part, index) => part === ':' || part === given[index]),
  )?.titleKey;
}
