import { asc, eq, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, type MemberRef, type Satang } from '@housebrand/shared';
import { Database, prepared, statement } from '@housebrand/shared/nest';
import { paymentTable } from '../payment-records/payment.tables';
import { turnoverRequirementTable as table } from './coupon.tables';

/** An open turnover requirement of a coupon. */
export interface OpenRequirement {
  payment: string;
  amountSatang: Satang;
  requiredSatang: Satang;
  since: Date;
}

const DROP = statement('turnover_requirement.drop', ['id', 'username', 'payment', 'amount', 'day', 'at'], (q, p) =>
  q
    .select({ takenBack: sql<string | null>`reversal` })
    .from(
      sql`drop_turnover_requirement(${p.id}, ${p.username}, ${p.payment}, ${p.amount}, ${p.day}, ${p.at}) as reversal`,
    ),
);

const CHECK_RETURN = statement('coupon.checkReturn', ['username', 'payment'], (q, p) =>
  q
    .select({ outcome: sql<'returnable' | ReturnRefusal>`outcome` })
    .from(sql`check_coupon_return(${p.username}, ${p.payment})`),
);
const RETURN = statement('coupon.return', ['id', 'username', 'payment', 'amount', 'day', 'at'], (q, p) =>
  q
    .select({ outcome: sql<ReturnedCoupon['outcome']>`outcome`, reversal: sql<string | null>`payment` })
    .from(sql`return_coupon(${p.id}, ${p.username}, ${p.payment}, ${p.amount}, ${p.day}, ${p.at})`),
);

/** Why a coupon can't be returned now. `closed`: no requirement of it is open. `arriving`: its credit has not arrived. */
export type ReturnRefusal = 'unknown' | 'closed' | 'arriving' | 'returning' | 'returned';

/** The outcome of returning a coupon. `dropped`: there was no credit to take back. */
export interface ReturnedCoupon {
  outcome: 'created' | 'replayed' | 'dropped' | Exclude<ReturnRefusal, 'returning' | 'returned'>;
  /** The payment that takes the credit back; `null` if there is none. */
  reversal: string | null;
}

/** A requirement to drop, and how many satang of its coupon to reverse. */
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

  /** Returns a member's open requirements, the oldest first. */
  open({ prefix, username }: MemberRef): Promise<OpenRequirement[]> {
    const { payment, requiredSatang, since } = table;
    return this.database.read(prefix, (q) =>
      q
        .select({ payment, amountSatang: paymentTable.amount, requiredSatang, since })
        .from(table)
        .innerJoin(paymentTable, eq(paymentTable.id, payment))
        .where(sql`${payment} in (select payment from open_turnover_requirements(${username}))`)
        .orderBy(asc(since), asc(payment)),
    );
  }

  /**
   * Drops a requirement and opens the reversal of its coupon's credit; does neither if it was dropped before.
   * @returns that reversal; `null` if nothing is reversed
   */
  async drop({ prefix, username }: MemberRef, dropped: DroppedRequirement): Promise<string | null> {
    const values = { id: newId(dropped.at), username, ...dropped };
    const [row] = await this.database.write(prefix, (q) => prepared(q, DROP, values));
    return row!.takenBack;
  }

  /** Returns whether the member can return a coupon now; writes nothing. */
  async checkReturn({ prefix, username }: MemberRef, payment: string): Promise<'returnable' | ReturnRefusal> {
    const [checked] = await this.database.read(prefix, (q) => prepared(q, CHECK_RETURN, { username, payment }));
    return checked?.outcome ?? 'unknown';
  }

  /** Opens the reversal of a coupon's credit at its member's request, once; without credit, drops the requirement. */
  async return({ prefix, username }: MemberRef, returned: DroppedRequirement): Promise<ReturnedCoupon> {
    const values = { id: newId(returned.at), username, ...returned };
    const [row] = await this.database.write(prefix, (q) => prepared(q, RETURN, values));
    return row!;
  }
}
