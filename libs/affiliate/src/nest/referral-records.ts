import { and, count, desc, eq } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { maskUsername, type MemberRef } from '@housebrand/shared';
import { Database } from '@housebrand/shared/nest';
import { downlineTable as table } from './affiliate.tables';

/** The most downlines that a copy of a member's data lists. */
const MAX_DOWNLINES = 5_000;

/** What the referral programme knows about a member; the names of others are masked. */
export interface ReferralRecord {
  referredBy: string | null;
  downlines: { username: string; level: number; joinedAt: string }[];
  isComplete: boolean;
}

/** Reads referrals: for a member's own copy, and for the agent's staff. */
@Injectable()
export class ReferralRecords {
  constructor(private readonly database: Database) {}

  /** Returns the upline, the newest direct downlines and their number, for the agent's staff. */
  async direct(
    { prefix, username }: MemberRef,
    limit: number,
  ): Promise<{ upline: string | null; downlines: { username: string; joinedAt: Date }[]; count: number }> {
    const isDirect = and(eq(table.upline, username), eq(table.level, 1));
    const [[above], downlines, [counted]] = await Promise.all([
      this.database.read(prefix, (q) =>
        q
          .select({ upline: table.upline })
          .from(table)
          .where(and(eq(table.username, username), eq(table.level, 1))),
      ),
      this.database.read(prefix, (q) =>
        q
          .select({ username: table.username, joinedAt: table.joinedAt })
          .from(table)
          .where(isDirect)
          .orderBy(desc(table.joinedAt), table.username)
          .limit(limit),
      ),
      this.database.read(prefix, (q) => q.select({ members: count() }).from(table).where(isDirect)),
    ]);
    return { upline: above?.upline ?? null, downlines, count: counted?.members ?? 0 };
  }

  async of({ prefix, username }: MemberRef): Promise<ReferralRecord> {
    const [[above], below] = await Promise.all([
      this.database.read(prefix, (q) =>
        q
          .select({ upline: table.upline })
          .from(table)
          .where(and(eq(table.username, username), eq(table.level, 1))),
      ),
      this.database.read(prefix, (q) =>
        q
          .select({ username: table.username, level: table.level, joinedAt: table.joinedAt })
          .from(table)
          .where(eq(table.upline, username))
          .orderBy(desc(table.joinedAt), table.username)
          .limit(MAX_DOWNLINES + 1),
      ),
    ]);
    return {
      referredBy: above ? maskUsername(above.upline, prefix) : null,
      downlines: below.slice(0, MAX_DOWNLINES).map((one) => ({
        username: maskUsername(one.username, prefix),
        level: one.level,
        joinedAt: one.joinedAt.toISOString(),
      })),
      isComplete: below.length <= MAX_DOWNLINES,
    };
  }
}
