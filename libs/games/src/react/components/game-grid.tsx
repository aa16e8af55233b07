import { Skeleton, SkeletonScreen } from '@housebrand/shared/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Game } from '../../core/contracts';
import type { ClosedProviders } from '../api/games-status';
import { gridGeometry } from '../grid-geometry';
import type { GridGeometry } from '../grid-geometry';
import { useScrollPlace } from '../use-scroll-place';
import type { GameWords } from '../words';
import styles from './game-grid.module.css';
import { GameTile } from './game-tile';

/** What the tiles of a grid need to know beside the games. */
export interface TileSetting {
  words: GameWords;
  providerNames: ReadonlyMap<string, string> | undefined;
  closed: ClosedProviders;
  isFavorite: (id: string) => boolean;
  onToggleFavorite: ((id: string) => void) | undefined;
}

export interface GameGridProps extends TileSetting {
  games: readonly Game[];
  label: string;
}

/** Rows beyond the screen, above and below: few enough that a phone never holds more than 60 tiles. */
const OVERSCAN_ROWS = 2;
const PRIORITY_ROWS = 2;

interface Place extends GridGeometry {
  /** From the top of the document, pixels. */
  top: number;
}

/** Measures the grid where it stands, and again when its width or what is above it changes. */
function usePlace(): [RefObject<HTMLDivElement | null>, Place | null] {
  const element = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const grid = element.current;
    if (!grid) return undefined;
    const measure = (): void => {
      const { top, width } = grid.getBoundingClientRect();
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const next = { ...gridGeometry(width, rem), top: Math.round(top + window.scrollY) };
      setPlace((before) =>
        before && before.top === next.top && before.tileWidthPx === next.tileWidthPx ? before : next,
      );
    };
    measure();
    if (typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    if (grid.previousElementSibling) observer.observe(grid.previousElementSibling);
    return () => observer.disconnect();
  }, []);
  return [element, place];
}

/** Any number of games, of which only those near the screen are in the document. */
export function GameGrid({ games, label, ...setting }: GameGridProps) {
  const [element, place] = usePlace();
  const columns = place?.columns ?? 3;
  const count = place ? Math.ceil(games.length / columns) : 0;
  const openedAt = useScrollPlace(count > 0);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => place?.rowHeightPx ?? 200,
    overscan: OVERSCAN_ROWS,
    scrollMargin: place?.top ?? 0,
    initialOffset: openedAt,
  });
  const rowHeight = place?.rowHeightPx;
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  return (
    <div ref={element} className={styles.grid} style={{ height: virtualizer.getTotalSize() }} role="list" aria-label={label}>
      {virtualizer.getVirtualItems().map(({ index, start, key }) => (
        <div
          key={key}
          role="presentation"
          className={styles.row}
          style={{
            height: place?.rowHeightPx,
            transform: `translateY(${start - virtualizer.options.scrollMargin}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          <Row games={games} first={index * columns} columns={columns} {...setting} />
        </div>
      ))}
    </div>
  );
}

interface RowProps extends TileSetting {
  games: readonly Game[];
  first: number;
  columns: number;
}

const Row = memo(function Row({ games, first, columns, ...setting }: RowProps) {
  const { words, providerNames, closed, isFavorite, onToggleFavorite } = setting;
  return games.slice(first, first + columns).map((game, offset) => (
    <div key={game.id} role="listitem" aria-setsize={games.length} aria-posinset={first + offset + 1}>
      <GameTile
        game={game}
        words={words}
        providerName={providerNames?.get(game.provider) ?? game.provider}
        sizes={`(min-width: 30rem) ${Math.round(448 / columns)}px, ${Math.round(90 / columns)}vw`}
        isPriority={first < columns * PRIORITY_ROWS}
        isDetailed
        isFavorite={isFavorite(game.id)}
        onToggleFavorite={onToggleFavorite}
        closedUntil={closed.get(game.provider)}
      />
    </div>
  ));
});

/** The grid before its games have come. */
export function GameGridSkeleton() {
  return (
    <SkeletonScreen>
      <div className={styles.skeletons}>
        {Array.from({ length: 12 }, (_, index) => (
          <div key={index}>
            <Skeleton height="auto" radius={12} style={{ aspectRatio: '3 / 4' }} />
            <Skeleton height={13} width="82%" style={{ marginTop: 10 }} />
            <Skeleton height={12} width="56%" style={{ marginTop: 7 }} />
          </div>
        ))}
      </div>
    </SkeletonScreen>
  );
}
