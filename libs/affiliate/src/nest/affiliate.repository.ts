import { count, eq, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { Satang } from '@housebrand/shared';
import { Database } from '@housebrand/shared/nest';
import { affiliateIncomeTable, downlineTable } from './affiliate.tables';

export interface IncomeTotals {
  total: Satang;
  remaining: Satang;
  downline: number;
}

@Injectable()
export class AffiliateRepository {
  constructor(private readonly database: Database) {}

  totals(prefix: string, username: string): Promise<IncomeTotals> {
    return this.database.forAgent(prefix, async (tx) => {
      const [income] = await tx
        .select({
          total: sql<string>`coalesce(sum(${affiliateIncomeTable.amountSatang}), 0)`,
          remaining: sql<string>`coalesce(sum(${affiliateIncomeTable.amountSatang})
            filter (where ${affiliateIncomeTable.withdrawnAt} is null), 0)`,
        })
        .from(affiliateIncomeTable)
        .where(eq(affiliateIncomeTable.username, username));
      const [below] = await tx.select({ members: count() }).from(downlineTable).where(eq(downlineTable.upline, username));
      return {
        total: BigInt(income?.total ?? 0),
        remaining: BigInt(income?.remaining ?? 0),
        downline: below?.members ?? 0,
      };
    });
  }
}
