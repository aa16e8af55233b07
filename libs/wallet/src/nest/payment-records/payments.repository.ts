import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { InstantRange, MemberRef, PageRequest } from '@housebrand/shared';
import { Database, prepared, statement } from '@housebrand/shared/nest';
import type { RewardSource } from '../../core';
import { eventsOf, type StoredEvent } from './payment-events';
import { countingValues, listsOf, PAGE_VALUES, pageOf, totalOf, type OwnViewMode } from './payment-lists';
import { paymentTable as table } from './payment.tables';

/** A payment and its events. */
export type StoredPayment = typeof table.$inferSelect & { events: StoredEvent[] };

/** What a member's entry of a list is made of. */
export type ListedPayment = Omit<
  StoredPayment,
  'agent' | 'step' | 'requestedAt' | 'idempotencyKey' | 'businessDay' | 'changedAt'
>;

const listed = {
  id: table.id,
  kind: table.kind,
  unit: table.unit,
  amount: table.amount,
  username: table.username,
  receiver: table.receiver,
  status: table.status,
  rejectReason: table.rejectReason,
  rejectMessage: table.rejectMessage,
  reverses: table.reverses,
  createdAt: table.createdAt,
  events: eventsOf(table.agent, table.id),
};
const columns = {
  ...listed,
  agent: table.agent,
  step: table.step,
  requestedAt: table.requestedAt,
  idempotencyKey: table.idempotencyKey,
  businessDay: table.businessDay,
  changedAt: table.changedAt,
};

/** Returns the statement of a view, which differs from others in its lists. The total is there even if the page is empty. */
const pageStatement = (mode: OwnViewMode, source: RewardSource | undefined) => {
  const lists = listsOf(mode, source);
  return statement(`payment.page.${lists.length > 1 ? mode : lists[0]!}`, PAGE_VALUES, (q, p) =>
    q
      .select({ total: sql`total`.mapWith(Number), payment: listed })
      .from(totalOf(lists, p))
      .leftJoin(table, sql`${table.id} in (${pageOf(lists, p)})`)
      .orderBy(desc(table.createdAt), desc(table.id)),
  );
};

@Injectable()
export class PaymentsRepository {
  constructor(private readonly database: Database) {}

  /** Returns a page of a member's payments, the newest first, and their total number. */
  async page(
    member: MemberRef,
    mode: OwnViewMode,
    { limit, offset, source }: PageRequest & { source?: RewardSource },
    range: InstantRange,
  ): Promise<{ payments: ListedPayment[]; total: number }> {
    const values = { ...countingValues(member, range), limit, offset, lastRow: offset + limit };
    const rows = await this.database.read(member.prefix, (q) => prepared(q, pageStatement(mode, source), values));
    return { payments: rows.flatMap(({ payment }) => payment ?? []), total: rows[0]!.total };
  }

  /** Returns those of the named payments that the member made or received. */
  async ofMember({ prefix, username }: MemberRef, ids: string[]): Promise<StoredPayment[]> {
    if (ids.length === 0) return [];
    const isTheirs = or(eq(table.username, username), eq(table.receiver, username));
    return this.database.read(prefix, (q) =>
      q
        .select(columns)
        .from(table)
        .where(and(inArray(table.id, ids), isTheirs)),
    );
  }

  async find({ prefix }: MemberRef, id: string): Promise<StoredPayment> {
    const [payment] = await this.database.read(prefix, (q) => q.select(columns).from(table).where(eq(table.id, id)));
    return payment!;
  }
}
