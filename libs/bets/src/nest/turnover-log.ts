import { and, asc, eq, getTableColumns, gt, gte, lte, or, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Database, qualified } from '@housebrand/shared/nest';
import type { TurnoverMove } from '../core';
import { betTurnoverTable as table } from './bets.tables';

/** A move of turnover, and where it stands in the order of booking. */
export interface LoggedMove extends TurnoverMove {
  position: bigint;
  /** Of a `takenBack`: when the bet was voided. */
  voidedAt: Date | null;
}

const COLUMNS = {
  ...getTableColumns(table),
  voidedAt: sql`case ${table.kind} when 'takenBack' then (select max(void.at) from bet_event void
    where void.agent = ${qualified(table.agent)} and void.bet_id = ${qualified(table.betId)} and void.kind = 'void') end`.mapWith(
    instant,
  ),
};

/** What was booked of bets, in the order of booking, for whoever follows it from a position of their own. */
@Injectable()
export class TurnoverLog {
  constructor(private readonly database: Database) {}

  /** Agents whose members have played: however much there is, one look at the index for each. */
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

  /** The moves of an agent's members after a position, in their order; none is ever added before one that was read. */
  async after(prefix: string, position: bigint, limit: number): Promise<LoggedMove[]> {
    const rows = await this.database.read(prefix, (q) =>
      q.select(COLUMNS).from(table).where(gt(table.position, position)).orderBy(asc(table.position)).limit(limit),
    );
    return rows.map(toMove);
  }

  /** A member's own moves up to a position: of bets that were settled since an instant, and of all that were taken back. */
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

/** As the driver gives it for an expression. */
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
