import { asc, eq, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, type MemberRef, type Satang } from '@housebrand/shared';
import { Database, prepared, statement } from '@housebrand/shared/nest';
import { paymentTable } from '../payments/payment.tables';
import { turnoverDemandTable as table } from './coupon.tables';

/** What a coupon asks a member to play. */
export interface OpenRequirement {
  payment: string;
  amountSatang: Satang;
  requiredSatang: Satang;
  since: Date;
}

const DROP = statement('turnover_demand.drop', ['id', 'username', 'payment', 'amount', 'day', 'at'], (q, p) =>
  q
    .select({ takenBack: sql<string | null>`taken_back` })
    .from(sql`drop_demand(${p.id}, ${p.username}, ${p.payment}, ${p.amount}, ${p.day}, ${p.at}) as taken_back`),
);

/** How a demand falls: how much of its coupon goes back, satang, and when. */
export interface DroppedRequirement {
  payment: string;
  amount: Satang;
  /** The agent's business day. */
  day: string;
  at: Date;
}

@Injectable()
export class TurnoverRepository {
  constructor(private readonly database: Database) {}

  /** What is asked for of a member, the oldest first. */
  open({ prefix, username }: MemberRef): Promise<OpenRequirement[]> {
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

  /**
   * Lets a demand fall and begins to take its coupon's credit back, or does neither when it has fallen already.
   * @returns the payment that takes it back; `null` when nothing goes back
   */
  async drop({ prefix, username }: MemberRef, dropped: DroppedRequirement): Promise<string | null> {
    const values = { id: newId(dropped.at.getTime()), username, ...dropped };
    const [row] = await this.database.write(prefix, (q) => prepared(q, DROP, values));
    return row!.takenBack;
  }
}
