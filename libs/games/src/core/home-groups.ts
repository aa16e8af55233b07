import type { HomeGroup } from './contracts';
import { DEFAULT_GAME_SETTINGS, type GameSettings } from './game-settings';
import type { HomeGroupType } from './terms';

const group = (type: HomeGroupType, differences: Partial<HomeGroup>): HomeGroup => ({
  type,
  titleKey: `games.group.${type}`,
  product: '',
  provider: '',
  groupType: 'gameList',
  isFeatured: false,
  isAlwayShow: false,
  hiddenGameListLink: false,
  isShowFavoriteGame: false,
  refID: '',
  imgUrl: '',
  ...differences,
});

/**
 * Returns the groups of the home screen in the specification's order (section 2). A group that lists games shows its category
 * (`categoryOfGroup`); the others launch the lobby named by `product`.
 */
export function homeGroups({ pokerGameId }: GameSettings = DEFAULT_GAME_SETTINGS): HomeGroup[] {
  return [
    group('LIVE', { isFeatured: true, isShowFavoriteGame: true }),
    group('SPORT', { product: 'SPORT', groupType: 'launchSportLobby', isAlwayShow: true, hiddenGameListLink: true }),
    group('SLOT', { isFeatured: true, isShowFavoriteGame: true }),
    group('CARD', { isShowFavoriteGame: true }),
    group('POKER', {
      product: 'POKER',
      groupType: 'launchPokerLobby',
      hiddenGameListLink: true,
      refID: pokerGameId,
    }),
    group('LOTTO', { product: 'LOTTO', groupType: 'launchLottoLobby', isAlwayShow: true, hiddenGameListLink: true }),
    group('KENO', { isShowFavoriteGame: true }),
    group('LOTTO_LAUNCH', { product: 'LOTTO_LAUNCH', groupType: 'launchLottoLobby', hiddenGameListLink: true }),
    group('TRADE', { isShowFavoriteGame: true }),
    group('ESPORT', { product: 'SABA_SPORT', groupType: 'launchSportLobby', hiddenGameListLink: true }),
  ];
}
