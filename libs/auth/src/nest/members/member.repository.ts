import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '@housebrand/shared/nest';
import type { MemberTier } from '@housebrand/tiers';
import { sql } from 'drizzle-orm';

/** A member as we know it: what the provider said at the last synchronisation. */
export interface KnownMember {
  username: string;
  memberId: string;
  telIndex: Buffer | null;
  tier: MemberTier | null;
  memberSince: Date | null;
  lastActiveAt: Date;
}

export interface SyncedMember {
  prefix: string;
  username: string;
  memberId: string;
  telIndex: Buffer | null;
  tier: MemberTier;
  memberSince: Date;
}

interface Row extends Record<string, unknown> {
  username: string;
  member_id: string;
  tel_index: Buffer | null;
  tier: MemberTier | null;
  member_since: string | null;
  last_active_at: string;
}

const COLUMNS = sql`username, member_id, tel_index, tier, member_since, last_active_at`;

@Injectable()
export class MemberRepository {
  constructor(private readonly database: Database) {}

  async find(prefix: string, username: string): Promise<KnownMember | null> {
    const { rows } = await this.database.forAgent(prefix, (tx) =>
      tx.execute<Row>(sql`select ${COLUMNS} from member where agent = ${prefix} and username = ${username}`),
    );
    return rows[0] ? toKnown(rows[0]) : null;
  }

  async findByTel(prefix: string, telIndex: Buffer): Promise<KnownMember | null> {
    const { rows } = await this.database.forAgent(prefix, (tx) =>
      tx.execute<Row>(sql`
        select ${COLUMNS} from member where agent = ${prefix} and tel_index = ${telIndex} order by member_since limit 1`),
    );
    return rows[0] ? toKnown(rows[0]) : null;
  }

  /** Notes what the provider says of a member now. */
  async sync(tx: Transaction, member: SyncedMember, at: Date): Promise<void> {
    const { prefix, username, memberId, telIndex, tier, memberSince } = member;
    const now = at.toISOString();
    await tx.execute(sql`
      insert into member (agent, username, member_id, tel_index, tier, member_since, synced_at, last_active_at)
      values (${prefix}, ${username}, ${memberId}, ${telIndex}, ${JSON.stringify(tier)}::jsonb, ${memberSince.toISOString()}, ${now}, ${now})
      on conflict (agent, username) do update set
        member_id = excluded.member_id, tel_index = excluded.tel_index, tier = excluded.tier,
        member_since = excluded.member_since, synced_at = excluded.synced_at, last_active_at = excluded.last_active_at`);
  }

  /** @returns whether there is such a member */
  async markActive(prefix: string, username: string, at: Date): Promise<boolean> {
    const { rowCount } = await this.database.forAgent(prefix, (tx) =>
      tx.execute(sql`
        update member set last_active_at = greatest(last_active_at, ${at.toISOString()})
        where agent = ${prefix} and username = ${username}`),
    );
    return rowCount === 1;
  }
}

function toKnown(row: Row): KnownMember {
  return {
    username: row.username,
    memberId: row.member_id,
    telIndex: row.tel_index,
    tier: row.tier,
    memberSince: row.member_since ? new Date(row.member_since) : null,
    lastActiveAt: new Date(row.last_active_at),
  };
}
