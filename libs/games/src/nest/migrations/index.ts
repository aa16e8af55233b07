import type { Migration } from '@housebrand/shared/nest';
import { favoriteGameList } from './0001-favorite-game-list';
import { sportTickets } from './0002-sport-tickets';
import { gamesRights } from './rights';

/** The domain's migrations. */
export const gamesMigrations: readonly Migration[] = [favoriteGameList, sportTickets, gamesRights];
