import { Skeleton, SkeletonScreen, useScrollPlace } from '@housebrand/shared/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';
import { LOBBY_START_GAMES, type Game } from '../../core';
import type { ClosedProviders } from '../api/get-games-status';
import { gridGeometry, ROW_GAP_PX, TILE_SIZES } from './grid-geometry';
import type { GridGeometry } from './grid-geometry';
import type { TranslateGames } from '../messages';
import classes from './game-grid.module.css';
import { GameTile } from '../components/game-tile';

/** Props of a grid's tiles besides the games. */
export interface TileSetting {
  t: TranslateGames;
  providerNames: ReadonlyMap<string, string> | undefined;
  closed: ClosedProviders;
  isFavorite: (id: string) => boolean;
  onToggleFavorite: ((id: string) => void) | undefined;
}

/** The grid's games, their total, and its accessible name. */
export interface GameGridProps extends TileSetting {
  games: readonly Game[];
  /** Total number of games if `games` is only the beginning. */
  total?: number;
  label: string;
}

/** Rows rendered above and below the screen; few enough that a phone never renders more than 60 tiles. */
const OVERSCAN_ROWS = 2;
/** Tiles whose pictures load at once: two rows on a phone. */
const PRIORITY_TILES = 6;

interface Place extends GridGeometry {
  /** Distance from the top of the document, in pixels. */
  top: number;
}

/** Measures the grid's position, and again when its width or the element above it changes. */
function usePlace(): [RefObject<HTMLDivElement | null>, Place | null] {
  const element = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const grid = element.current;
    if (!grid) return undefined;
    const measure = (): void => {
      const { top, width } = grid.getBoundingClientRect();
      const rem = Number(getComputedStyle(document.documentElement).fontSize.replace('px', '')) || 16;
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

/**
 * Renders any number of games, but only the tiles near the screen. All tiles lie in one grid in order, with padding in place of
 * the rows above them, so that the server-rendered tiles stay in place when the browser has measured the grid.
 */
export function GameGrid({ games, total = games.length, label, ...setting }: GameGridProps) {
  const [element, place] = usePlace();
  const count = place ? Math.ceil(total / place.columns) : 0;
  const openedAt = useScrollPlace(count > 0);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => place?.rowHeightPx ?? 200,
    overscan: OVERSCAN_ROWS,
    scrollMargin: place?.top ?? 0,
    // The actual scroll position when React hydrates the page.
    initialOffset: () => openedAt || (typeof window === 'undefined' ? 0 : window.scrollY),
  });
  const rowHeight = place?.rowHeightPx;
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const rows = virtualizer.getVirtualItems();
  const isMeasured = place !== null && rows.length > 0;
  const columns = place?.columns ?? 3;
  const first = isMeasured ? (rows[0]?.index ?? 0) * columns : 0;
  // At the top, keep the tiles that were rendered before measuring.
  const minEnd = first === 0 ? LOBBY_START_GAMES : 0;
  const end = Math.max(minEnd, isMeasured ? ((rows.at(-1)?.index ?? 0) + 1) * columns : 0);
  const style = !isMeasured
    ? reservedHeight(total)
    : {
        height: virtualizer.getTotalSize(),
        paddingBlockStart: (rows[0]?.start ?? 0) - virtualizer.options.scrollMargin,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: place.rowHeightPx - ROW_GAP_PX,
      };
  return (
    <div ref={element} className={classes.grid} style={style} role="list" aria-label={label}>
      <Tiles games={games} total={total} first={first} end={end} columns={columns} {...setting} />
    </div>
  );
}

/** Height reserved before measuring: about that of three columns. */
const reservedHeight = (total: number) => ({ '--grid-room': `${Math.ceil(total / 3) * 190}px` }) as CSSProperties;

interface TilesProps extends TileSetting {
  games: readonly Game[];
  total: number;
  first: number;
  /** Index after the last rendered tile. */
  end: number;
  columns: number;
}

const Tiles = memo(function Tiles({ games, total, first, end, columns, ...setting }: TilesProps) {
  const { t, providerNames, closed, isFavorite, onToggleFavorite } = setting;
  // Key tiles by position: a different list then changes texts and pictures but reuses the elements.
  return games.slice(first, end).map((game, offset) => (
    <div key={first + offset} role="listitem" aria-setsize={total} aria-posinset={first + offset + 1}>
      <GameTile
        game={game}
        t={t}
        providerName={providerNames?.get(game.provider) ?? game.provider}
        sizes={TILE_SIZES}
        isPriority={first + offset < PRIORITY_TILES}
        isLargest={first + offset === 0}
        isDetailed
        isFavorite={isFavorite(game.id)}
        onToggleFavorite={onToggleFavorite}
        closedUntil={closed.get(game.provider)}
      />
    </div>
  ));
});

/** Placeholder for the grid while its games load. */
export function GameGridSkeleton() {
  return (
    <SkeletonScreen>
      <div className={classes.skeletons}>
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
