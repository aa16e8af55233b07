import { and, asc, eq, getTableColumns, gt, gte, lte, or, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Database, qualified } from '@housebrand/shared/nest';
import type { TurnoverMove } from '../core';
import { betTurnoverTable as table } from './bets.tables';

/** A turnover move with its position in insertion order. */
export interface LoggedMove extends TurnoverMove {
  position: bigint;
  /** When the bet was voided; `null` for `counted`. */
  voidedAt: Date | null;
}

const COLUMNS = {
  ...getTableColumns(table),
  voidedAt: sql`case ${table.kind} when 'takenBack' then (select max(void.at) from bet_event void
    where void.agent = ${qualified(table.agent)} and void.bet_id = ${qualified(table.betId)} and void.kind = 'void') end`.mapWith(
    instant,
  ),
};

/** Turnover moves in insertion order, for bet consumers that keep their own position. */
@Injectable()
export class TurnoverLog {
  constructor(private readonly database: Database) {}

  /** Returns the agents whose members have played, with one index lookup per agent instead of a scan. */
  async agents(): Promise<string[]> {
    const { rows } = await this.database.operatorQuery<{ agent: string }>({
      name: 'bet_turnover.agents',
      text: `with recursive known as (
        (select agent from bet_turnover order by agent limit 1)
        union all
        select (select agent from bet_turnover where agent > known.agent order by agent limit 1) from known where known.agent is not null)
      select agent from known where agent is not null`,
    });
    return rows.map(({ agent }) => agent);
  }

  /** Returns an agent's moves after a position, in order. No move is ever added before one that was already read. */
  async after(prefix: string, position: bigint, limit: number): Promise<LoggedMove[]> {
    const rows = await this.database.read(prefix, (q) =>
      q.select(COLUMNS).from(table).where(gt(table.position, position)).orderBy(asc(table.position)).limit(limit),
    );
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
