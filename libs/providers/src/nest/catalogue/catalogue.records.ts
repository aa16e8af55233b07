import type { GameCategory } from '@housebrand/shared';

/** A game in the provider's catalogue. */
export interface CatalogueGame {
  id: string;
  name: string;
  /** Provider code. */
  provider: string;
  gameType: GameCategory;
  refID: string;
  /** Address of the provider's 16:9 cover. */
  landscapeUrl: string;
  /** Address of the provider's 3:4 cover. */
  portraitUrl: string;
  /** Dominant colour `#RRGGBB`, if the provider names one. */
  color: string | null;
  isNew: boolean;
  isJackpot: boolean;
  /** Lower is more popular; `null` if the provider does not rank the game. */
  rank: number | null;
}

/** A provider or product in the catalogue (specification section 3), without the wordmark, which is ours. */
export interface CatalogueProvider {
  /** Provider code. */
  provider: string;
  providerTier: 'exclusive' | 'vvip' | 'vip' | '';
  providerName: string;
  providerType: 'SLOT' | 'CASINO' | 'CARD' | 'KENO' | 'POKER' | 'LOTTO' | 'TRADE';
  name: string;
  product: string;
  type: 'SLOT' | 'LIVE' | 'KENO' | 'CARD' | 'POKER' | 'LOTTO' | 'TRADE';
  order: number;
  /** 0 if the provider omits it. */
  gameCount: number;
  /** Whether the provider has its own lobby. */
  hasOwnLobby: boolean;
}
