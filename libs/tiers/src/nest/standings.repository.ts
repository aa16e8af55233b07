import { and, eq, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef, Satang } from '@housebrand/shared';
import { Database, prepared, statement, type AgentStatement, type AgentTx } from '@housebrand/shared/nest';
import type { Accumulated } from '../core';
import { tierStandingTable as table, type StandingRow } from './standing.tables';

const COLUMNS = {
  username: table.username,
  since: table.since,
  follows: table.follows,
  depositSatang: table.depositSatang,
  turnoverSatang: table.turnoverSatang,
};

const COUNTED = statement('tier_standing.counted', ['usernames'], (q, p) =>
  q
    .select(COLUMNS)
    .from(table)
    .where(and(eq(table.follows, 'PLAY'), sql`${table.username} = any(${p.usernames}::text[])`)),
);
const ADD = statement('tier_standing.add', ['usernames', 'amounts'], (q, p) =>
  q
    .update(table)
    .set({ follows: 'PLAY', turnoverSatang: sql`${table.turnoverSatang} + added.amount` })
    .from(sql`unnest(${p.usernames}::text[], ${p.amounts}::bigint[]) as added (username, amount)`)
    .where(sql`${table.username} = added.username`),
);

@Injectable()
export class StandingsRepository {
  constructor(private readonly database: Database) {}

  async find({ prefix, username }: MemberRef): Promise<StandingRow | null> {
    const [row] = await this.database.read(prefix, (q) =>
      q.select(COLUMNS).from(table).where(eq(table.username, username)),
    );
    return row ?? null;
  }

  /** Returns a statement part that stores the profile's deposits, and its turnover unless the member is counted by play. */
  noteDeposits(q: AgentStatement, username: string, { depositSatang, turnoverSatang }: Accumulated, at: Date) {
    const isTakenOver = sql`${table.follows} = 'PROFILE'`;
    const noted = q
      .insert(table)
      .values({ agent: q.agent, username, since: at, follows: 'SOON', depositSatang, turnoverSatang })
      .onConflictDoUpdate({
        target: [table.agent, table.username],
        set: {
          depositSatang,
          since: sql`case when ${isTakenOver} then excluded.since else ${table.since} end`,
          turnoverSatang: sql`case when ${isTakenOver} then excluded.turnover_satang else ${table.turnoverSatang} end`,
          follows: sql`case when ${isTakenOver} then excluded.follows else ${table.follows} end`,
        },
      });
    return q.$with('tier_noted').as(noted);
  }

  /** Like `noteDeposits`, with both sums of the profile: the provider has no bet feed. */
  noteProfile(q: AgentStatement, username: string, { depositSatang, turnoverSatang }: Accumulated, at: Date) {
    const profile = { since: at, follows: 'PROFILE' as const, depositSatang, turnoverSatang };
    const noted = q
      .insert(table)
      .values({ agent: q.agent, username, ...profile })
      .onConflictDoUpdate({ target: [table.agent, table.username], set: profile });
    return q.$with('tier_noted').as(noted);
  }

  /** Agents with members to count by play from now on. */
  async agentsToBegin(): Promise<string[]> {
    const { rows } = await this.database.operatorQuery<{ agent: string }>({
      name: 'tier_standing.soon',
      text: `select distinct agent from tier_standing where follows = 'SOON'`,
    });
    return rows.map(({ agent }) => agent);
  }

  /** Members to count by play from now on. */
  soon(tx: AgentTx): Promise<StandingRow[]> {
    return tx.select(COLUMNS).from(table).where(eq(table.follows, 'SOON'));
  }

  /** The members among `usernames` that are counted by play. */
  counted(tx: AgentTx, usernames: string[]): Promise<StandingRow[]> {
    return prepared(tx, COUNTED, { usernames });
  }

  /** Adds to members' turnover, in satang by username, and counts the members by play from now on. */
  async add(tx: AgentTx, turnover: ReadonlyMap<string, Satang>): Promise<void> {
    if (turnover.size === 0) return;
    await prepared(tx, ADD, { usernames: [...turnover.keys()], amounts: [...turnover.values()].map(String) });
  }
}
