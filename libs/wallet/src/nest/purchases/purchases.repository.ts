import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, type InstantRange, type MemberRef, type PageRequest } from '@housebrand/shared';
import { Clock, Database, qualified, type AgentTx } from '@housebrand/shared/nest';
import { totalChipsSatang, type ChipPrice } from '../../core';
import { paymentTable } from '../payments/payment.tables';
import type { StoredPayment } from '../payments/payments.repository';
import { chipPurchaseTable as table } from './purchase.tables';

export type StoredPurchase = typeof table.$inferSelect;

/** A purchase, and what became of what the house adds to it. */
export interface PurchaseStatus {
  purchase: StoredPurchase;
  /** `null` while nothing is added, and when nothing is to be. */
  added: Pick<StoredPayment, 'status' | 'rejectReason' | 'rejectWords' | 'events'> | null;
}

const OPEN = ['CREATE', 'APPROVE'] as const;

const events = sql<StoredPayment['events'] | null>`(
  select json_agg(json_build_object('kind', e.kind, 'at', e.at) order by e.position)
  from payment_event e where e.agent = ${qualified(table.agent)} and e.payment = ${qualified(table.payment)})`;

@Injectable()
export class PurchasesRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Notes a wish down before its deposit is opened. @returns the one that was begun under the key, if there is one */
  async begin({ prefix, username }: MemberRef, price: ChipPrice, idempotencyKey: string): Promise<StoredPurchase> {
    const at = this.clock.now();
    const { sku, priceSatang } = price;
    const request = { sku, priceSatang, totalSatang: totalChipsSatang(price) };
    return this.database.forAgent(prefix, async (tx) => {
      const row = {
        agent: prefix,
        id: newId(at.getTime()),
        username,
        ...request,
        idempotencyKey,
        createdAt: at,
        changedAt: at,
      };
      const [started] = await tx.insert(table).values(row).onConflictDoNothing().returning();
      return started ?? (await knownUnder(tx, username, idempotencyKey))!;
    });
  }

  async findByKey({ prefix, username }: MemberRef, idempotencyKey: string): Promise<StoredPurchase | null> {
    const isIt = and(eq(table.username, username), eq(table.idempotencyKey, idempotencyKey));
    const [row] = await this.database.read(prefix, (q) => q.select().from(table).where(isIt));
    return row ?? null;
  }

  /** Its deposit is open, by this name of the provider's. Whoever comes second changes nothing. */
  async opened({ agent, id }: StoredPurchase, deposit: string): Promise<void> {
    const set = { status: 'APPROVE' as const, deposit, changedAt: this.clock.now() };
    await this.database.write(agent, (q) =>
      q
        .update(table)
        .set(set)
        .where(and(eq(table.id, id), eq(table.status, 'CREATE'))),
    );
  }

  /** It comes to nothing. @param frees the key, since nothing was opened under it */
  async reject({ agent, id }: StoredPurchase, rejectReason: `wallet.${string}`, frees = false): Promise<void> {
    const end = { status: 'REJECT' as const, rejectReason, changedAt: this.clock.now() };
    await this.database.write(agent, (q) =>
      q
        .update(table)
        .set({ ...end, ...(frees && { idempotencyKey: null }) })
        .where(and(eq(table.id, id), inArray(table.status, [...OPEN]))),
    );
  }

  /**
   * It is paid: what the house adds begins in the same transaction, once.
   * @param add begins it @returns whether it was settled now
   */
  settle({ agent, id }: StoredPurchase, add: (tx: AgentTx) => Promise<string | null>): Promise<boolean> {
    return this.database.forAgent(agent, async (tx) => {
      const [waiting] = await tx
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.id, id), eq(table.status, 'APPROVE')))
        .for('update');
      if (!waiting) return false;
      const end = { status: 'SUCCESS' as const, payment: await add(tx), changedAt: this.clock.now() };
      await tx.update(table).set(end).where(eq(table.id, id));
      return true;
    });
  }

  /** Purchases of all agents that are not settled, the oldest first. @param behind the last one that was read before */
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

  /** A page of a member's purchases, the newest first; one whose deposit was never opened is none. */
  async page(
    { prefix, username }: MemberRef,
    { limit, offset }: PageRequest,
    { from, until }: InstantRange,
  ): Promise<{ purchases: PurchaseStatus[]; total: number }> {
    const wanted = and(
      eq(table.username, username),
      or(ne(table.status, 'REJECT'), isNotNull(table.deposit)),
      gte(table.createdAt, from),
      lt(table.createdAt, until),
    );
    const { status, rejectReason, rejectWords } = paymentTable;
    const [purchases, [counted]] = await Promise.all([
      this.database.read(prefix, (q) =>
        q
          .select({ purchase: table, added: { status, rejectReason, rejectWords }, events })
          .from(table)
          .leftJoin(paymentTable, and(eq(paymentTable.agent, table.agent), eq(paymentTable.id, table.payment)))
          .where(wanted)
          .orderBy(desc(table.createdAt), desc(table.id))
          .limit(limit)
          .offset(offset),
      ),
      this.database.read(prefix, (q) =>
        q
          .select({ total: sql<number>`count(*)::int` })
          .from(table)
          .where(wanted),
      ),
    ]);
    return {
      purchases: purchases.map(({ purchase, added, events: reported }) => ({
        purchase,
        added: added?.status ? { ...added, events: reported ?? [] } : null,
      })),
      total: counted!.total,
    };
  }
}

async function knownUnder(tx: AgentTx, username: string, idempotencyKey: string): Promise<StoredPurchase | undefined> {
  const isIt = and(eq(table.username, username), eq(table.idempotencyKey, idempotencyKey));
  const [known] = await tx.select().from(table).where(isIt);
  return known;
}
