import { Injectable } from '@nestjs/common';
import type { BonusCost } from '@housebrand/office';
import type { InstantRange } from '@housebrand/shared';
import type { AgentTx } from '@housebrand/shared/nest';
import { sql, type SQL } from 'drizzle-orm';
import { endedDayBonusTable, endedDayPlayTable } from './ended-days.tables';
import { bonusesOf, movesOf } from './facts';
import { Periods } from './periods';

/** What was played; sums as text. */
interface PlayedRow extends Record<string, unknown> {
  provider: string;
  bets: number;
  stake: string;
  payout: string;
}
/** What was played on a game. */
export interface GameRow extends PlayedRow {
  gameId: string;
  category: string;
}

/** Days that together are a range: those whose stored figures are valid, and the others. */
export interface DaysOfRange {
  stored: readonly InstantRange[];
  others: readonly InstantRange[];
}

const GAME = sql`game_id, provider, category`;
const SUMS = sql`sum(bets)::int as bets, sum(stake_satang)::text as stake, sum(payout_satang)::text as payout`;
const HIGHEST_FIRST = sql`having sum(bets) > 0 order by sum(stake_satang) desc`;

/** Days as a table that a query joins by their instants. */
function tableOf(days: readonly InstantRange[]): SQL {
  const column = (name: keyof InstantRange) => sql.param(days.map((day) => day[name].toISOString()));
  return sql`unnest(${column('from')}::timestamptz[], ${column('until')}::timestamptz[]) with ordinality day (starts_at, ends_at, nth)`;
}

type Table = typeof endedDayPlayTable | typeof endedDayBonusTable;

/** The rows of stored days, and of the facts of the others. */
function rowsOf({ stored, others }: DaysOfRange, table: Table, columns: SQL, facts: (periods: Periods) => SQL): SQL {
  const parts = [
    sql`select ${columns} from ${table} join ${tableOf(stored)} using (starts_at, ends_at)`,
    ...(others.length > 0 ? [sql`select ${columns} from ${facts(new Periods(others))}`] : []),
  ];
  return sql`(${sql.join(parts, sql` union all `)}) parts`;
}

const playOf = (days: DaysOfRange): SQL =>
  rowsOf(days, endedDayPlayTable, sql`${GAME}, stake_satang, payout_satang, bets`, (periods) => movesOf(periods, GAME));

/** Reads and stores what the figures of an agent's days consist of. */
@Injectable()
export class DayPartsRepository {
  /** Returns the games with the highest stakes, these first. */
  async games(tx: AgentTx, days: DaysOfRange, limit: number): Promise<GameRow[]> {
    const { rows } = await tx.execute<GameRow>(sql`
      select game_id as "gameId", provider, category, ${SUMS} from ${playOf(days)}
      group by game_id, provider, category ${HIGHEST_FIRST}, game_id limit ${limit}`);
    return rows;
  }

  /** Returns all game providers, the highest stakes first. */
  async providers(tx: AgentTx, days: DaysOfRange): Promise<PlayedRow[]> {
    const { rows } = await tx.execute<PlayedRow>(
      sql`select provider, ${SUMS} from ${playOf(days)} group by provider ${HIGHEST_FIRST}, provider`,
    );
    return rows;
  }

  /** Returns the bonus cost by kind. */
  async bonuses(tx: AgentTx, days: DaysOfRange): Promise<BonusCost[]> {
    const { rows } = await tx.execute<{ kind: BonusCost['kind']; satang: string }>(sql`
      select kind, sum(satang)::text as satang from ${rowsOf(days, endedDayBonusTable, sql`kind, satang`, bonusesOf)}
      group by kind order by kind`);
    return rows.map(({ kind, satang }) => ({ kind, satang: Number(satang) }));
  }

  /** Sums the parts of days and replaces what is stored of them. */
  async store(tx: AgentTx, days: readonly InstantRange[]): Promise<void> {
    const periods = new Periods(days);
    await this.replace(tx, days, {
      table: endedDayPlayTable,
      key: GAME,
      sums: sql`stake_satang, payout_satang, bets`,
      rows: sql`select nth, ${GAME}, sum(stake_satang), sum(payout_satang), sum(bets) from ${movesOf(periods, GAME)}
        group by nth, ${GAME}`,
    });
    await this.replace(tx, days, {
      table: endedDayBonusTable,
      key: sql`kind`,
      sums: sql`satang`,
      rows: sql`select nth, kind, sum(satang) from ${bonusesOf(periods)} group by nth, kind`,
    });
  }

  private async replace(
    tx: AgentTx,
    days: readonly InstantRange[],
    { table, key, sums, rows }: { table: Table; key: SQL; sums: SQL; rows: SQL },
  ): Promise<void> {
    await tx.execute(
      sql`delete from ${table} using ${tableOf(days)} where ${table.startsAt} = day.starts_at and ${table.endsAt} = day.ends_at`,
    );
    await tx.execute(sql`
      insert into ${table} (agent, starts_at, ends_at, ${key}, ${sums})
      select current_setting('app.agent'), starts_at, ends_at, ${key}, ${sums}
      from (${rows}) summed (nth, ${key}, ${sums}) join ${tableOf(days)} using (nth)`);
  }
}
