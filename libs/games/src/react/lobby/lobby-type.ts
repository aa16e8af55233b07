import { categoryNamed, HOME_GROUP_TYPES, LOBBY_CODES, type LobbyCode } from '../../core';
import { GROUP_LOBBIES } from '../home/group-layout';

/** What `?type=` of the lobby names. */
export type LobbyType =
  /** Games to list: of one category, or all of them when nothing is named. */
  | { kind: 'games' }
  /** A section that lists no games and opens its own lobby instead. */
  | { kind: 'lobby'; lobby: LobbyCode }
  /** Nothing that there is. */
  | { kind: 'unknown' };

export function lobbyType(spelling: string | null): LobbyType {
  const wanted = (spelling ?? '').trim().toUpperCase();
  if (wanted === '' || wanted === 'ALL' || categoryNamed(wanted)) return { kind: 'games' };
  const group = HOME_GROUP_TYPES.find((known) => known === wanted);
  const lobby = (group && GROUP_LOBBIES[group]?.[0]) ?? LOBBY_CODES.find((code) => code === wanted);
  return lobby ? { kind: 'lobby', lobby } : { kind: 'unknown' };
}
