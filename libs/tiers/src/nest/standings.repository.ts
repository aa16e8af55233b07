import { and, eq, inArray, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef, Satang } from '@housebrand/shared';
import { Database, type AgentStatement, type AgentTx } from '@housebrand/shared/nest';
import type { Accumulated } from '../core';
import { tierFollowTable as follow, tierStandingTable as table, type StandingRow } from './standing.tables';

const COLUMNS = {
  username: table.username,
  since: table.since,
  follows: table.follows,
  depositSatang: table.depositSatang,
  turnoverSatang: table.turnoverSatang,
};

@Injectable()
export class StandingsRepository {
  constructor(private readonly database: Database) {}

  async find({ prefix, username }: MemberRef): Promise<StandingRow | null> {
    const [row] = await this.database.read(prefix, (q) =>
      q.select(COLUMNS).from(table).where(eq(table.username, username)),
    );
    return row ?? null;
  }

  /** A part of a statement that notes the profile's deposits; its turnover only for whoever is not counted by play. */
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

  /** The same with the profile's sums of a provider that tells nothing of play. */
  noteProfile(q: AgentStatement, username: string, { depositSatang, turnoverSatang }: Accumulated, at: Date) {
    const said = { since: at, follows: 'PROFILE' as const, depositSatang, turnoverSatang };
    const noted = q
      .insert(table)
      .values({ agent: q.agent, username, ...said })
      .onConflictDoUpdate({ target: [table.agent, table.username], set: said });
    return q.$with('tier_noted').as(noted);
  }

  /** Who is to be counted by play from now on. */
  soon(tx: AgentTx): Promise<StandingRow[]> {
    return tx.select(COLUMNS).from(table).where(eq(table.follows, 'SOON'));
  }

  /** Those of some members who are counted by play. */
  counted(tx: AgentTx, usernames: string[]): Promise<StandingRow[]> {
    return tx
      .select(COLUMNS)
      .from(table)
      .where(and(eq(table.follows, 'PLAY'), inArray(table.username, usernames)));
  }

  /** From here on the member is counted by play. */
  async add(tx: AgentTx, username: string, turnoverSatang: Satang): Promise<void> {
    await tx
      .update(table)
      .set({ follows: 'PLAY', turnoverSatang: sql`${table.turnoverSatang} + ${turnoverSatang}` })
      .where(eq(table.username, username));
  }

  /** How far the bets were followed; whoever asks for the same agent waits until the transaction is over. */
  async position(tx: AgentTx): Promise<bigint> {
    const [at] = await tx
      .insert(follow)
      .values({ agent: tx.agent, position: 0n })
      .onConflictDoUpdate({ target: follow.agent, set: { position: sql`${follow.position}` } })
      .returning();
    return at!.position;
  }

  async moveTo(tx: AgentTx, position: bigint): Promise<void> {
    await tx.update(follow).set({ position });
  }

  /** Work of one agent. */
  transaction<T>(prefix: string, work: (tx: AgentTx) => Promise<T>): Promise<T> {
    return this.database.forAgent(prefix, work);
  }
}
