import { asc, count, eq, or, sql, type WithSubquery } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { PageRequest } from '@housebrand/shared';
import { Database, type AgentStatement } from '@housebrand/shared/nest';
import { memberTable } from './member.tables';

type MemberRow = typeof memberTable.$inferSelect;

/** A member as we know it: what the provider said at the last synchronisation. */
export type KnownMember = Omit<MemberRow, 'agent' | 'syncedAt' | 'accountIndex'>;

/** What the provider says of a member. */
export type SyncedMember = Omit<MemberRow, 'agent'>;

const { username, memberId, telIndex, memberSince, lastActiveAt } = memberTable;
const KNOWN = { username, memberId, telIndex, memberSince, lastActiveAt };

/** Notes what the provider says of a member now. */
function noting(q: AgentStatement, { username: name, ...now }: SyncedMember, ahead: readonly WithSubquery[] = []) {
  return (ahead.length > 0 ? q.with(...ahead) : q)
    .insert(memberTable)
    .values({ agent: q.agent, username: name, ...now })
    .onConflictDoUpdate({ target: [memberTable.agent, username], set: now });
}

@Injectable()
export class MemberRepository {
  constructor(private readonly database: Database) {}

  async find(prefix: string, name: string): Promise<KnownMember | null> {
    const [row] = await this.database.read(prefix, (q) => q.select(KNOWN).from(memberTable).where(eq(username, name)));
    return row ?? null;
  }

  async findByTel(prefix: string, index: Buffer): Promise<KnownMember | null> {
    const [row] = await this.database.read(prefix, (q) =>
      q.select(KNOWN).from(memberTable).where(eq(telIndex, index)).orderBy(asc(memberSince)).limit(1),
    );
    return row ?? null;
  }

  /** A page of the names that begin so, in their order, and how many there are in all. */
  async page(
    prefix: string,
    beginning: string,
    { limit, offset }: PageRequest,
  ): Promise<{ names: string[]; total: number }> {
    const beginsSo = sql`starts_with(${username}, ${beginning})`;
    const [rows, [counted]] = await Promise.all([
      this.database.read(prefix, (q) =>
        q.select({ username }).from(memberTable).where(beginsSo).orderBy(asc(username)).limit(limit).offset(offset),
      ),
      this.database.read(prefix, (q) => q.select({ total: count() }).from(memberTable).where(beginsSo)),
    ]);
    return { names: rows.map((row) => row.username), total: counted!.total };
  }

  /** Members who have the number or the account. */
  async namesByContact(
    prefix: string,
    { tel, account }: { tel: Buffer | null; account: Buffer | null },
  ): Promise<string[]> {
    const has = or(tel ? eq(telIndex, tel) : undefined, account ? eq(memberTable.accountIndex, account) : undefined);
    if (!has) return [];
    const rows = await this.database.read(prefix, (q) => q.select({ username }).from(memberTable).where(has));
    return rows.map((row) => row.username);
  }

  /** The member whom the provider knows by an id; also the affiliate code. */
  async nameByMemberId(prefix: string, id: string): Promise<string | null> {
    const [row] = await this.database.read(prefix, (q) =>
      q.select({ username }).from(memberTable).where(eq(memberId, id)).limit(1),
    );
    return row?.username ?? null;
  }

  /**
   * Notes what the provider says of a member now.
   * @param ahead parts of the same statement
   */
  async sync(q: AgentStatement, member: SyncedMember, ahead: readonly WithSubquery[]): Promise<void> {
    await noting(q, member, ahead);
  }

  /** The same as a part of another statement. */
  syncIn(q: AgentStatement, member: SyncedMember): WithSubquery {
    return q.$with('noted').as(noting(q, member));
  }

  /** @returns whether there is such a member */
  async markActive(prefix: string, name: string, at: Date): Promise<boolean> {
    const { rowCount } = await this.database.write(prefix, (q) =>
      q
        .update(memberTable)
        .set({ lastActiveAt: sql`greatest(${lastActiveAt}, ${sql.param(at, lastActiveAt)})` })
        .where(eq(username, name)),
    );
    return rowCount === 1;
  }
}
