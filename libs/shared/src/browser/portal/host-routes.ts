/**
 * The pages that components and screens link to, by the names under which another site configures its own addresses.
 * A page that the site doesn't name doesn't exist there, and no link leads to it.
 */
export const ROUTES = {
  home: '',
  login: 'login',
  register: 'register',
  forgetPassword: 'forget-password',
  profile: 'user-info',
  devices: 'user-info/devices',
  secondFactor: 'user-info/second-factor',
  personalData: 'user-info/personal-data',
  changePassword: 'user-info/change-password',
  tierDetail: 'user-info/tier-detail',
  playSafely: 'user-info/play-safely',
  playHistory: 'user-info/play-history',
  statement: 'user-info/statement',
  games: 'game',
  favoriteGames: 'favorite-games',
  launch: 'launch/:gameType/:provider/:gameID',
  sports: 'sports',
  sboSports: 'sbo-sports',
  sabaSports: 'saba-sports',
  lotto: 'lotto',
  poker: 'poker',
  providerLobby: 'portal/:provider',
  wheel: 'wheel',
  gashapon: 'gashapon',
  dailyCheckIn: 'daily-check-in',
  deposit: 'deposit',
  depositNormal: 'deposit/normal',
  depositDigit: 'deposit/digit',
  depositTrueWallet: 'deposit/true-wallet',
  depositHistory: 'deposit/history',
  withdraw: 'withdraw',
  withdrawHistory: 'withdraw/history',
  withdrawIncome: 'withdraw-income',
  chipsHistory: 'chips/history',
  chipsPurchase: 'chips/purchase',
  chipsSend: 'chips/send',
  chipsTransfer: 'chips/transfer/:username',
  coupon: 'coupon',
  rewardHistory: 'rewards/history',
  promotions: 'promotion',
  promotion: 'promotion/:id',
  dailyQuests: 'daily-quest',
  dailyQuest: 'daily-quest/:id',
  tournament: 'tournament',
  ranking: 'ranking',
  referral: 'referral',
  referralMembers: 'referral/members',
  referralRewards: 'referral/rewards',
  support: 'support',
  faq: 'faq',
  tutorials: 'tutorial',
  tutorial: 'tutorial/:detail',
  notifications: 'notifications',
  terms: 'terms',
  privacy: 'privacy',
} as const;

/** Keys of {@link HostRoutes}: `tierDetail`, `deposit`, … */
export type RouteName = keyof typeof ROUTES;

/** A site's addresses of our pages: `{ tierDetail: '/my-tier', promotion: '/news/:id' }`. */
export type HostRoutes = Readonly<Partial<Record<RouteName, string>>>;

/** Maps one of our routes (`game?type=SLOT`) to the site's address; `null` when the site has no such page. */
export type Pathfinder = (route: string) => string | null;

const patterns = Object.entries(ROUTES).map(([name, path]) => ({ name: name as RouteName, parts: path.split('/') }));

/** Returns the values of a pattern's parameters (`:id`), by name; `null` when the route doesn't match. */
function match(parts: readonly string[], given: readonly string[]): Record<string, string> | null {
  if (parts.length !== given.length) return null;
  const values: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith(':')) values[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return values;
}

/** `hostPaths({ promotion: '/news/:id' })('promotion/7?from=home')` → `/news/7?from=home`. */
export function hostPaths(routes: HostRoutes): Pathfinder {
  return (route) => {
    const [path = '', ...rest] = route.split(/(?=[?#])/);
    const given = path.split('/');
    for (const { name, parts } of patterns) {
      const values = match(parts, given);
      if (!values) continue;
      const address = routes[name];
      if (address === undefined) return null;
      return address.replace(/:(\w+)/g, (whole, key: string) => values[key] ?? whole) + rest.join('');
    }
    return null;
  };
}
