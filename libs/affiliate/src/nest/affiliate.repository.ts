import { and, eq, lt, or, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef, Satang } from '@housebrand/shared';
import { Database } from '@housebrand/shared/nest';
import { affiliateIncomeTable, downlineTable } from './affiliate.tables';

export interface IncomeTotals {
  total: Satang;
  remaining: Satang;
  downline: number;
}

/** Levels of members below one that bring income. */
const LEVELS = 3;

const { upline, username: name, level } = downlineTable;
const { amountSatang, withdrawnAt } = affiliateIncomeTable;
const total = sql`coalesce(sum(${amountSatang}), 0)`.mapWith(amountSatang);
const remaining = sql`coalesce(sum(${amountSatang}) filter (where ${withdrawnAt} is null), 0)`.mapWith(amountSatang);

@Injectable()
export class AffiliateRepository {
  constructor(private readonly database: Database) {}

  /**
   * Puts a member below another and whoever is above that one, on three levels; does nothing for whoever has somebody above
   * or below already, so that nobody is ever below himself.
   */
  async bind({ prefix, username }: MemberRef, referrer: string, joinedAt: Date): Promise<void> {
    await this.database.forAgent(prefix, async (tx) => {
      // two who invite each other at the same moment take turns
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`referral:${prefix}`}))`);
      const [known] = await tx
        .select({ level })
        .from(downlineTable)
        .where(or(eq(name, username), eq(upline, username)))
        .limit(1);
      if (known) return;
      const above = await tx
        .select({ upline, level })
        .from(downlineTable)
        .where(and(eq(name, referrer), lt(level, LEVELS)));
      const rows = [{ upline: referrer, level: 0 }, ...above];
      const below = rows.map((row) => ({
        agent: tx.agent,
        username,
        joinedAt,
        upline: row.upline,
        level: row.level + 1,
      }));
      await tx.insert(downlineTable).values(below);
    });
  }

  async totals(prefix: string, username: string): Promise<IncomeTotals> {
    const below = sql`(select count(*) from ${downlineTable} where ${downlineTable.upline} = ${username})`;
    const [totals] = await this.database.read(prefix, (q) =>
      q
        .select({ total, remaining, downline: below.mapWith(Number) })
        .from(affiliateIncomeTable)
        .where(eq(affiliateIncomeTable.username, username)),
    );
    return totals!;
  }
}
