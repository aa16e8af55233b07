import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  ne,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, type InstantRange, type MemberRef, type PageRequest } from '@housebrand/shared';
import { Clock, Database, prepared, qualified, statement, type AgentTx } from '@housebrand/shared/nest';
import { totalChipsSatang, type ChipPrice } from '../../core';
import { COUNTING_VALUES, countingValues, lengthOf } from '../payment-records/payment-lists';
import { eventsOf } from '../payment-records/payment-events';
import { paymentTable } from '../payment-records/payment.tables';
import type { StoredPayment } from '../payment-records/payments.repository';
import { chipPurchaseTable as table } from './purchase.tables';

export type StoredPurchase = typeof table.$inferSelect;

/** A purchase and the payment of its added credit. */
export interface PurchaseStatus {
  purchase: StoredPurchase;
  /** `null` until that payment is opened, and if nothing is to be added. */
  added: Pick<StoredPayment, 'status' | 'rejectReason' | 'rejectMessage' | 'events'> | null;
}

const OPEN = ['CREATE', 'APPROVE'] as const;

const PAGE = statement('chip_purchase.page', [...COUNTING_VALUES, 'limit', 'offset'], (q, p) => {
  const isListed = and(eq(table.username, p.username), or(ne(table.status, 'REJECT'), isNotNull(table.deposit)));
  const within = (from: Placeholder, until: Placeholder) =>
    and(isListed, gte(table.createdAt, from), lt(table.createdAt, until));
  const counted = lengthOf(['CHIPS'], p, (from, until) => [
    sql`select count(*) from ${table} where ${within(from, until)}`,
  ]);
  const listed = sql`(select agent, id from ${table} where ${within(p.from, p.until)}
    order by ${qualified(table.createdAt)} desc, ${qualified(table.id)} desc limit ${p.limit} offset ${p.offset})`;
  const { status, rejectReason, rejectMessage } = paymentTable;
  return q
    .select({
      total: sql`total`.mapWith(Number),
      purchase: table,
      added: { status, rejectReason, rejectMessage },
      events: eventsOf(table.agent, table.payment),
    })
    .from(counted)
    .leftJoin(table, sql`(${table.agent}, ${table.id}) in (${listed})`)
    .leftJoin(paymentTable, and(eq(paymentTable.agent, table.agent), eq(paymentTable.id, table.payment)))
    .orderBy(desc(table.createdAt), desc(table.id));
});

@Injectable()
export class PurchasesRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Stores a purchase before its deposit is opened. @returns the stored one for a repeated key */
  async begin(member: MemberRef, price: ChipPrice, idempotencyKey: string): Promise<StoredPurchase> {
    const { prefix: agent, username } = member;
    const at = this.clock.now();
    const { sku, priceSatang } = price;
    const request = { sku, priceSatang, totalSatang: totalChipsSatang(price) };
    const row = {
      agent,
      id: newId(at),
      username,
      ...request,
      idempotencyKey,
      createdAt: at,
      changedAt: at,
    };
    const [started] = await this.database.write(agent, (q) =>
      q.insert(table).values(row).onConflictDoNothing().returning(),
    );
    return started ?? (await this.findByKey(member, idempotencyKey))!;
  }

  async findByKey({ prefix, username }: MemberRef, idempotencyKey: string): Promise<StoredPurchase | null> {
    const [row] = await this.database.read(prefix, (q) =>
      q.select().from(table).where(isUnderKey(username, idempotencyKey)),
    );
    return row ?? null;
  }

  async find({ prefix, username }: MemberRef, id: string): Promise<StoredPurchase | null> {
    const [row] = await this.database.read(prefix, (q) =>
      q
        .select()
        .from(table)
        .where(and(eq(table.username, username), eq(table.id, id))),
    );
    return row ?? null;
  }

  /** Stores the provider's id of the opened deposit. Repeating it has no effect. */
  async opened({ agent, id }: StoredPurchase, deposit: string): Promise<void> {
    const set = { status: 'APPROVE' as const, deposit, changedAt: this.clock.now() };
    await this.database.write(agent, (q) =>
      q
        .update(table)
        .set(set)
        .where(and(eq(table.id, id), eq(table.status, 'CREATE'))),
    );
  }

  /** Rejects an open purchase. @param shouldReleaseKey whether the key can be reused, since nothing was opened under it */
  async reject(
    { agent, id }: StoredPurchase,
    rejectReason: `wallet.${string}`,
    shouldReleaseKey = false,
  ): Promise<void> {
    const end = { status: 'REJECT' as const, rejectReason, changedAt: this.clock.now() };
    await this.database.write(agent, (q) =>
      q
        .update(table)
        .set({ ...end, ...(shouldReleaseKey && { idempotencyKey: null }) })
        .where(and(eq(table.id, id), inArray(table.status, [...OPEN]))),
    );
  }

  /** Locks a purchase whose deposit is open. @returns false if it has ended */
  async lockForUpdate(tx: AgentTx, { id }: StoredPurchase): Promise<boolean> {
    const [waiting] = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, id), eq(table.status, 'APPROVE')))
      .for('update');
    return waiting !== undefined;
  }

  /** Settles a locked purchase. @param payment adds its credit; `null` if nothing is to be added */
  async settle(tx: AgentTx, { id }: StoredPurchase, payment: string | null): Promise<void> {
    const end = { status: 'SUCCESS' as const, payment, changedAt: this.clock.now() };
    await tx.update(table).set(end).where(eq(table.id, id));
  }

  /** Returns open purchases of all agents, the oldest first. @param behind the last one of the previous page */
  open(limit: number, behind: Pick<StoredPurchase, 'createdAt' | 'id'> | null): Promise<StoredPurchase[]> {
    const { createdAt, id, status } = table;
    const isNext =
      behind && or(gt(createdAt, behind.createdAt), and(eq(createdAt, behind.createdAt), gt(id, behind.id)));
    const isOpen = and(inArray(status, [...OPEN]), isNext ?? undefined);
    return this.database.asOperator((tx) =>
      tx.select().from(table).where(isOpen).orderBy(asc(createdAt), asc(id)).limit(limit),
    );
  }

  openOf({ prefix, username }: MemberRef): Promise<StoredPurchase[]> {
    const isOpen = and(eq(table.username, username), inArray(table.status, [...OPEN]));
    return this.database.read(prefix, (q) => q.select().from(table).where(isOpen).orderBy(asc(table.createdAt)));
  }

  /** Returns a page of a member's purchases, the newest first, without rejected ones whose deposit was never opened. */
  async page(
    member: MemberRef,
    { limit, offset }: PageRequest,
    range: InstantRange,
  ): Promise<{ purchases: PurchaseStatus[]; total: number }> {
    const values = { ...countingValues(member, range), limit, offset };
    const rows = await this.database.read(member.prefix, (q) => prepared(q, PAGE, values));
    return {
      purchases: rows.flatMap(({ purchase, added, events: reported }) =>
        purchase ? { purchase, added: added?.status ? { ...added, events: reported } : null } : [],
      ),
      total: rows[0]!.total,
    };
  }
}

function isUnderKey(username: string, idempotencyKey: string): SQL | undefined {
  return and(eq(table.username, username), eq(table.idempotencyKey, idempotencyKey));
}
