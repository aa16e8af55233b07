import type { Migration } from '@housebrand/shared/nest';
import { tournament } from './0001-tournament';

export const tournamentsMigrations: readonly Migration[] = [tournament];
