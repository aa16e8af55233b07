export type ProviderTier = 'exclusive' | 'vvip' | 'vip' | '';
export type ProviderType = 'SLOT' | 'CASINO' | 'CARD' | 'KENO' | 'POKER' | 'LOTTO' | 'TRADE';

/** A studio whose games the platform offers. */
export interface Studio {
  code: string;
  name: string;
  tier: ProviderTier;
  type: ProviderType;
  /** Specification section 9, provider orders. */
  order: number;
}

const slot = (order: number, code: string, name: string, tier: ProviderTier = ''): Studio => ({
  code,
  name,
  tier,
  type: 'SLOT',
  order,
});
const live = (order: number, code: string, name: string, tier: ProviderTier = ''): Studio => ({
  ...slot(order, code, name, tier),
  type: 'CASINO',
});

/** Fictitious studios. POPG and RECG keep the codes that the specification lists as disabled. */
export const studios: readonly Studio[] = [
  slot(1, 'NAGX', 'Naga Forge', 'exclusive'),
  slot(2, 'LOTM', 'Lotus Machine', 'exclusive'),
  slot(3, 'TUKT', 'Tuk Tuk Arcade', 'exclusive'),
  slot(4, 'SIAM', 'Siam Reelworks', 'vvip'),
  slot(5, 'KRTG', 'Krathong Play', 'vvip'),
  slot(6, 'JADE', 'Jade Lantern', 'vvip'),
  slot(7, 'MONS', 'Monsoon Works', 'vvip'),
  slot(8, 'CHDI', 'Chedi Games', 'vip'),
  slot(9, 'POPG', 'Poppy Garden'),
  slot(10, 'ORCB', 'Orchid Byte', 'vip'),
  slot(11, 'GARU', 'Garuda Wing', 'vip'),
  slot(12, 'PRSM', 'Prism Parlour', 'vip'),
  slot(13, 'RECG', 'Record Gate'),
  slot(14, 'BRIT', 'Bright Abacus'),
  slot(15, 'IRON', 'Iron Mango'),
  slot(16, 'VOLT', 'Volt & Velvet'),
  slot(17, 'SALA', 'Sala Nine', 'vip'),
  slot(18, 'TIDE', 'Tidecaller'),
  slot(19, 'EMBR', 'Emberfox'),
  slot(20, 'QULL', 'Quillstone'),
  slot(21, 'HARB', 'Harbour Light'),
  slot(22, 'NOVA', 'Nova Rice'),
  slot(23, 'ZEPH', 'Zephyr Toys'),
  slot(24, 'KITE', 'Kite & Coral'),
  slot(25, 'MYNA', 'Myna Studio'),
  slot(26, 'OPAL', 'Opal Junction'),
  slot(27, 'WICK', 'Wickerwood'),
  slot(28, 'DUSK', 'Dusk Market'),
  slot(29, 'FERN', 'Fern Signal'),
  live(30, 'VELV', 'Velvet Table', 'exclusive'),
  live(31, 'PRLR', 'Pearl Room', 'vvip'),
  live(32, 'GRND', 'Grand Mekong', 'vvip'),
  live(33, 'AURA', 'Aurelia Live', 'vip'),
  live(34, 'CRWN', 'Crownside', 'vip'),
  live(35, 'RIVR', 'River House'),
  live(36, 'MOON', 'Moonlit Deal'),
  live(37, 'SILK', 'Silk Dealer'),
  live(38, 'TEAK', 'Teak Salon'),
  live(39, 'ONYX', 'Onyx Floor'),
  live(40, 'BLOM', 'Bloom Live'),
  live(41, 'PAGO', 'Pagoda Club'),
  live(42, 'STRM', 'Streamhall'),
  { code: 'KNOX', name: 'Keno Comet', tier: 'vip', type: 'KENO', order: 43 },
  { code: 'SABD', name: 'Sabai Deck', tier: 'vvip', type: 'CARD', order: 44 },
  { code: 'PKRH', name: 'Poker Harbour', tier: 'vip', type: 'POKER', order: 45 },
  { code: 'KINN', name: 'Kinnaree Cards', tier: '', type: 'CARD', order: 51 },
  { code: 'DOMM', name: 'Dummy Domain', tier: '', type: 'CARD', order: 53 },
  { code: 'LOTTO', name: 'Lucky Paper', tier: 'vip', type: 'LOTTO', order: 56 },
  { code: 'TICK', name: 'Ticktrade', tier: '', type: 'TRADE', order: 57 },
];

/** Studios whose games open through a lobby or a home tile and are not in the provider list. */
export const lobbyStudios: readonly { code: string; name: string }[] = [
  { code: 'SPORT', name: 'House Sport' },
  { code: 'SBO_SPORT', name: 'Stadium Board' },
  { code: 'SABA_SPORT', name: 'Sabai Arena' },
  { code: 'VERS', name: 'Versus League' },
  { code: 'POKER', name: 'Poker Harbour' },
];

/** Live studios with their own lobby, which the portal launch opens. */
export const OWN_LOBBIES: ReadonlySet<string> = new Set(['VELV', 'PRLR']);

/** The list type of a studio's games (specification section 3). */
export const LIST_TYPE = {
  SLOT: 'SLOT',
  CASINO: 'LIVE',
  CARD: 'CARD',
  KENO: 'KENO',
  POKER: 'POKER',
  LOTTO: 'LOTTO',
  TRADE: 'TRADE',
} as const satisfies Record<ProviderType, string>;
