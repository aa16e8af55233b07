import { categoryNamed, HOME_GROUP_TYPES, LOBBY_CODES, type LobbyCode } from '../../core';
import { GROUP_LOBBIES } from '../home/group-layout';

/** The meaning of the lobby's `?type=`. */
export type LobbyType =
  /** Games to list: one category, or all without a `type`. */
  | { kind: 'games' }
  /** A section without games, which opens its own lobby. */
  | { kind: 'lobby'; lobby: LobbyCode }
  /** No known section. */
  | { kind: 'unknown' };

export function lobbyType(spelling: string | null): LobbyType {
  const code = (spelling ?? '').trim().toUpperCase();
  if (code === '' || code === 'ALL' || categoryNamed(code)) return { kind: 'games' };
  const group = HOME_GROUP_TYPES.find((known) => known === code);
  const lobby = (group && GROUP_LOBBIES[group]?.[0]) ?? LOBBY_CODES.find((lobbyCode) => lobbyCode === code);
  return lobby ? { kind: 'lobby', lobby } : { kind: 'unknown' };
}
