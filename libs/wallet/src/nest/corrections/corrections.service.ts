import { Injectable } from '@nestjs/common';
import { AgentCalendar, businessDay, type MemberRef, type Satang } from '@housebrand/shared';
import { Clock, Database, prepared, statement } from '@housebrand/shared/nest';
import { sql } from 'drizzle-orm';

const OPEN_CORRECTION = statement('payment.openCorrection', ['id', 'amount', 'username', 'day', 'at'], (q, p) =>
  q
    .select({ id: sql`${p.id}::uuid` })
    .from(sql`open_correction(${p.id}, ${p.amount}, ${p.username}, ${p.day}, ${p.at}) as done`),
);

/** A correction of a member's credit that two people decided. */
export interface Correction {
  /** The id of its payment, under which it takes effect once. */
  id: string;
  member: MemberRef;
  /** Credit to the member; negative: from the member. */
  amountSatang: Satang;
}

/** Corrects the credit of members. A correction is a payment: the saga moves it, also after a crash or an unknown outcome. */
@Injectable()
export class CorrectionsService {
  constructor(
    private readonly database: Database,
    private readonly calendar: AgentCalendar,
    private readonly clock: Clock,
  ) {}

  /** Opens the payment of a correction, which the members' API then delivers. Calling it again for the same id has no effect. */
  async open({ id, member: { prefix, username }, amountSatang }: Correction): Promise<void> {
    const at = this.clock.now();
    const day = businessDay(at, await this.calendar.zoneOf(prefix));
    const values = { id, amount: amountSatang, username, day, at };
    await this.database.write(prefix, (q) => prepared(q, OPEN_CORRECTION, values));
  }
}
