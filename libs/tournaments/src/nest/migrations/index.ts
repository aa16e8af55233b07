import type { Migration } from '@housebrand/shared/nest';
import { baseline } from './0001-baseline';
import { splitBandsMigration } from './0002-split-bands';
import { includedPlay } from './0003-included-play';
import { tournamentsRights } from './rights';

/** The migrations of this domain's tables, in the order in which they are applied. */
export const tournamentsMigrations: readonly Migration[] = [
  baseline,
  tournamentsRights,
  splitBandsMigration,
  includedPlay,
];
