import { gameTypeNamed } from '@housebrand/theming';
import type { GameCategory, GameProvider, HomeGroupType, LobbyCode } from './contracts';

/**
 * How the parties name the same section: the home group, the category its games are fetched by, and the provider list's
 * two type fields (specification sections 3 and 7). `null`: that party does not know the section.
 */
export interface Section {
  group: HomeGroupType | null;
  category: GameCategory | null;
  /** `type` in the provider list. */
  providerKind: GameProvider['type'] | null;
  /** `providerType` in the provider list. */
  providerType: GameProvider['providerType'] | null;
  /** The lobbies that the home group launches, its own first. */
  lobbies?: readonly LobbyCode[];
}

/** The one table. Fish games come from slot providers and have no home group of their own. */
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

/** The category a home group's games are fetched by; `null` when the group launches instead of listing. */
export function categoryOfGroup(group: HomeGroupType): GameCategory | null {
  return SECTIONS.find((section) => section.group === group)?.category ?? null;
}

/** The home group a category belongs to; `null` for fish, which is browsed among the slots. */
export function groupOfCategory(category: GameCategory): HomeGroupType | null {
  return SECTIONS.find((section) => section.category === category)?.group ?? null;
}

/** The categories that a provider of a kind has games in. */
export function categoriesOfProvider(provider: Pick<GameProvider, 'type'>): GameCategory[] {
  return SECTIONS.filter((section) => section.providerKind === provider.type).flatMap(({ category }) => category ?? []);
}

/**
 * The category that any of the parties' spellings means: `LIVE`, `CASINO`, `Casino`, `slot` …; `null` for one that has
 * no games to list (`SPORT`, `LOTTO`, `ESPORT`).
 */
export function categoryNamed(spelling: string): GameCategory | null {
  const wanted = spelling.trim().toUpperCase();
  const names = ({ group, category, providerType }: Section): (string | null | undefined)[] => [
    category?.toUpperCase(),
    group,
    providerType,
  ];
  return SECTIONS.find((section) => names(section).includes(wanted))?.category ?? null;
}

/** What an agent offers of the sections (`agent.gameType`): all of them, or the one that it names; fish go with the slots. */
export interface OfferedSections {
  offersGroup(group: HomeGroupType): boolean;
  offersCategory(category: GameCategory): boolean;
  offersProviderKind(kind: GameProvider['type']): boolean;
  offersLobby(lobby: LobbyCode): boolean;
}

/** The sections that an agent offers. @param gameType in any case; absent, or nothing that there is: all */
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
