import { eq, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Database, prepared, statement, type AgentStatement, type AgentTx } from '@housebrand/shared/nest';
import { favoriteGameListTable } from './favorite-games.tables';

const FIND = statement('favorite_game_list.find', ['username'], (q, { username }) =>
  q
    .select({ games: favoriteGameListTable.games })
    .from(favoriteGameListTable)
    .where(eq(favoriteGameListTable.username, username)),
);

@Injectable()
export class FavoriteGamesRepository {
  constructor(private readonly database: Database) {}

  /** Returns IDs in the member's order; empty if the member never saved any. */
  async find({ prefix, username }: MemberRef): Promise<string[]> {
    const [row] = await this.database.read(prefix, (q) => prepared(q, FIND, { username }));
    return row?.games ?? [];
  }

  replace({ prefix, username }: MemberRef, games: readonly string[]): Promise<void> {
    return this.database.write(prefix, (q) => saveFavoriteGames(q, username, games));
  }
}

/** Replaces a member's list; seeds use it, too. */
export async function saveFavoriteGames(
  tx: AgentTx | AgentStatement,
  username: string,
  games: readonly string[],
): Promise<void> {
  await tx
    .insert(favoriteGameListTable)
    .values({ agent: tx.agent, username, games: [...games] })
    .onConflictDoUpdate({
      target: [favoriteGameListTable.agent, favoriteGameListTable.username],
      set: { games: [...games], updatedAt: sql`now()` },
    });
}
