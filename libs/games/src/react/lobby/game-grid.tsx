import { Skeleton, SkeletonScreen, useScrollPlace } from '@housebrand/shared/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';
import { LOBBY_START_GAMES, type Game } from '../../core';
import type { ClosedProviders } from '../api/get-games-status';
import { gridGeometry, ROW_GAP_PX } from './grid-geometry';
import type { GridGeometry } from './grid-geometry';
import type { GameWords } from '../messages';
import classes from './game-grid.module.css';
import { GameTile } from '../components/game-tile';

/** What the tiles of a grid need to know beside the games. */
export interface TileSetting {
  words: GameWords;
  providerNames: ReadonlyMap<string, string> | undefined;
  closed: ClosedProviders;
  isFavorite: (id: string) => boolean;
  onToggleFavorite: ((id: string) => void) | undefined;
}

/** Games, how many there are, and what names the list to screen readers. */
export interface GameGridProps extends TileSetting {
  games: readonly Game[];
  /** How many there are in all, when `games` is only the beginning. */
  total?: number;
  label: string;
}

/** Rows beyond the screen, above and below: few enough that a phone never holds more than 60 tiles. */
const OVERSCAN_ROWS = 2;
/** Whose pictures come at once: two rows of a phone. */
const PRIORITY_TILES = 6;
/** Three columns on a phone, four in the widest column. */
const TILE_SIZES = '(min-width: 30rem) 112px, 30vw';

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

/**
 * Any number of games, of which only those near the screen are in the document. All tiles lie in one grid, in their order; the
 * rows above them are padding. So what the server drew stays as it is when the browser has measured it.
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
    // where the page stands already when React takes over what the server drew
    initialOffset: () => openedAt || (typeof window === 'undefined' ? 0 : window.scrollY),
  });
  const rowHeight = place?.rowHeightPx;
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const rows = virtualizer.getVirtualItems();
  const isMeasured = place !== null && rows.length > 0;
  const columns = place?.columns ?? 3;
  const first = isMeasured ? (rows[0]?.index ?? 0) * columns : 0;
  // at the top nothing goes that was drawn before anything was measured
  const least = first === 0 ? LOBBY_START_GAMES : 0;
  const end = Math.max(least, isMeasured ? ((rows.at(-1)?.index ?? 0) + 1) * columns : 0);
  const style = !isMeasured
    ? roomFor(total)
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

/** Room to scroll in before anything is measured: about as high as three columns will be. */
const roomFor = (total: number) => ({ '--grid-room': `${Math.ceil(total / 3) * 190}px` }) as CSSProperties;

interface TilesProps extends TileSetting {
  games: readonly Game[];
  total: number;
  first: number;
  /** The first one that is not drawn. */
  end: number;
  columns: number;
}

const Tiles = memo(function Tiles({ games, total, first, end, columns, ...setting }: TilesProps) {
  const { words, providerNames, closed, isFavorite, onToggleFavorite } = setting;
  // a place is a tile, whatever stands in it: another list changes words and pictures, and makes no elements anew
  return games.slice(first, end).map((game, offset) => (
    <div key={first + offset} role="listitem" aria-setsize={total} aria-posinset={first + offset + 1}>
      <GameTile
        game={game}
        words={words}
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

/** The grid before its games have come. */
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
