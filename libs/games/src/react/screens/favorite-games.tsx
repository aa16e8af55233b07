import {
  AppBar,
  FailureScreen,
  LinkButton,
  StateScreen,
  useMinimumDisplayDelay,
  usePageTitle,
  usePath,
  usePortal,
} from '@housebrand/shared/react';
import { useEffect } from 'react';
import { useFavorites } from '../api/favorite-games';
import { useClosedProviders } from '../api/games-status';
import { useProviderNames } from '../api/provider-list';
import { GameGrid, GameGridSkeleton } from '../components/game-grid';
import { useFavoriteList } from '../favorite-list';
import { preloadLaunch } from '../preload-launch';
import { gameCount, useGameWords } from '../words';
import styles from './lobby.module.css';

/** `favorite-games`: the member's favourites, the newest first. */
export default function FavoriteGamesScreen() {
  const words = useGameWords();
  const { games } = useFavoriteList();
  usePageTitle(words('favorites'));
  useEffect(preloadLaunch, []);
  return (
    <>
      <AppBar
        title={words('favorites')}
        actions={
          <span className={styles.count} role="status">
            {games.length > 0 && words('gameCount', gameCount(games.length))}
          </span>
        }
      />
      <main className={styles.favorites}>
        <Content />
      </main>
    </>
  );
}

function Content() {
  const words = useGameWords();
  const path = usePath();
  const { prefix } = usePortal();
  const closed = useClosedProviders(prefix);
  const providerNames = useProviderNames(prefix);
  const favorites = useFavorites();
  const list = useFavoriteList();
  const isPending = useMinimumDisplayDelay(list.isPending);
  if (isPending) return <GameGridSkeleton />;
  if (list.games.length === 0 && list.error) return <FailureScreen error={list.error} onRetry={list.refetch} isWhole />;
  if (list.games.length === 0) {
    return (
      <StateScreen
        kind="empty"
        title={words('empty.favorites')}
        text={words('emptyText.favorites')}
        action={<LinkButton to={path('game')}>{words('chooseGame')}</LinkButton>}
        isWhole
      />
    );
  }
  return (
    <GameGrid
      games={list.games}
      label={words('favorites')}
      words={words}
      providerNames={providerNames}
      closed={closed}
      isFavorite={favorites.has}
      onToggleFavorite={favorites.toggle}
    />
  );
}
