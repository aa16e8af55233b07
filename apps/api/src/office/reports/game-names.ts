import type { PlayRecords } from '@housebrand/protection';
import { DomainError } from '@housebrand/shared';

/** Returns the names of games by id. Without the catalogue there are none, and the report shows ids. */
export async function gameNamesOf(
  records: PlayRecords,
  agent: string,
  rows: readonly { gameId: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (rows.length === 0) return new Map();
  try {
    return await records.gameNames(agent, [...new Set(rows.map(({ gameId }) => gameId))]);
  } catch (error) {
    if (error instanceof DomainError) return new Map();
    throw error;
  }
}
