import type { LobbyCode } from '../core/contracts';
import type { LaunchFace } from './launch-target';
import type { gameText } from './words';

type Words = (key: Parameters<typeof gameText>[0]) => string;

/** Dominant colours of the lobby pictures: what stands until they have come. */
const COLORS: Readonly<Record<LobbyCode, string>> = {
  SPORT: '#123a6b',
  SBO_SPORT: '#4a1a52',
  SABA_SPORT: '#2c1659',
  LOTTO: '#5a3a10',
  LOTTO_LAUNCH: '#3d1a5c',
  POKER: '#5c1220',
};

/** The group that offers this lobby is the one of esports. */
const PICTURES: Readonly<Partial<Record<LobbyCode, string>>> = { SABA_SPORT: 'ESPORT' };

/** How a lobby is shown on the home and while it opens. */
export function lobbyFace(lobby: LobbyCode, words: Words): LaunchFace {
  return {
    name: words(`lobby.${lobby}`),
    note: words(`lobbyNote.${lobby}`),
    imgUrl: `/media/lobbies/${PICTURES[lobby] ?? lobby}.webp?v=1`,
    color: COLORS[lobby],
  };
}
