import { foldText } from '@housebrand/shared';
import {
  Button,
  FailureScreen,
  LinkButton,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  usePath,
  useSite,
} from '@housebrand/shared/react';
import { useDeferredValue, useMemo } from 'react';
import type { Game } from '../../core';
import type { GameLists } from '../api/get-game-list';
import { useClosedProviders } from '../api/get-games-status';
import { useProviderNames } from '../api/get-provider-list';
import { GameTile } from '../components/game-tile';
import { useFavorites } from '../favorites/use-favorites';
import { TILE_SIZES } from '../lobby/grid-geometry';
import { gameCount, useGameMessages } from '../messages';
import classes from './game-search-sheet.module.css';
import { useSearchMessages } from './search-messages';
import { useGameSearch } from './use-game-search';

/** Games shown at once: four rows on a phone. The lobby has the rest. */
const MAX_SHOWN = 12;
const POPULAR = 6;
const MAX_PROVIDERS = 3;

export interface FoundGamesProps {
  lists: GameLists;
  text: string;
  onText: (text: string) => void;
  /** Called when a game or the lobby is opened from the search. */
  onOpen: () => void;
}

/** The games that match, or the popular ones before anything is typed. */
export function FoundGames({ lists, text, onText, onOpen }: FoundGamesProps) {
  const t = useSearchMessages();
  const path = usePath();
  const { prefix } = useSite();
  const names = useProviderNames(prefix);
  const search = useGameSearch(lists.games, names);
  // Typing never waits for the list.
  const sought = useDeferredValue(text).trim();
  const found = useMemo(() => search.find({ text: sought }), [search, sought]);
  if (lists.isPending) return <GamesSkeleton />;
  if (lists.games.length === 0 && lists.error) return <FailureScreen error={lists.error} onRetry={lists.refetch} />;
  if (sought === '') return <Tiles title={t('popular')} games={found.slice(0, POPULAR)} />;
  if (found.length === 0) return <NothingFound suggestion={search.suggest(sought)} onText={onText} />;
  return (
    <>
      <Providers sought={sought} names={names} onOpen={onOpen} />
      <Tiles title={t('found')} games={found.slice(0, MAX_SHOWN)} onOpen={onOpen} />
      <LinkButton
        variant="ghost"
        isFullWidth
        to={`${path('game')}?${new URLSearchParams({ q: sought })}`}
        onClick={onOpen}
      >
        {t('all', gameCount(found.length))}
      </LinkButton>
    </>
  );
}

interface TilesProps {
  title: string;
  games: readonly Game[];
  onOpen?: () => void;
}

function Tiles({ title, games, onOpen }: TilesProps) {
  const t = useGameMessages();
  const { prefix } = useSite();
  const closed = useClosedProviders(prefix);
  const names = useProviderNames(prefix);
  const favorites = useFavorites();
  return (
    <section aria-label={title}>
      <h3 className={classes.heading}>{title}</h3>
      <ul className={classes.grid}>
        {games.map((game) => (
          <li key={game.id}>
            <GameTile
              game={game}
              t={t}
              providerName={names?.get(game.provider) ?? game.provider}
              sizes={TILE_SIZES}
              isDetailed
              isFavorite={favorites.has(game.id)}
              onToggleFavorite={favorites.toggle}
              closedUntil={closed.get(game.provider)}
              {...(onOpen && { onOpen })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ProvidersProps {
  sought: string;
  names: ReadonlyMap<string, string> | undefined;
  onOpen: () => void;
}

/** Links to the lobby of the providers whose name matches. */
function Providers({ sought, names, onOpen }: ProvidersProps) {
  const t = useSearchMessages();
  const path = usePath();
  const folded = foldText(sought);
  const found = [...(names ?? [])].filter(([, name]) => foldText(name).includes(folded)).slice(0, MAX_PROVIDERS);
  if (found.length === 0) return null;
  return (
    <section aria-label={t('providers')}>
      <h3 className={classes.heading}>{t('providers')}</h3>
      <div className={classes.chips}>
        {found.map(([provider, name]) => (
          <LinkButton
            key={provider}
            variant="ghost"
            size="sm"
            to={`${path('game')}?${new URLSearchParams({ provider })}`}
            onClick={onOpen}
          >
            {name}
          </LinkButton>
        ))}
      </div>
    </section>
  );
}

function NothingFound({ suggestion, onText }: { suggestion: string | null; onText: (text: string) => void }) {
  const t = useGameMessages();
  const path = usePath();
  return (
    <StateScreen
      kind="notFound"
      title={t('empty.search')}
      text={t('emptyText.search')}
      action={
        suggestion === null ? (
          <LinkButton to={path('game')}>{t('showAll')}</LinkButton>
        ) : (
          <Button onClick={() => onText(suggestion)}>{t('didYouMean', { search: suggestion })}</Button>
        )
      }
    />
  );
}

function GamesSkeleton() {
  return (
    <SkeletonScreen>
      <div className={classes.grid}>
        {Array.from({ length: POPULAR }, (_, index) => (
          <Skeleton key={index} height="auto" radius={12} style={{ aspectRatio: '3 / 4' }} />
        ))}
      </div>
    </SkeletonScreen>
  );
}
