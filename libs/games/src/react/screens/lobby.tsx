import {
  AppBar,
  Button,
  carryQuery,
  Chip,
  ChipRow,
  FailureScreen,
  IconButton,
  LinkButton,
  SearchField,
  Slice,
  StateScreen,
  useMinimumDisplayDelay,
  usePageTitle,
  usePath,
  useSite,
} from '@housebrand/shared/react';
import { IconHeart } from '@tabler/icons-react';
import { useCallback, useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { GAME_CATEGORIES, offeredSections, type GameProvider } from '../../core';
import { useClosedProviders } from '../api/get-games-status';
import { GamesFailed } from '../components/games-failed';
import { GameGrid, GameGridSkeleton } from '../lobby/game-grid';
import { ProviderRail } from '../lobby/provider-rail';
import { SortChoice } from '../lobby/sort-choice';
import type { LobbySort } from '../lobby/lobby-filter';
import { launchPath } from '../launch/launch-target';
import { lobbyType } from '../lobby/lobby-type';
import { preloadLaunch } from '../launch/preload-launch';
import { useLobby } from '../lobby/use-lobby';
import type { Lobby } from '../lobby/use-lobby';
import { gameCount, useGameMessages } from '../messages';
import classes from './lobby.module.css';

/** `game?type=`: the games of a category. A section without games opens its own lobby; an unknown one shows a message. */
export default function LobbyScreen() {
  const path = usePath();
  const [values] = useSearchParams();
  const type = lobbyType(values.get('type'));
  switch (type.kind) {
    case 'games':
      return <GamesLobby />;
    case 'lobby':
      return <Navigate to={carryQuery(path(launchPath(type)), `?${values}`)} replace />;
    case 'unknown':
      return <UnknownCategory />;
  }
}

/** Shown for an unknown category, without guessing another. */
function UnknownCategory() {
  const t = useGameMessages();
  const path = usePath();
  usePageTitle(t('category.all'));
  return (
    <>
      <AppBar title={t('category.all')} />
      <main>
        <StateScreen
          kind="empty"
          isWhole
          title={t('unknownCategory')}
          text={t('unknownCategoryText')}
          action={<LinkButton to={path('game')}>{t('showAll')}</LinkButton>}
        />
      </main>
    </>
  );
}

/** Every game of a category, with filters for provider, tab, search text and favourites. */
function GamesLobby() {
  const t = useGameMessages();
  const lobby = useLobby();
  const title = t(`category.${lobby.filter.category}`);
  usePageTitle(title);
  useEffect(preloadLaunch, []);
  return (
    <>
      <AppBar
        title={title}
        actions={
          <span className={classes.count} role="status">
            {(lobby.lists.games.length > 0 || lobby.total > 0) && t('gameCount', gameCount(lobby.total))}
          </span>
        }
      />
      <main>
        <Slice>
          <LobbyControls lobby={lobby} />
        </Slice>
        <Slice>
          <LobbyGames lobby={lobby} title={title} />
        </Slice>
      </main>
    </>
  );
}

function LobbyControls({ lobby }: { lobby: Lobby }) {
  const t = useGameMessages();
  const { prefix } = useSite();
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
  return (
    <div className={classes.controls}>
      <div className={classes.find}>
        <SearchField
          className={classes.search ?? ''}
          label={t('searchGames')}
          value={lobby.text}
          onChange={lobby.setText}
        />
        {favorites.toggle && (
          <IconButton
            label={t('favoritesOnly')}
            className={classes.heart ?? ''}
            aria-pressed={filter.isFavoritesOnly}
            onClick={() => change({ isFavoritesOnly: !filter.isFavoritesOnly })}
          >
            <IconHeart size={22} aria-hidden />
          </IconButton>
        )}
        <SortChoice sort={filter.sort} onSort={changeSort} />
      </div>
      {filter.category === 'all' && <CategoryChips onChoose={(category) => change({ category, provider: null })} />}
      <ProviderRail providers={lobby.providers} chosen={filter.provider} onChoose={choose} closed={closed} />
      <OwnLobby provider={lobby.providers?.find(({ provider }) => provider === filter.provider)} />
    </div>
  );
}

/** Link to the chosen provider's own lobby. */
function OwnLobby({ provider }: { provider: GameProvider | undefined }) {
  const t = useGameMessages();
  const path = usePath();
  if (provider?.launch !== 'launch-portal') return null;
  return (
    <p className={classes.ownLobby}>
      <LinkButton variant="ghost" size="sm" to={path(launchPath({ kind: 'portal', provider: provider.provider }))}>
        {t('openPortal', { name: provider.name })}
      </LinkButton>
    </p>
  );
}

/** Scrolls up, because a shorter list would leave the member at its end. */
function scrollToList(): void {
  if (window.scrollY > 0) window.scrollTo(0, 0);
}

function CategoryChips({ onChoose }: { onChoose: (category: (typeof GAME_CATEGORIES)[number]) => void }) {
  const t = useGameMessages();
  const { gameType } = useSite();
  const categories = GAME_CATEGORIES.filter(offeredSections(gameType).offersCategory);
  if (categories.length < 2) return null;
  return (
    <ChipRow label={t('categories')}>
      {categories.map((category) => (
        <Chip key={category} onClick={() => onChoose(category)}>
          {t(`category.${category}`)}
        </Chip>
      ))}
    </ChipRow>
  );
}

function LobbyGames({ lobby, title }: { lobby: Lobby; title: string }) {
  const t = useGameMessages();
  const { prefix } = useSite();
  const { lists, games, total, favorites, providerNames } = lobby;
  const closed = useClosedProviders(prefix);
  const isPending = useMinimumDisplayDelay(lists.isPending && games.length === 0);
  if (isPending) return <GameGridSkeleton />;
  if (games.length === 0 && lists.games.length === 0 && lists.error)
    return <FailureScreen error={lists.error} onRetry={lists.refetch} />;
  if (games.length === 0) return <NothingFound lobby={lobby} />;
  // Only the preloaded first games exist, so reserve no space for more.
  const isCut = lists.games.length === 0 && lists.error !== null;
  return (
    <>
      <GameGrid
        games={games}
        total={isCut ? games.length : total}
        label={title}
        t={t}
        providerNames={providerNames}
        closed={closed}
        isFavorite={favorites.has}
        onToggleFavorite={favorites.toggle}
      />
      {isCut && <GamesFailed onRetry={lists.refetch} />}
    </>
  );
}

function emptyReason({ lists, filter, text }: Lobby): 'none' | 'search' | 'favorites' | 'recent' {
  if (lists.games.length === 0) return 'none';
  if (filter.provider !== null || text !== '') return 'search';
  if (filter.isFavoritesOnly) return 'favorites';
  return filter.sort === 'recent' ? 'recent' : 'search';
}

/** Explains why no game matches, and resets the filter. */
function NothingFound({ lobby }: { lobby: Lobby }) {
  const t = useGameMessages();
  const { change, setText, lists, suggestion } = lobby;
  const reason = emptyReason(lobby);
  const showAll = (): void => {
    setText('');
    change({ provider: null, sort: 'popular', text: '', isFavoritesOnly: false });
  };
  return (
    <StateScreen
      kind={reason === 'search' ? 'notFound' : 'empty'}
      title={t(`empty.${reason}`)}
      text={t(`emptyText.${reason}`)}
      action={
        reason === 'none' ? (
          <Button onClick={lists.refetch}>{t('retry')}</Button>
        ) : (
          <>
            {suggestion !== null && (
              <Button onClick={() => setText(suggestion)}>{t('didYouMean', { search: suggestion })}</Button>
            )}
            <Button variant={suggestion === null ? 'filled' : 'ghost'} onClick={showAll}>
              {t('showAll')}
            </Button>
          </>
        )
      }
    />
  );
}
