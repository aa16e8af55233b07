import type { LobbyCode, Offer } from '../../core';
import type { LaunchPreview } from './launch-target';
import type { TranslateGames } from '../messages';

/** Dominant colours of the lobby pictures, shown until they have loaded. */
const COLORS: Readonly<Record<LobbyCode, string>> = {
  SPORT: '#123a6b',
  SBO_SPORT: '#4a1a52',
  SABA_SPORT: '#2c1659',
  LOTTO: '#5a3a10',
  LOTTO_LAUNCH: '#3d1a5c',
  POKER: '#5c1220',
};

/** The picture of the esports group, which offers this lobby. */
const PICTURES: Readonly<Partial<Record<LobbyCode, string>>> = { SABA_SPORT: 'ESPORT' };

/** Returns a lobby's preview on the home screen and while it opens. */
export function lobbyPreview(lobby: LobbyCode, t: TranslateGames): LaunchPreview {
  return {
    name: t(`lobby.${lobby}`),
    note: t(`lobbyNote.${lobby}`),
    imgUrl: `/media/lobbies/${PICTURES[lobby] ?? lobby}.webp?v=1`,
    color: COLORS[lobby],
  };
}

/** Returns the preview of a page of the external site while it opens, in the agent's colour. */
export function offerPreview(offer: Offer, t: TranslateGames): LaunchPreview {
  return {
    name: t(`offer.${offer}`),
    note: t(`offerNote.${offer}`),
    imgUrl: `/media/lobbies/${offer}.webp?v=1`,
    color: 'var(--credit-b)',
  };
}

/** Returns the preview of a provider's own lobby: all of them are live studios'. */
export function portalPreview(name: string, t: TranslateGames): LaunchPreview {
  return { name, note: t('portalNote'), imgUrl: '/media/lobbies/LIVE.webp?v=1', color: '#5c1220' };
}
