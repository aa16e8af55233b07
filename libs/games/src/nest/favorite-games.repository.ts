import { eq, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '@housebrand/shared/nest';
import { favoriteGameListTable } from './favorite-games.tables';

@Injectable()
export class FavoriteGamesRepository {
  constructor(private readonly database: Database) {}

  /** Ids in the member's order; empty when nothing was ever saved. */
  find(prefix: string, username: string): Promise<string[]> {
    return this.database.forAgent(prefix, async (tx) => {
      const [row] = await tx
        .select({ games: favoriteGameListTable.games })
        .from(favoriteGameListTable)
        .where(eq(favoriteGameListTable.username, username));
      return row?.games ?? [];
    });
  }

  replace(prefix: string, username: string, games: readonly string[]): Promise<void> {
    return this.database.forAgent(prefix, (tx) => saveFavoriteGames(tx, prefix, username, games));
  }
}

/** Replaces a member's list; also for seeds. */
export async function saveFavoriteGames(
  tx: Transaction,
  agent: string,
  username: string,
  games: readonly string[],
): Promise<void> {
  await tx
    .insert(favoriteGameListTable)
    .values({ agent, username, games: [...games] })
    .onConflictDoUpdate({
      target: [favoriteGameListTable.agent, favoriteGameListTable.username],
      set: { games: [...games], updatedAt: sql`now()` },
    });
}
