/** Narrowest tile, in rem: a name of some nine letters still fits below it. */
const NARROWEST_REM = 5.75;
export const GRID_GAP_PX = 10;
export const ROW_GAP_PX = 14;
/** Name and provider below the cover, in rem. */
const WORDS_REM = 2.9;

export interface GridGeometry {
  columns: number;
  tileWidthPx: number;
  /** What a row takes with the gap below it. Text can make it more: rows are measured as they come. */
  rowHeightPx: number;
}

/** Two to four columns, so that a tile is never narrower than its words need, whatever the text size. */
export function gridGeometry(widthPx: number, remPx = 16): GridGeometry {
  const fitting = Math.floor((widthPx + GRID_GAP_PX) / (NARROWEST_REM * remPx + GRID_GAP_PX));
  const columns = Math.min(4, Math.max(2, fitting));
  const tileWidthPx = Math.max(0, (widthPx - GRID_GAP_PX * (columns - 1)) / columns);
  return { columns, tileWidthPx, rowHeightPx: Math.round((tileWidthPx * 4) / 3 + WORDS_REM * remPx + ROW_GAP_PX) };
}
