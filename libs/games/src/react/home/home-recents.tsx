import { SectionHeader, Skeleton, SkeletonScreen, usePortal } from '@housebrand/shared/react';
import { IconHistory } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LOBBY_CODES } from '../../core';
import { useClosedProviders } from '../api/get-games-status';
import { useProviderNames } from '../api/get-provider-list';
import { gameTarget, isGameCategory } from '../launch/launch-target';
import type { LaunchTarget } from '../launch/launch-target';
import { useRecentGames } from '../launch/recent-games';
import type { PlayedGame } from '../launch/recent-games';
import { useGameMessages } from '../messages';
import { GameTile } from '../components/game-tile';
import type { HomeFavoritesProps } from './home-favorites';
import classes from './home-group.module.css';
import { keepHomeShape, shapeOfLastVisit } from './home-shape';

/** Returns the launch target of a remembered game; `null` if it can't be launched here. */
export function targetOfPlayed({ id, provider, gameType }: PlayedGame): LaunchTarget | null {
  if (id && isGameCategory(gameType)) return gameTarget({ id, provider, gameType });
  const lobby = LOBBY_CODES.find((code) => code === gameType);
  return lobby ? { kind: 'lobby', lobby } : null;
}

const noNews = () => () => undefined;

/**
 * Whether recently played games are known: only the browser stores them, so their space is reserved while the server renders and
 * React hydrates.
 */
const useIsKnown = (): boolean =>
  useSyncExternalStore(
    noNews,
    () => true,
    () => false,
  );

/** The last three games; renders nothing if none was played. */
export function HomeRecents({ isMemberExpected }: HomeFavoritesProps) {
  const t = useGameMessages();
  const { prefix, member } = usePortal();
  const names = useProviderNames(prefix);
  const closed = useClosedProviders(prefix);
  const recents = useRecentGames().flatMap((game) => {
    const target = targetOfPlayed(game);
    return target ? [{ game, target }] : [];
  });
  const isKnown = useIsKnown();
  const [{ hasRecents: hadRecents }] = useState(shapeOfLastVisit);
  const hasRecents = recents.length > 0;
  useEffect(() => keepHomeShape({ hasRecents }), [hasRecents]);
  if ((member === null && !isMemberExpected) || (isKnown ? !hasRecents : !hadRecents)) return null;
  return (
    <section className={classes.group} aria-labelledby="home-recents">
      <SectionHeader id="home-recents" title={t('recents')} icon={<IconHistory size={22} aria-hidden />} />
      {isKnown ? (
        <ul className={classes.recents} aria-labelledby="home-recents">
          {recents.map(({ game, target }) => (
            <li key={game.id ?? game.gameType}>
              <GameTile
                game={{ ...game, id: game.id ?? game.gameType, gameType: 'Slot', providerTier: '', isNew: false }}
                t={t}
                providerName={names?.get(game.provider) ?? game.provider}
                target={target}
                sizes="(min-width: 30rem) 142px, 29vw"
                isPriority
                closedUntil={closed.get(game.provider)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <RecentsPlace />
      )}
    </section>
  );
}

function RecentsPlace() {
  return (
    <SkeletonScreen className={classes.recents ?? ''}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} height="auto" radius={12} style={{ aspectRatio: '3 / 4' }} />
      ))}
    </SkeletonScreen>
  );
}
