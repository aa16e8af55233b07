import { and, desc, eq, gte, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { InstantRange, MemberRef, PageRequest } from '@housebrand/shared';
import { Database, qualified } from '@housebrand/shared/nest';
import type { PaymentEventKind, RewardSource, ViewMode } from '../../core';
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

/** The lists of payments that we originate; purchases have a repository of their own. */
export type OwnViewMode = Exclude<ViewMode, 'deposit' | 'withdraw' | 'purchase' | 'chips'> | 'gifts' | 'affiliate';

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
    const isFrom = mode === 'reward' && source ? eq(table.kind, source) : undefined;
    const condition = and(
      viewOf(mode, member.username),
      isFrom,
      gte(table.createdAt, from),
      lt(table.createdAt, until),
    );
    const [payments, [counted]] = await Promise.all([
      this.database.read(member.prefix, (q) =>
        q
          .select(columns)
          .from(table)
          .where(condition)
          .orderBy(desc(table.createdAt), desc(table.id))
          .limit(limit)
          .offset(offset),
      ),
      this.database.read(member.prefix, (q) =>
        q
          .select({ total: sql<number>`count(*)::int` })
          .from(table)
          .where(condition),
      ),
    ]);
    return { payments, total: counted!.total };
  }

  async find({ prefix }: MemberRef, id: string): Promise<StoredPayment> {
    const [payment] = await this.database.read(prefix, (q) => q.select(columns).from(table).where(eq(table.id, id)));
    return payment!;
  }
}

/** Returns the filter of a list. A gift appears in its receiver's lists once it has arrived. */
function viewOf(mode: OwnViewMode, username: string): SQL | undefined {
  const isOwn = eq(table.username, username);
  const isGift = eq(table.kind, 'GIFT');
  const hasArrived = and(isGift, eq(table.receiver, username), eq(table.status, 'SUCCESS'));
  switch (mode) {
    case 'gift_sent':
      return and(isOwn, isGift);
    case 'gift_received':
      return hasArrived;
    case 'gifts':
      return or(and(isOwn, isGift), hasArrived);
    case 'reward':
      return and(isOwn, ne(table.kind, 'GIFT'), ne(table.kind, 'PURCHASE'));
    case 'affiliate':
      return and(isOwn, eq(table.kind, 'AFFILIATE'));
    case 'all':
      return or(isOwn, hasArrived);
  }
}
