import {
  AppBar,
  Button,
  Chip,
  ChipRow,
  FailureScreen,
  SearchField,
  StateScreen,
  useMinimumDisplayDelay,
  usePageTitle,
  usePortal,
} from '@housebrand/shared/react';
import { useCallback, useEffect } from 'react';
import { GAME_CATEGORIES } from '../../core/contracts';
import { useClosedProviders } from '../api/games-status';
import { GameGrid, GameGridSkeleton } from '../components/game-grid';
import { ProviderRail } from '../components/provider-rail';
import { SortTabs } from '../components/sort-tabs';
import type { LobbySort } from '../lobby-filter';
import { preloadLaunch } from '../preload-launch';
import { useLobby } from '../use-lobby';
import type { Lobby } from '../use-lobby';
import { gameCount, useGameWords } from '../words';
import styles from './lobby.module.css';

/** `game?type=`: every game of a category, found by provider, tab, search and favourites. */
export default function LobbyScreen() {
  const words = useGameWords();
  const lobby = useLobby();
  const title = words(`category.${lobby.filter.category}`);
  usePageTitle(title);
  useEffect(preloadLaunch, []);
  return (
    <>
      <AppBar
        title={title}
        actions={
          <span className={styles.count} role="status">
            {lobby.lists.games.length > 0 && words('gameCount', gameCount(lobby.games.length))}
          </span>
        }
      />
      <main>
        <LobbyControls lobby={lobby} />
        <LobbyGames lobby={lobby} title={title} />
      </main>
    </>
  );
}

function LobbyControls({ lobby }: { lobby: Lobby }) {
  const words = useGameWords();
  const { prefix } = usePortal();
  const closed = useClosedProviders(prefix);
  const { filter, change, favorites } = lobby;
  const choose = useCallback(
    (provider: string | null) => {
      change({ provider });
      scrollToList();
    },
    [change],
  );
  const changeSort = useCallback((sort: LobbySort) => change({ sort }), [change]);
  const changeFavorites = useCallback((isOn: boolean) => change({ isFavoritesOnly: isOn }), [change]);
  return (
    <div>
      <SearchField
        className={styles.search ?? ''}
        label={words('searchGames')}
        value={lobby.text}
        onChange={lobby.setText}
      />
      {filter.category === 'all' && <CategoryChips onChoose={(category) => change({ category, provider: null })} />}
      <ProviderRail providers={lobby.providers} chosen={filter.provider} onChoose={choose} closed={closed} />
      <SortTabs
        sort={filter.sort}
        onSort={changeSort}
        isFavoritesOnly={filter.isFavoritesOnly}
        onFavoritesOnly={favorites.toggle && changeFavorites}
      />
    </div>
  );
}

/** A shorter list below a long way down would leave the member at its end. */
function scrollToList(): void {
  if (window.scrollY > 0) window.scrollTo(0, 0);
}

function CategoryChips({ onChoose }: { onChoose: (category: (typeof GAME_CATEGORIES)[number]) => void }) {
  const words = useGameWords();
  return (
    <ChipRow label={words('categories')}>
      {GAME_CATEGORIES.map((category) => (
        <Chip key={category} onClick={() => onChoose(category)}>
          {words(`category.${category}`)}
        </Chip>
      ))}
    </ChipRow>
  );
}

function LobbyGames({ lobby, title }: { lobby: Lobby; title: string }) {
  const words = useGameWords();
  const { prefix } = usePortal();
  const { lists, games, favorites, providerNames } = lobby;
  const closed = useClosedProviders(prefix);
  const isPending = useMinimumDisplayDelay(lists.isPending);
  if (isPending) return <GameGridSkeleton />;
  if (lists.games.length === 0 && lists.error) return <FailureScreen error={lists.error} onRetry={lists.refetch} />;
  if (games.length === 0) return <NothingFound lobby={lobby} />;
  return (
    <GameGrid
      games={games}
      label={title}
      words={words}
      providerNames={providerNames}
      closed={closed}
      isFavorite={favorites.has}
      onToggleFavorite={favorites.toggle}
    />
  );
}

function emptyReason({ lists, filter, text }: Lobby): 'none' | 'search' | 'favorites' | 'recent' {
  if (lists.games.length === 0) return 'none';
  if (filter.provider !== null || text !== '') return 'search';
  if (filter.isFavoritesOnly) return 'favorites';
  return filter.sort === 'recent' ? 'recent' : 'search';
}

/** Why nothing is shown, and the way back to everything. */
function NothingFound({ lobby }: { lobby: Lobby }) {
  const words = useGameWords();
  const { change, setText, lists } = lobby;
  const reason = emptyReason(lobby);
  const showAll = (): void => {
    setText('');
    change({ provider: null, sort: 'popular', text: '', isFavoritesOnly: false });
  };
  return (
    <StateScreen
      kind="empty"
      title={words(`empty.${reason}`)}
      text={words(`emptyText.${reason}`)}
      action={
        reason === 'none' ? (
          <Button onClick={lists.refetch}>{words('retry')}</Button>
        ) : (
          <Button onClick={showAll}>{words('showAll')}</Button>
        )
      }
    />
  );
}
