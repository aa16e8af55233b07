/** Minimum tile width in rem: fits a name of about nine letters. */
const NARROWEST_REM = 5.75;
/** The `sizes` of a cover: three columns on a phone, four at the maximum width. */
export const TILE_SIZES = '(min-width: 30rem) 112px, 30vw';
export const GRID_GAP_PX = 10;
export const ROW_GAP_PX = 14;
/**
 * Height in rem of name and provider below the cover, one line each, and the gap above them. Keep in sync with
 * game-tile.module.css.
 */
const WORDS_REM = (0.8125 + 0.75) * 1.6;
const WORDS_GAP_PX = 6;

export interface GridGeometry {
  columns: number;
  tileWidthPx: number;
  /** A row's height including the gap below it; exact, so that rows need not be measured. */
  rowHeightPx: number;
}

/** Computes two to four columns whose tiles are wide enough for their text at any text size. */
export function gridGeometry(widthPx: number, remPx = 16): GridGeometry {
  const fitting = Math.floor((widthPx + GRID_GAP_PX) / (NARROWEST_REM * remPx + GRID_GAP_PX));
  const columns = Math.min(4, Math.max(2, fitting));
  const tileWidthPx = Math.max(0, (widthPx - GRID_GAP_PX * (columns - 1)) / columns);
  const rowHeightPx = Math.ceil((tileWidthPx * 4) / 3 + WORDS_GAP_PX + WORDS_REM * remPx + ROW_GAP_PX);
  return { columns, tileWidthPx, rowHeightPx };
}
