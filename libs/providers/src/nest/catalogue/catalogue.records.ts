/** The categories that the catalogue lists games by; sports, lotto and lobbies have calls of their own. */
export type CatalogueCategory = 'Casino' | 'Slot' | 'Keno' | 'Fish' | 'Card' | 'Trade' | 'Poker';

/** A game in the provider's catalogue. */
export interface CatalogueGame {
  id: string;
  name: string;
  /** Provider code. */
  provider: string;
  gameType: CatalogueCategory;
  refID: string;
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

/** A studio or product in the provider's catalogue (specification section 3), but for its wordmark, which is ours. */
export interface CatalogueProvider {
  /** Its code. */
  provider: string;
  providerTier: 'exclusive' | 'vvip' | 'vip' | '';
  providerName: string;
  providerType: 'SLOT' | 'CASINO' | 'CARD' | 'KENO' | 'POKER' | 'LOTTO' | 'TRADE';
  name: string;
  product: string;
  type: 'SLOT' | 'LIVE' | 'KENO' | 'CARD' | 'POKER' | 'LOTTO' | 'TRADE';
  order: number;
  /** 0 when the provider does not say. */
  gameCount: number;
  /** It keeps a lobby of its own. */
  hasOwnLobby: boolean;
}

/** Whether a provider's games can be played now. */
export interface ProviderOpening {
  /** Its code. */
  provider: string;
  isOpen: boolean;
  /** When an announced maintenance ends, ISO 8601. */
  until: string | null;
}
