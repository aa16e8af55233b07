import type { Migration } from '@housebrand/shared/nest';
import { favoriteGameList } from './0001-favorite-game-list';

/** The tables of games. */
export const gamesMigrations: readonly Migration[] = [favoriteGameList];
