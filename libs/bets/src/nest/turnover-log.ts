import { and, asc, eq, getTableColumns, gt, gte, lte, or, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Database, prepared, qualified, statement, type AgentTx } from '@housebrand/shared/nest';
import type { LoggedMove } from '../core';
import { betTurnoverTable as table } from './bets.tables';

const COLUMNS = {
  ...getTableColumns(table),
  voidedAt: sql`case ${table.kind} when 'takenBack' then (select max(void.at) from bet_event void
    where void.agent = ${qualified(table.agent)} and void.bet_id = ${qualified(table.betId)} and void.kind = 'void') end`.mapWith(
    instant,
  ),
};

/** Planned once per connection: planning all partitions takes longer than reading a batch. */
const AFTER = statement('bet_turnover.after', ['agent', 'position', 'limit'], (q, p) =>
  q
    .select(COLUMNS)
    .from(table)
    .where(and(eq(table.agent, p.agent), gt(table.position, p.position)))
    .orderBy(asc(table.position))
    .limit(p.limit),
);

/** Turnover moves in booking order. */
@Injectable()
export class TurnoverLog {
  constructor(private readonly database: Database) {}

  /** Returns the agents with moves that a consumer has not processed, with two index lookups per agent instead of a scan. */
  async behind(consumer: string): Promise<string[]> {
    const { rows } = await this.database.operatorQuery<{ agent: string }>({
      name: 'bet_turnover.behind',
      text: `with recursive known as (
        (select agent from bet_turnover order by agent limit 1)
        union all
        select (select agent from bet_turnover where agent > known.agent order by agent limit 1) from known where known.agent is not null)
      -- the last move rather than "exists", which the planner may turn into a join with all moves
      select agent from known
      where (select move.position from bet_turnover move where move.agent = known.agent order by move.position desc limit 1) >
        coalesce((select done.position from bet_consumer done where done.agent = known.agent and done.name = $1), 0)`,
      values: [consumer],
    });
    return rows.map(({ agent }) => agent);
  }

  /** Returns the agent's moves after a position, in order. No move is ever added before one that was already read. */
  async after(tx: AgentTx, position: bigint, limit: number): Promise<LoggedMove[]> {
    const rows = await prepared(tx, AFTER, { agent: tx.agent, position, limit });
    return rows.map(toMove);
  }

  /** Returns a member's moves up to a position: of bets settled since an instant, and of all voided bets. */
  async of({ prefix, username }: MemberRef, since: Date, upTo: bigint): Promise<LoggedMove[]> {
    const rows = await this.database.read(prefix, (q) =>
      q
        .select(COLUMNS)
        .from(table)
        .where(
          and(
            eq(table.username, username),
            lte(table.position, upTo),
            or(gte(table.at, since), eq(table.kind, 'takenBack')),
          ),
        ),
    );
    return rows.map(toMove);
  }
}

/** Parses a timestamp: for an expression the driver returns text. */
function instant(value: string | Date): Date {
  return new Date(value);
}

function toMove({
  agent: prefix,
  username,
  ...move
}: typeof table.$inferSelect & Pick<LoggedMove, 'voidedAt'>): LoggedMove {
  return { ...move, member: { prefix, username } };
}
