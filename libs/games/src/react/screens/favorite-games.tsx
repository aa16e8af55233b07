import { AppBar, LinkButton, StateScreen, usePath, usePortal, QueryScreen } from '@housebrand/shared/react';
import { useEffect } from 'react';
import { useFavorites } from '../favorites/use-favorites';
import { useClosedProviders } from '../api/get-games-status';
import { useProviderNames } from '../api/get-provider-list';
import { GameGrid, GameGridSkeleton } from '../lobby/game-grid';
import { useFavoriteList } from '../favorites/favorite-list';
import { preloadLaunch } from '../launch/preload-launch';
import { gameCount, useGameMessages } from '../messages';
import classes from './lobby.module.css';

/** `favorite-games`: the member's favourites, newest first. */
export default function FavoriteGamesScreen() {
  const t = useGameMessages();
  const { games } = useFavoriteList();
  useEffect(preloadLaunch, []);
  return (
    <>
      <AppBar
        title={t('favorites')}
        actions={
          <span className={classes.count} role="status">
            {games.length > 0 && t('gameCount', gameCount(games.length))}
          </span>
        }
      />
      <main className={classes.favorites}>
        <Content />
      </main>
    </>
  );
}

function Content() {
  const t = useGameMessages();
  const path = usePath();
  const { prefix } = usePortal();
  const closed = useClosedProviders(prefix);
  const providerNames = useProviderNames(prefix);
  const favorites = useFavorites();
  const list = useFavoriteList();
  const none = (
    <StateScreen
      kind="empty"
      title={t('empty.favorites')}
      text={t('emptyText.favorites')}
      action={<LinkButton to={path('game')}>{t('chooseGame')}</LinkButton>}
      isWhole
    />
  );
  return (
    <QueryScreen query={{ ...list, data: list.games }} skeleton={<GameGridSkeleton />} empty={none} isWhole>
      {(games) => (
        <GameGrid
          games={games}
          label={t('favorites')}
          t={t}
          providerNames={providerNames}
          closed={closed}
          isFavorite={favorites.has}
          onToggleFavorite={favorites.toggle}
        />
      )}
    </QueryScreen>
  );
}
