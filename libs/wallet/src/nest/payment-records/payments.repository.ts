import { desc, eq, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { InstantRange, MemberRef, PageRequest } from '@housebrand/shared';
import { Database, qualified } from '@housebrand/shared/nest';
import type { PaymentEventKind, RewardSource } from '../../core';
import { listsOf, pageOf, totalOf, type OwnViewMode } from './payment-lists';
import { paymentTable as table } from './payment.tables';

/** A payment and its events. */
export type StoredPayment = typeof table.$inferSelect & { events: { kind: PaymentEventKind; at: string }[] };

const events = sql<StoredPayment['events']>`(
  select json_agg(json_build_object('kind', e.kind, 'at', e.at) order by e.position)
  from payment_event e where e.agent = ${qualified(table.agent)} and e.payment = ${qualified(table.id)})`;

const columns = {
  agent: table.agent,
  id: table.id,
  kind: table.kind,
  unit: table.unit,
  amount: table.amount,
  username: table.username,
  receiver: table.receiver,
  status: table.status,
  step: table.step,
  requestedAt: table.requestedAt,
  rejectReason: table.rejectReason,
  rejectMessage: table.rejectMessage,
  reverses: table.reverses,
  idempotencyKey: table.idempotencyKey,
  businessDay: table.businessDay,
  createdAt: table.createdAt,
  changedAt: table.changedAt,
  events,
};

@Injectable()
export class PaymentsRepository {
  constructor(private readonly database: Database) {}

  /** Returns a page of a member's payments, the newest first, and their total number. */
  async page(
    member: MemberRef,
    mode: OwnViewMode,
    { limit, offset, source }: PageRequest & { source?: RewardSource },
    { from, until }: InstantRange,
  ): Promise<{ payments: StoredPayment[]; total: number }> {
    const lists = listsOf(mode, source);
    const ids = pageOf(lists, member.username, { limit, offset }, { from, until });
    const [payments, [counted]] = await Promise.all([
      this.database.read(member.prefix, (q) =>
        q
          .select(columns)
          .from(table)
          .where(sql`${table.id} in (${ids})`)
          .orderBy(desc(table.createdAt), desc(table.id)),
      ),
      this.database.read(member.prefix, (q) =>
        q.select({ total: sql`total`.mapWith(Number) }).from(totalOf(lists, member.username, { from, until })),
      ),
    ]);
    return { payments, total: counted!.total };
  }

  async find({ prefix }: MemberRef, id: string): Promise<StoredPayment> {
    const [payment] = await this.database.read(prefix, (q) => q.select(columns).from(table).where(eq(table.id, id)));
    return payment!;
  }
}
