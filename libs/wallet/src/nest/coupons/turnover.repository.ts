import { asc, eq, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef, Satang } from '@housebrand/shared';
import { Database } from '@housebrand/shared/nest';
import { paymentTable } from '../payments/payment.tables';
import { turnoverDemandTable as table } from './coupon.tables';

/** What a coupon asks a member to play. */
export interface OpenDemand {
  payment: string;
  amountSatang: Satang;
  requiredSatang: Satang;
  since: Date;
}

@Injectable()
export class TurnoverRepository {
  constructor(private readonly database: Database) {}

  /** What is asked for of a member, the oldest first. */
  open({ prefix, username }: MemberRef): Promise<OpenDemand[]> {
    const { payment, requiredSatang, since } = table;
    return this.database.read(prefix, (q) =>
      q
        .select({ payment, amountSatang: paymentTable.amount, requiredSatang, since })
        .from(table)
        .innerJoin(paymentTable, eq(paymentTable.id, payment))
        .where(sql`${payment} in (select payment from open_demands(${username}))`)
        .orderBy(asc(since), asc(payment)),
    );
  }
}
