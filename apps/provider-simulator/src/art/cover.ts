import { dominantColor, drawCover, type CoverInput, type CoverShape } from '@housebrand/artwork';
import type { CatalogueGame } from '../world/catalogue';

const asInput = ({ id, name, category, provider }: CatalogueGame): CoverInput => ({ id, name, category, provider });

/** The colour that stands for a game's cover until it is there, and that its page is tinted with. */
export function coverColor(game: CatalogueGame): string {
  return dominantColor(asInput(game));
}

/** A game's cover as SVG. */
export function drawGameCover(game: CatalogueGame, shape: CoverShape): string {
  return drawCover(asInput(game), shape);
}
