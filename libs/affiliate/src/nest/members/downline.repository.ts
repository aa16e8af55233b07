import { and, count, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef, PageRequest, Satang } from '@housebrand/shared';
import { Database, qualified, type AgentTx } from '@housebrand/shared/nest';
import { LEVELS, type DownlineFilter, type Upline } from '../../core';
import { downlineTable as table } from '../affiliate.tables';

/** A member below another, and what their play has brought that one. */
export interface StoredDownline {
  username: string;
  level: number;
  joinedAt: Date;
  income: Satang;
}

/** What is shown of a username at its end; only that, or the whole name, finds somebody. */
const SHOWN_LETTERS = 2;

@Injectable()
export class DownlineRepository {
  constructor(private readonly database: Database) {}

  /** Puts a member below another in a transaction of its own. @see bindDownline */
  bind(member: MemberRef, referrer: string, joinedAt: Date): Promise<boolean> {
    return this.database.forAgent(member.prefix, (tx) => bindDownline(tx, member.username, referrer, joinedAt));
  }

  /** A page of the members below one, the last who joined first, and how many there are. */
  async page(
    member: MemberRef,
    { limit, offset }: PageRequest,
    filter: DownlineFilter,
  ): Promise<{ members: StoredDownline[]; total: number }> {
    const wanted = and(eq(table.upline, member.username), matching(filter));
    const earned = sql`coalesce((select sum(i.amount_satang) from affiliate_income i
      where i.agent = ${qualified(table.agent)} and i.username = ${qualified(table.upline)}
        and i.from_username = ${qualified(table.username)}), 0)`;
    const { username, level, joinedAt } = table;
    const [members, [counted]] = await Promise.all([
      this.database.read(member.prefix, (q) =>
        q
          .select({ username, level, joinedAt, income: earned.mapWith(BigInt) })
          .from(table)
          .where(wanted)
          .orderBy(desc(joinedAt), username)
          .limit(limit)
          .offset(offset),
      ),
      this.database.read(member.prefix, (q) => q.select({ total: count() }).from(table).where(wanted)),
    ]);
    return { members, total: counted!.total };
  }

  /** Who stands above members, by member. */
  async above(tx: AgentTx, usernames: readonly string[]): Promise<ReadonlyMap<string, Upline[]>> {
    const rows = await tx
      .select()
      .from(table)
      .where(inArray(table.username, [...usernames]));
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
 * Puts a member below another and whoever is above that one, on three levels; does nothing for whoever has somebody above or
 * below already, so that nobody is ever below himself, nor for oneself. Also for seeds.
 * @returns whether it did
 */
export async function bindDownline(tx: AgentTx, username: string, referrer: string, joinedAt: Date): Promise<boolean> {
  if (username === referrer) return false;
  // two who invite each other at the same moment take turns
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

function matching({ level, search }: DownlineFilter) {
  const wanted = search?.trim().toUpperCase();
  return and(
    level === undefined ? undefined : eq(table.level, level),
    !wanted
      ? undefined
      : wanted.length <= SHOWN_LETTERS
        ? sql`right(${table.username}, ${wanted.length}) = ${wanted}`
        : eq(table.username, wanted),
  );
}
