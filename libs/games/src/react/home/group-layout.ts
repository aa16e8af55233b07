import { SECTIONS, type GameListLimit, type HomeGroupType, type LobbyCode } from '../../core';

/** Layout of a group's tiles; it varies from group to group so that the home screen does not look like a table. */
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

/** Returns the number of games to load for a group on the home screen. */
export function gamesShown(layout: GroupLayout): GameListLimit {
  return layout === 'twoRows' ? 24 : 12;
}

/**
 * Returns the width of a rail's item if `visible` items fit: not a whole number, so that the last one is cut off and hints at
 * more. `100cqi` is the rail's section.
 */
export function itemWidth(visible: number, gapPx = 10, gutterPx = 16): string {
  const gaps = Math.floor(visible) * gapPx;
  return `calc((100cqi - ${gutterPx + gaps}px) / ${visible})`;
}

/** The lobbies of a launching group, its main one first. */
export const GROUP_LOBBIES: Readonly<Partial<Record<HomeGroupType, readonly LobbyCode[]>>> = Object.fromEntries(
  SECTIONS.flatMap(({ group, lobbies }) => (group && lobbies ? [[group, lobbies]] : [])),
);
