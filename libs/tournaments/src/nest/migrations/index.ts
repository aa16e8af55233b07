import type { Migration } from '@housebrand/shared/nest';
import { tournament } from './0001-tournament';
import { boards } from './0002-boards';
import { tournamentsRights } from './rights';

export const tournamentsMigrations: readonly Migration[] = [tournament, boards, tournamentsRights];
