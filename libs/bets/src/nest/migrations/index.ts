import type { Migration } from '@housebrand/shared/nest';
import { bets } from './0001-bets';

export const betsMigrations: readonly Migration[] = [bets];
