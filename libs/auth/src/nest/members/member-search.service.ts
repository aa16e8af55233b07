import { Injectable } from '@nestjs/common';
import { normalizeUsername } from '@housebrand/shared';
import { Database, KeyRing } from '@housebrand/shared/nest';
import { and, asc, eq, gt, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import { accountKeys, nameKey, telKey } from '../../core';
import { memberLockTable, memberTable as table } from './member.tables';

/** A member as a search found it. */
export interface SearchedMember {
  username: string;
  memberSince: Date | null;
  lastActiveAt: Date;
  lock: 'LOCKED' | 'CLOSED' | null;
}

/** What the term of a search matched. */
export type SearchedBy = 'USERNAME' | 'NAME' | 'PHONE' | 'ACCOUNT' | 'REFERRAL';

/** The largest username is shorter. */
const HIGHEST = 'Z'.repeat(32);

/** Searches an agent's members by what their records contain: usernames, hashes of names and numbers, referral codes. */
@Injectable()
export class MemberSearch {
  constructor(
    private readonly database: Database,
    private readonly keys: KeyRing,
  ) {}

  /**
   * Finds members by a complete phone or account number, a referral code, the beginning of the username with or without the agent's
   * prefix, or the first or complete name. Without a term, lists all by username.
   * @param after username of the last member of the page before
   */
  async find(
    prefix: string,
    { term, after, limit }: { term: string; after: string | undefined; limit: number },
  ): Promise<{ by: SearchedBy | null; members: SearchedMember[] }> {
    const list = (condition: SQL | undefined) => this.list(prefix, condition, after, limit);
    if (term === '') return { by: null, members: await list(undefined) };
    for (const [by, condition] of this.exactMatches(prefix, term)) {
      const members = await list(condition);
      if (members.length > 0) return { by, members };
    }
    const name = normalizeUsername(term);
    const start = name.startsWith(prefix) ? name : `${prefix}${name}`;
    const startsSo = and(
      gte(table.username, start),
      lte(table.username, `${start}${HIGHEST}`),
      sql`starts_with(${table.username}, ${start})`,
    );
    const members = await list(startsSo);
    const key = members.length === 0 ? nameKey(term) : null;
    if (key === null) return { by: 'USERNAME', members };
    const index = this.keys.index(`member.name:${prefix}`, key);
    return { by: 'NAME', members: await list(or(eq(table.nameIndex, index), eq(table.firstNameIndex, index))) };
  }

  private exactMatches(prefix: string, term: string): [SearchedBy, SQL][] {
    const tel = telKey(term);
    const accounts = accountKeys({ number: term }).map((key) => this.keys.index(`member.account:${prefix}`, key));
    const matches: [SearchedBy, SQL][] = [];
    if (tel !== null) matches.push(['PHONE', eq(table.telIndex, this.keys.index(`member.tel:${prefix}`, tel))]);
    if (/^[\d\s-]{6,20}$/.test(term) && accounts.length > 0)
      matches.push(['ACCOUNT', inArray(table.accountIndex, accounts)]);
    matches.push(['REFERRAL', eq(table.memberId, term)]);
    return matches;
  }

  private list(
    prefix: string,
    condition: SQL | undefined,
    after: string | undefined,
    limit: number,
  ): Promise<SearchedMember[]> {
    const { username, memberSince, lastActiveAt } = table;
    return this.database.read(prefix, (q) =>
      q
        .select({ username, memberSince, lastActiveAt, lock: memberLockTable.state })
        .from(table)
        .leftJoin(
          memberLockTable,
          and(eq(memberLockTable.agent, table.agent), eq(memberLockTable.username, table.username)),
        )
        .where(and(condition, after === undefined ? undefined : gt(username, after)))
        .orderBy(asc(username))
        .limit(limit),
    );
  }
}
