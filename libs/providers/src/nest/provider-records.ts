import type { Satang } from '@housebrand/shared';

/** Who a member-system token belongs to. */
export interface MemberIdentity {
  memberId: string;
  username: string;
  /** Logs the member into the game platform without a password; `null` when the member system gives none. */
  platformKey: string | null;
}

/** A member's tier at the game platform. */
export interface PlatformTier {
  level: number;
  name: string;
  logoUrl: string;
  descriptionBackgroundColor: string;
  backgroundDarkColor: string;
  backgroundBrightColor: string;
  depositSatang: Satang;
  turnoverSatang: Satang;
  /** Menu keys that the tier adds. */
  menus: string[];
}

/** A member as the game platform knows them. */
export interface PlatformMember {
  memberId: string;
  username: string;
  prefix: string;
  creditSatang: Satang;
  points: number;
  name: string;
  firstName: string;
  lastName: string;
  tel: string;
  bankName: string;
  /** Whole: mask it before it leaves the server. */
  accountNumber: string;
  bonus: 'BONUS' | 'NO_BONUS';
  tier: PlatformTier;
  createdAt: Date;
  /** A portal launch needs it to be the member's own prefix (specification section 6). */
  topUpPrefix: string;
  /** When the provider gave these figures. */
  readAt: Date;
}

/** A member's balance as the member system knows it. */
export interface ProviderBalance {
  username: string;
  balanceSatang: Satang;
  points: number;
  asOf: Date;
}

export type CatalogueCategory = 'Casino' | 'Slot' | 'Keno' | 'Fish' | 'Card' | 'Trade' | 'Poker';

/** A game in the provider's catalogue. */
export interface CatalogueGame {
  id: string;
  name: string;
  /** Provider code. */
  provider: string;
  category: CatalogueCategory;
  refId: string;
  /** Address of the 16:9 cover at the provider's. */
  landscapeUrl: string;
  /** Address of the 3:4 cover at the provider's. */
  portraitUrl: string;
  /** Dominant colour `#RRGGBB`, when the provider names one. */
  color: string | null;
  isNew: boolean;
  isJackpot: boolean;
  /** Lower is more popular; `null` when the provider does not rank it. */
  rank: number | null;
}

/** A studio or product in the provider's catalogue. */
export interface CatalogueProvider {
  code: string;
  tier: 'exclusive' | 'vvip' | 'vip' | '';
  providerName: string;
  providerType: 'SLOT' | 'CASINO' | 'CARD' | 'KENO' | 'POKER' | 'LOTTO';
  name: string;
  product: string;
  section: 'SLOT' | 'LIVE' | 'KENO' | 'CARD' | 'POKER' | 'LOTTO';
  order: number;
  gameCount: number | null;
}

/** Whether a provider's games can be played now. */
export interface ProviderOpening {
  code: string;
  isOpen: boolean;
  /** When an announced maintenance ends. */
  until: Date | null;
}

/** What the provider configures for one agent's site. */
export interface ProviderSiteConfig {
  prefix: string;
  disabledProviders: string[];
  disabledGames: string[];
  isSmsOtp: boolean;
}

/** An announcement of the provider. */
export interface ProviderAnnouncement {
  id: string;
  isActive: boolean;
  title: string;
  detail: string;
  imageUrl: string | null;
}

export interface GameLaunch {
  username: string;
  gameId: string;
  provider: string;
  gameType: string;
  /** Where the game sends the member back to: an address of the agent's own site. */
  redirectUrl: string;
}

export interface SportLobbyLaunch {
  prefix: string;
  username: string;
  lobby: 'sport' | 'sbo-sport' | 'saba-sport';
  redirectUrl: string;
}
