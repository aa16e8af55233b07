import { and, count, desc, eq, lt, or, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef, PageRequest, Satang } from '@housebrand/shared';
import { Database, prepared, qualified, statement, type AgentTx } from '@housebrand/shared/nest';
import { LEVELS, type DownlineFilter, type Upline } from '../../core';
import { downlineCountTable as counts, downlineTable as table } from '../affiliate.tables';

/** A downline, and the income that its bets have earned for the upline. */
export interface StoredDownline {
  username: string;
  level: number;
  joinedAt: Date;
  income: Satang;
}

/** Visible characters at the end of a masked username. A search matches only these or the full name. */
const VISIBLE_CHARACTERS = 2;

const ABOVE = statement('downline.above', ['usernames'], (q, p) =>
  q
    .select()
    .from(table)
    .where(sql`${table.username} = any(${p.usernames}::text[])`),
);

@Injectable()
export class DownlineRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns a page of the downlines of a member, most recent registration first, and their number. It reads the rows of the page only.
   */
  async page(
    member: MemberRef,
    { limit, offset }: PageRequest,
    filter: DownlineFilter,
  ): Promise<{ members: StoredDownline[]; total: number }> {
    const condition = and(eq(table.upline, member.username), matching(filter));
    const earned = sql`coalesce((select i.income_satang from affiliate_source_sum i
      where i.agent = ${qualified(table.agent)} and i.username = ${qualified(table.upline)}
        and i.grain = 'ALL' and i.from_username = ${qualified(table.username)}), 0)`;
    const { username, level, joinedAt } = table;
    const known = sql`coalesce(sum(${counts.members}), 0)`.mapWith(Number);
    const term = termOf(filter);
    const counted = and(
      eq(counts.upline, member.username),
      eq(counts.ending, term),
      filter.level === undefined ? undefined : eq(counts.level, filter.level),
    );
    const [members, [number]] = await Promise.all([
      this.database.read(member.prefix, (q) =>
        q
          .select({ username, level, joinedAt, income: earned.mapWith(BigInt) })
          .from(table)
          .where(condition)
          .orderBy(desc(joinedAt), username)
          .limit(limit)
          .offset(offset),
      ),
      this.database.read(member.prefix, (q) =>
        term.length > VISIBLE_CHARACTERS
          ? q.select({ total: count() }).from(table).where(condition)
          : q.select({ total: known }).from(counts).where(counted),
      ),
    ]);
    return { members, total: number!.total };
  }

  /** Returns the uplines of members, by username. */
  async above(tx: AgentTx, usernames: readonly string[]): Promise<ReadonlyMap<string, Upline[]>> {
    const rows = await prepared(tx, ABOVE, { usernames: [...usernames] });
    const byMember = Map.groupBy(rows, ({ username }) => username);
    return new Map(
      [...byMember].map(([name, uplines]) => [
        name,
        uplines.map(({ upline, level, joinedAt }) => ({ username: upline, level, joinedAt })),
      ]),
    );
  }
}

/**
 * Binds a member to a referrer and the referrer's uplines, on three levels in all. Does nothing for a self-referral or for a member
 * who already has an upline or downline, which prevents cycles. Also used by seeds.
 * @returns whether the member was bound
 */
export async function bindDownline(tx: AgentTx, username: string, referrer: string, joinedAt: Date): Promise<boolean> {
  if (username === referrer) return false;
  // Serialize referrals of an agent: two members could refer each other at the same moment.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`referral:${tx.agent}`}))`);
  const [known] = await tx
    .select({ level: table.level })
    .from(table)
    .where(or(eq(table.username, username), eq(table.upline, username)))
    .limit(1);
  if (known) return false;
  const above = await tx
    .select({ upline: table.upline, level: table.level })
    .from(table)
    .where(and(eq(table.username, referrer), lt(table.level, LEVELS)));
  const rows = [{ upline: referrer, level: 0 }, ...above];
  await tx
    .insert(table)
    .values(rows.map(({ upline, level }) => ({ agent: tx.agent, username, joinedAt, upline, level: level + 1 })));
  return true;
}

/** Returns the part of the username that is searched for; empty without a search. */
function termOf({ search }: DownlineFilter): string {
  return search?.trim().toUpperCase() ?? '';
}

function matching(filter: DownlineFilter) {
  const term = termOf(filter);
  const { lastOne, lastTwo, username } = table;
  const column = term.length > VISIBLE_CHARACTERS ? username : term.length === 1 ? lastOne : lastTwo;
  return and(
    filter.level === undefined ? undefined : eq(table.level, filter.level),
    term ? eq(column, term) : undefined,
  );
}
