import { asc, count, eq, sql, type WithSubquery } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef, PageRequest } from '@housebrand/shared';
import { Database, prepared, statement, type AgentStatement } from '@housebrand/shared/nest';
import { memberTable } from './member.tables';

type MemberRow = typeof memberTable.$inferSelect;

/** A member's data from the last sync with the provider. */
export type KnownMember = Omit<MemberRow, 'agent' | 'syncedAt' | 'accountIndex' | 'nameIndex' | 'firstNameIndex'>;

/** A row to store from the provider's data. */
export type SyncedMember = Omit<MemberRow, 'agent'>;

const { username, memberId, telIndex, memberSince, lastActiveAt } = memberTable;
const KNOWN = { username, memberId, telIndex, memberSince, lastActiveAt };

/** Hashes that find members of one agent; each agent has its own. */
export interface ContactIndexes {
  agent: string;
  tel: Buffer | null;
  accounts: readonly Buffer[];
}

/** Skips from agent to agent along the primary key, so that the cost doesn't depend on the number of members. */
const AGENTS = `
with recursive known as (
  (select agent from member order by agent limit 1)
  union all
  select (select m.agent from member m where m.agent > known.agent order by m.agent limit 1) from known
  where known.agent is not null
) select agent from known where agent is not null`;

/** Searches across agents, which row-level security would otherwise hide. */
const BY_CONTACT = `
select m.agent as prefix, m.username from unnest($1::text[], $2::bytea[]) as wanted (agent, index)
join member m on m.agent = wanted.agent and m.tel_index = wanted.index
union
select m.agent, m.username from unnest($3::text[], $4::bytea[]) as wanted (agent, index)
join member m on m.agent = wanted.agent and m.account_index = wanted.index`;

const FIND = statement('member.find', ['name'], (q, { name }) =>
  q.select(KNOWN).from(memberTable).where(eq(username, name)),
);

/** Builds the upsert of a member. */
function noting(q: AgentStatement, { username: name, ...now }: SyncedMember, ahead: readonly WithSubquery[] = []) {
  return (ahead.length > 0 ? q.with(...ahead) : q)
    .insert(memberTable)
    .values({ agent: q.agent, username: name, ...now })
    .onConflictDoUpdate({ target: [memberTable.agent, username], set: now });
}

@Injectable()
export class MemberRepository {
  constructor(private readonly database: Database) {}

  async find({ prefix, username: name }: MemberRef): Promise<KnownMember | null> {
    const [row] = await this.database.read(prefix, (q) => prepared(q, FIND, { name }));
    return row ?? null;
  }

  async findByTel(prefix: string, index: Buffer): Promise<KnownMember | null> {
    const [row] = await this.database.read(prefix, (q) =>
      q.select(KNOWN).from(memberTable).where(eq(telIndex, index)).orderBy(asc(memberSince)).limit(1),
    );
    return row ?? null;
  }

  /** Returns a page of usernames with this beginning, in alphabetical order, and their total number. */
  async page(
    prefix: string,
    beginning: string,
    { limit, offset }: PageRequest,
  ): Promise<{ names: string[]; total: number }> {
    const hasPrefix = sql`starts_with(${username}, ${beginning})`;
    const [rows, [counted]] = await Promise.all([
      this.database.read(prefix, (q) =>
        q.select({ username }).from(memberTable).where(hasPrefix).orderBy(asc(username)).limit(limit).offset(offset),
      ),
      this.database.read(prefix, (q) => q.select({ total: count() }).from(memberTable).where(hasPrefix)),
    ]);
    return { names: rows.map((row) => row.username), total: counted!.total };
  }

  /** Lists the agents that have members. */
  async agents(): Promise<string[]> {
    const { rows } = await this.database.unauthenticatedQuery<{ agent: string }>({
      name: 'member.agents',
      text: AGENTS,
    });
    return rows.map(({ agent }) => agent);
  }

  /** Finds members of any of these agents with the number or the account. */
  async byContact(wanted: readonly ContactIndexes[]): Promise<MemberRef[]> {
    const tels = wanted.flatMap(({ agent, tel }) => (tel ? [{ agent, index: tel }] : []));
    const accounts = wanted.flatMap(({ agent, accounts: all }) => all.map((index) => ({ agent, index })));
    const columnsOf = (found: { agent: string; index: Buffer }[]) => [
      found.map(({ agent }) => agent),
      found.map(({ index }) => index),
    ];
    const { rows } = await this.database.unauthenticatedQuery<{ prefix: string; username: string }>({
      name: 'member.byContact',
      text: BY_CONTACT,
      values: [...columnsOf(tels), ...columnsOf(accounts)],
    });
    return rows.map(({ prefix, username: name }) => ({ prefix, username: name }));
  }

  /** Returns the username for the provider's member id, which is also the referral code. */
  async nameByMemberId(prefix: string, id: string): Promise<string | null> {
    const [row] = await this.database.read(prefix, (q) =>
      q.select({ username }).from(memberTable).where(eq(memberId, id)).limit(1),
    );
    return row?.username ?? null;
  }

  /**
   * Stores a member's data from the provider.
   * @param ahead further parts of the same statement
   */
  async sync(q: AgentStatement, member: SyncedMember, ahead: readonly WithSubquery[]): Promise<void> {
    await noting(q, member, ahead);
  }

  /** Like `sync`, as part of another statement. */
  syncIn(q: AgentStatement, member: SyncedMember): WithSubquery {
    return q.$with('noted').as(noting(q, member));
  }

  /** @returns whether the member exists */
  async markActive({ prefix, username: name }: MemberRef, at: Date): Promise<boolean> {
    const { rowCount } = await this.database.write(prefix, (q) =>
      q
        .update(memberTable)
        .set({ lastActiveAt: sql`greatest(${lastActiveAt}, ${sql.param(at, lastActiveAt)})` })
        .where(eq(username, name)),
    );
    return rowCount === 1;
  }
}
