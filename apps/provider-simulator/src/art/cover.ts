import { dominantColor, drawCover, type CoverInput, type CoverShape } from '@housebrand/artwork';
import type { CatalogueGame } from '../world/catalogue';

const asInput = ({ id, name, category, provider }: CatalogueGame): CoverInput => ({ id, name, category, provider });

/** Returns the placeholder colour of a game's cover, which also tints the game's page. */
export function coverColor(game: CatalogueGame): string {
  return dominantColor(asInput(game));
}

/** Draws a game's cover as SVG. */
export function drawGameCover(game: CatalogueGame, shape: CoverShape): string {
  return drawCover(asInput(game), shape);
}
