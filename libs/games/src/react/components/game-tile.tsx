import { classNames, toast, VisuallyHidden } from '@housebrand/shared/react';
import { IconHeart, IconTool } from '@tabler/icons-react';
import { memo, useRef } from 'react';
import type { Ref } from 'react';
import type { Game } from '../../core';
import { gameTarget, launchPath } from '../launch/launch-target';
import type { LaunchTarget } from '../launch/launch-target';
import { useOpeningTime } from '../launch/opening-time';
import type { TranslateGames } from '../messages';
import { Cover } from './cover';
import { GameBadge } from './game-badge';
import { LaunchLink } from '../launch/launch-link';
import classes from './game-tile.module.css';

/**
 * A game, its messages and what a tap does. Grids render thousands of tiles, so all props must keep their identity between
 * renders.
 */
export interface GameTileProps {
  game: Pick<Game, 'id' | 'name' | 'provider' | 'gameType' | 'imgUrl' | 'color' | 'providerTier' | 'isNew'>;
  t: TranslateGames;
  /** The provider's name: below the tile in the lobby, otherwise part of the accessible name. */
  providerName: string;
  /** What a tap launches if not the game itself; must keep its identity between renders. */
  target?: LaunchTarget;
  /** The `sizes` attribute of the cover. */
  sizes: string;
  /** In the first visible row: loaded at once. */
  isPriority?: boolean;
  /** The page's first picture, if there is no larger one above it. */
  isLargest?: boolean;
  /** Shows name, provider and heart below the art. */
  isDetailed?: boolean;
  isFavorite?: boolean;
  /** Omit for guests: no heart. */
  onToggleFavorite?: ((id: string) => void) | undefined;
  /** Announced end of the provider's maintenance, `null` if unknown; omit if the provider is open. */
  closedUntil?: string | null | undefined;
  /** Called when a tap opens the game. */
  onOpen?: () => void;
}

/** A game: its 3:4 cover and, in the lobby, name, provider and heart below. */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const { game, t, providerName, target = gameTarget(game), isDetailed = false, closedUntil, onOpen } = props;
  const cover = useRef<HTMLSpanElement>(null);
  const content = (
    <>
      <TileCover {...props} coverRef={cover} />
      {isDetailed ? (
        <>
          <span className={classes.name}>{game.name}</span>
          <span className={classes.provider}>{providerName}</span>
        </>
      ) : (
        <VisuallyHidden>
          {/* a lobby that was played belongs to no provider */}
          {providerName === '' ? game.name : t('gameOf', { name: game.name, provider: providerName })}
        </VisuallyHidden>
      )}
    </>
  );
  return (
    <div className={classNames(classes.tile, closedUntil !== undefined && classes.closed)}>
      {closedUntil === undefined ? (
        <LaunchLink
          className={classes.link}
          launchRoute={launchPath(target)}
          preview={{ name: game.name, note: providerName, imgUrl: game.imgUrl, color: game.color }}
          cover={cover}
          onOpen={onOpen}
        >
          {content}
        </LaunchLink>
      ) : (
        <button
          type="button"
          className={classes.link}
          onClick={() => toast.show(t('closedToast', { provider: providerName }), 'info')}
        >
          {content}
        </button>
      )}
      {isDetailed && <HeartButton {...props} />}
    </div>
  );
});

function TileCover({
  game,
  t,
  sizes,
  isPriority,
  isLargest,
  closedUntil,
  coverRef,
}: GameTileProps & { coverRef: Ref<HTMLSpanElement> }) {
  return (
    <Cover
      ref={coverRef}
      address={game.imgUrl}
      color={game.color}
      sizes={sizes}
      isPriority={isPriority ?? false}
      isLargest={isLargest ?? false}
      name={game.name}
    >
      {closedUntil === undefined ? <GameBadge game={game} t={t} /> : <ClosedBadge until={closedUntil} t={t} />}
    </Cover>
  );
}

function ClosedBadge({ until, t }: { until: string | null; t: TranslateGames }) {
  const opening = useOpeningTime(until);
  return (
    <span className={classes.closedBadge}>
      <IconTool size={20} aria-hidden />
      <span>{t('closed')}</span>
      {opening && <small>{t('opensAt', { time: opening })}</small>}
    </span>
  );
}

function HeartButton({ game, t, isFavorite = false, onToggleFavorite }: GameTileProps) {
  if (!onToggleFavorite) return null;
  return (
    <button
      type="button"
      className={classNames(classes.heart, isFavorite && classes.loved)}
      aria-label={t('favorite', { name: game.name })}
      aria-pressed={isFavorite}
      onClick={() => onToggleFavorite(game.id)}
    >
      <IconHeart size={19} aria-hidden />
    </button>
  );
}
