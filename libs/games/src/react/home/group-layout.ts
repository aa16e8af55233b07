import { SECTIONS, type GameListLimit, type HomeGroupType, type LobbyCode } from '../../core';

/** How the tiles of a group stand; the rhythm changes from group to group so that the home does not read as one table. */
export type GroupLayout = 'large' | 'tiles' | 'small' | 'twoRows' | 'wide' | 'banner' | 'list';

export const GROUP_LAYOUTS: Readonly<Record<HomeGroupType, GroupLayout>> = {
  LIVE: 'large',
  SPORT: 'wide',
  SLOT: 'twoRows',
  CARD: 'tiles',
  POKER: 'banner',
  LOTTO: 'list',
  KENO: 'tiles',
  LOTTO_LAUNCH: 'banner',
  TRADE: 'wide',
  ESPORT: 'banner',
};

/** How many games of a group are fetched for the home. */
export function gamesShown(layout: GroupLayout): GameListLimit {
  return layout === 'twoRows' ? 24 : 12;
}

/**
 * Width of one item of a rail, of which `visible` stand in it: a whole number and a part, so that the last one is cut and
 * says that there is more. `100cqi` is the rail's section.
 */
export function itemWidth(visible: number, gapPx = 10, gutterPx = 16): string {
  const gaps = Math.floor(visible) * gapPx;
  return `calc((100cqi - ${gutterPx + gaps}px) / ${visible})`;
}

/** The lobbies that a launching group offers, the group's own first. */
export const GROUP_LOBBIES: Readonly<Partial<Record<HomeGroupType, readonly LobbyCode[]>>> = Object.fromEntries(
  SECTIONS.flatMap(({ group, lobbies }) => (group && lobbies ? [[group, lobbies]] : [])),
);
