import { classNames, toast, VisuallyHidden } from '@housebrand/shared/react';
import { IconHeart, IconTool } from '@tabler/icons-react';
import { memo, useRef } from 'react';
import type { Ref } from 'react';
import type { Game } from '../../core/contracts';
import { gameTarget, launchPath } from '../launch-target';
import type { LaunchTarget } from '../launch-target';
import { useOpeningTime } from '../opening-time';
import type { GameWords } from '../words';
import { Cover } from './cover';
import { GameBadge } from './game-badge';
import { LaunchLink } from './launch-link';
import styles from './game-tile.module.css';

export interface GameTileProps {
  game: Pick<Game, 'id' | 'name' | 'provider' | 'gameType' | 'imgUrl' | 'color' | 'providerTier' | 'isNew'>;
  words: GameWords;
  /** The provider's name; below the tile in the lobby, part of the accessible name elsewhere. */
  providerName: string;
  /** What a tap launches when it is not the game itself; the same object from one rendering to the next. */
  target?: LaunchTarget;
  /** The `sizes` attribute of the cover. */
  sizes: string;
  /** In the first row on the screen: fetched first. */
  isPriority?: boolean;
  /** With name, provider and heart below the art. */
  isDetailed?: boolean;
  isFavorite?: boolean;
  /** Left out: no heart, for guests. */
  onToggleFavorite?: ((id: string) => void) | undefined;
  /** The provider is closed: until then, or `null` when nobody says. Left out: open. */
  closedUntil?: string | null | undefined;
}

/** A game: its cover at 3:4, and in the lobby name, provider and heart below. */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const { game, words, providerName, target = gameTarget(game), isDetailed = false, closedUntil } = props;
  const cover = useRef<HTMLSpanElement>(null);
  const content = (
    <>
      <TileCover {...props} coverRef={cover} />
      {isDetailed ? (
        <>
          <span className={styles.name}>{game.name}</span>
          <span className={styles.provider}>{providerName}</span>
        </>
      ) : (
        <VisuallyHidden>{words('gameOf', { name: game.name, provider: providerName })}</VisuallyHidden>
      )}
    </>
  );
  return (
    <div className={classNames(styles.tile, closedUntil !== undefined && styles.closed)}>
      {closedUntil === undefined ? (
        <LaunchLink
          className={styles.link}
          launchRoute={launchPath(target)}
          face={{ name: game.name, note: providerName, imgUrl: game.imgUrl, color: game.color }}
          cover={cover}
        >
          {content}
        </LaunchLink>
      ) : (
        <button
          type="button"
          className={styles.link}
          onClick={() => toast.show(words('closedToast', { provider: providerName }), 'info')}
        >
          {content}
        </button>
      )}
      {isDetailed && <HeartButton {...props} />}
    </div>
  );
});

function TileCover({ game, words, sizes, isPriority, closedUntil, coverRef }: GameTileProps & { coverRef: Ref<HTMLSpanElement> }) {
  return (
    <Cover
      ref={coverRef}
      address={game.imgUrl}
      color={game.color}
      sizes={sizes}
      isPriority={isPriority ?? false}
      name={game.name}
    >
      {closedUntil === undefined ? <GameBadge game={game} words={words} /> : <Shut until={closedUntil} words={words} />}
    </Cover>
  );
}

function Shut({ until, words }: { until: string | null; words: GameWords }) {
  const opening = useOpeningTime(until);
  return (
    <span className={styles.shut}>
      <IconTool size={20} aria-hidden />
      {words('closed')}
      {opening && <small>{words('opensAt', { time: opening })}</small>}
    </span>
  );
}

function HeartButton({ game, words, isFavorite = false, onToggleFavorite }: GameTileProps) {
  if (!onToggleFavorite) return null;
  return (
    <button
      type="button"
      className={classNames(styles.heart, isFavorite && styles.loved)}
      aria-label={words('favorite', { name: game.name })}
      aria-pressed={isFavorite}
      onClick={() => onToggleFavorite(game.id)}
    >
      <IconHeart size={19} aria-hidden />
    </button>
  );
}
