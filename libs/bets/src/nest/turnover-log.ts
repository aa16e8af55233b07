import { asc, gt } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { Database } from '@housebrand/shared/nest';
import type { TurnoverMove } from '../core';
import { betTurnoverTable as table } from './bets.tables';

/** A move of turnover, and where it stands in the order of booking. */
export interface LoggedMove extends TurnoverMove {
  position: bigint;
}

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
      q.select().from(table).where(gt(table.position, position)).orderBy(asc(table.position)).limit(limit),
    );
    return rows.map(toMove);
  }
}

function toMove({ agent: prefix, username, ...move }: typeof table.$inferSelect): LoggedMove {
  return { ...move, member: { prefix, username } };
}
