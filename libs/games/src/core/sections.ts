import { gameTypeNamed } from '@housebrand/theming';
import type { GameProvider } from './contracts';
import type { GameCategory, HomeGroupType, LobbyCode } from './terms';

/**
 * Names of one section: its home group, the category that lists its games, and the provider list's two type fields (specification
 * sections 3 and 7). `null` where a name does not exist.
 */
export interface Section {
  group: HomeGroupType | null;
  category: GameCategory | null;
  /** `type` in the provider list. */
  providerKind: GameProvider['type'] | null;
  /** `providerType` in the provider list. */
  providerType: GameProvider['providerType'] | null;
  /** The lobbies that the home group launches, its main one first. */
  lobbies?: readonly LobbyCode[];
}

/** The only mapping between these names. Fish games come from slot providers and have no home group. */
export const SECTIONS: readonly Section[] = [
  { group: 'LIVE', category: 'Casino', providerKind: 'LIVE', providerType: 'CASINO' },
  { group: 'SPORT', category: null, providerKind: null, providerType: null, lobbies: ['SPORT', 'SBO_SPORT'] },
  { group: 'SLOT', category: 'Slot', providerKind: 'SLOT', providerType: 'SLOT' },
  { group: null, category: 'Fish', providerKind: 'SLOT', providerType: 'SLOT' },
  { group: 'CARD', category: 'Card', providerKind: 'CARD', providerType: 'CARD' },
  { group: 'POKER', category: 'Poker', providerKind: 'POKER', providerType: 'POKER', lobbies: ['POKER'] },
  { group: 'LOTTO', category: null, providerKind: 'LOTTO', providerType: 'LOTTO', lobbies: ['LOTTO'] },
  { group: 'KENO', category: 'Keno', providerKind: 'KENO', providerType: 'KENO' },
  { group: 'LOTTO_LAUNCH', category: null, providerKind: null, providerType: null, lobbies: ['LOTTO_LAUNCH'] },
  { group: 'TRADE', category: 'Trade', providerKind: 'TRADE', providerType: 'TRADE' },
  { group: 'ESPORT', category: null, providerKind: null, providerType: null, lobbies: ['SABA_SPORT'] },
];

/** Returns the category that lists a home group's games; `null` if the group launches a lobby instead. */
export function categoryOfGroup(group: HomeGroupType): GameCategory | null {
  return SECTIONS.find((section) => section.group === group)?.category ?? null;
}

/** Returns the home group of a category; `null` for fish, which members browse among the slots. */
export function groupOfCategory(category: GameCategory): HomeGroupType | null {
  return SECTIONS.find((section) => section.category === category)?.group ?? null;
}

/** Returns the categories in which a provider of this kind has games. */
export function categoriesOfProvider(provider: Pick<GameProvider, 'type'>): GameCategory[] {
  return SECTIONS.filter((section) => section.providerKind === provider.type).flatMap(({ category }) => category ?? []);
}

/**
 * Returns the category for any spelling: `LIVE`, `CASINO`, `Casino`, `slot` …; `null` for a section without a game list (`SPORT`,
 * `LOTTO`, `ESPORT`).
 */
export function categoryNamed(spelling: string): GameCategory | null {
  const name = spelling.trim().toUpperCase();
  const names = ({ group, category, providerType }: Section): (string | null | undefined)[] => [
    category?.toUpperCase(),
    group,
    providerType,
  ];
  return SECTIONS.find((section) => names(section).includes(name))?.category ?? null;
}

/** The sections an agent offers (`agent.gameType`): all, or one. Fish belong to the slots. */
export interface OfferedSections {
  offersGroup(group: HomeGroupType): boolean;
  offersCategory(category: GameCategory): boolean;
  offersProviderKind(kind: GameProvider['type']): boolean;
  offersLobby(lobby: LobbyCode): boolean;
}

/** Returns the sections an agent offers. @param gameType in any case; absent or unknown means all */
export function offeredSections(gameType = 'all'): OfferedSections {
  const named = gameTypeNamed(gameType) ?? 'all';
  const offered = SECTIONS.filter(({ group, providerKind }) => named === 'all' || (group ?? providerKind) === named);
  return {
    offersGroup: (group) => offered.some((section) => section.group === group),
    offersCategory: (category) => offered.some((section) => section.category === category),
    offersProviderKind: (kind) => offered.some(({ providerKind }) => providerKind === kind),
    offersLobby: (lobby) => offered.some(({ lobbies }) => lobbies?.includes(lobby)),
  };
}
