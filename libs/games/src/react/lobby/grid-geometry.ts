/** Narrowest tile, in rem: a name of some nine letters still fits below it. */
const NARROWEST_REM = 5.75;
export const GRID_GAP_PX = 10;
export const ROW_GAP_PX = 14;
/** Name and provider below the cover: a line each, in rem, and the space above them. As in game-tile.module.css. */
const WORDS_REM = (0.8125 + 0.75) * 1.6;
const WORDS_GAP_PX = 6;

export interface GridGeometry {
  columns: number;
  tileWidthPx: number;
  /** What a row takes with the gap below it; exact, so that no row needs to be measured. */
  rowHeightPx: number;
}

/** Two to four columns, so that a tile is never narrower than its words need, whatever the text size. */
export function gridGeometry(widthPx: number, remPx = 16): GridGeometry {
  const fitting = Math.floor((widthPx + GRID_GAP_PX) / (NARROWEST_REM * remPx + GRID_GAP_PX));
  const columns = Math.min(4, Math.max(2, fitting));
  const tileWidthPx = Math.max(0, (widthPx - GRID_GAP_PX * (columns - 1)) / columns);
  const rowHeightPx = Math.ceil((tileWidthPx * 4) / 3 + WORDS_GAP_PX + WORDS_REM * remPx + ROW_GAP_PX);
  return { columns, tileWidthPx, rowHeightPx };
}
