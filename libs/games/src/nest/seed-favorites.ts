import type { AgentTx } from '@housebrand/shared/nest';
import { saveFavoriteGames } from './favorite-games.repository';

const FAVORITES = ['NAGX-0001', 'LOTM-0002', 'TUKT-0003', 'NAGX-0007', 'LOTM-0011'];

/** Saves the favourites of the demo member DEMO1. */
export async function seedFavorites(tx: AgentTx): Promise<void> {
  await saveFavoriteGames(tx, `${tx.agent}DEMO1`, FAVORITES);
}
