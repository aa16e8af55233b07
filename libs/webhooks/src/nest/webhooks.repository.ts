import { and, arrayContains, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { isUuid } from '@housebrand/shared';
import { AgentEvents, Database, type AgentTx } from '@housebrand/shared/nest';
import type { DisabledReason, WebhookKind } from '../core';
import { webhookTable as table } from './webhook.tables';

/** A stored webhook; its secrets are sealed. */
export type StoredWebhook = Omit<typeof table.$inferSelect, 'agent'>;

/** The columns of a webhook that is on and does not fail. */
const HEALTHY = { failingSince: null, failures: 0, resumesAt: null };

/** Agents' webhooks. A transaction that changes one and its deliveries locks the webhook first. */
@Injectable()
export class WebhooksRepository {
  constructor(
    private readonly database: Database,
    private readonly events: AgentEvents,
  ) {}

  /** Returns an agent's webhooks, the oldest first. */
  async list(prefix: string): Promise<StoredWebhook[]> {
    return this.database.read(prefix, (q) => q.select().from(table).orderBy(asc(table.createdAt), asc(table.id)));
  }

  /** Returns a webhook; `null` if the agent has none with this id. */
  async find(prefix: string, id: string): Promise<StoredWebhook | null> {
    if (!isUuid(id)) return null;
    const [found] = await this.database.read(prefix, (q) => q.select().from(table).where(eq(table.id, id)));
    return found ?? null;
  }

  /** Locks a webhook; `null` if the agent has none with this id. */
  async lock(tx: AgentTx, id: string): Promise<StoredWebhook | null> {
    if (!isUuid(id)) return null;
    const [found] = await tx.select().from(table).where(eq(table.id, id)).for('update');
    return found ?? null;
  }

  /** Counts the agent's webhooks, and lets other transactions that add one wait. */
  async lockedCount(tx: AgentTx): Promise<number> {
    await this.lockAll(tx);
    return tx.$count(table);
  }

  async insert(tx: AgentTx, webhook: typeof table.$inferInsert): Promise<StoredWebhook> {
    const [added] = await tx.insert(table).values(webhook).returning();
    await this.follow(tx, webhook.createdAt);
    return added!;
  }

  /** Changes a locked webhook. */
  async change(tx: AgentTx, id: string, change: Partial<StoredWebhook>, now: Date): Promise<StoredWebhook> {
    const [changed] = await tx.update(table).set(change).where(eq(table.id, id)).returning();
    await this.follow(tx, now);
    return changed!;
  }

  /** Deletes a locked webhook that has no deliveries. */
  async remove(tx: AgentTx, id: string, now: Date): Promise<void> {
    await tx.delete(table).where(eq(table.id, id));
    await this.follow(tx, now);
  }

  /** Returns the ids of the webhooks that receive a kind of event now. */
  async receiversOf(tx: AgentTx, kind: WebhookKind): Promise<string[]> {
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(isNull(table.disabledReason), arrayContains(table.kinds, [kind])));
    return rows.map(({ id }) => id);
  }

  /** Takes the next attempt at a failing webhook. @returns false if another delivery has it, or it is too early */
  async takeTurn(prefix: string, id: string, now: Date, until: Date): Promise<boolean> {
    const isDue = or(isNull(table.resumesAt), lte(table.resumesAt, now));
    const { rowCount } = await this.database.write(prefix, (q) =>
      q
        .update(table)
        .set({ resumesAt: until })
        .where(and(eq(table.id, id), isNotNull(table.failingSince), isDue)),
    );
    return rowCount === 1;
  }

  /** Lets the next delivery try a failing webhook at once. */
  async resume(tx: AgentTx, id: string): Promise<void> {
    await tx.update(table).set({ resumesAt: null }).where(eq(table.id, id));
  }

  /** Records that a delivery arrived. */
  async succeed(tx: AgentTx, id: string, now: Date): Promise<void> {
    await tx
      .update(table)
      .set({ ...HEALTHY, lastDeliveredAt: now })
      .where(eq(table.id, id));
  }

  /** Records a failed attempt, and locks the webhook. @returns since when it fails; `null` if it was deleted */
  async fail(
    tx: AgentTx,
    id: string,
    { now, failures, resumesAt }: { now: Date; failures: number; resumesAt: Date },
  ): Promise<Date | null> {
    const failingSince = sql`coalesce(${table.failingSince}, ${sql.param(now, table.failingSince)}::timestamptz)`;
    const [failed] = await tx
      .update(table)
      .set({ failingSince, failures, resumesAt })
      .where(eq(table.id, id))
      .returning({ since: table.failingSince });
    return failed?.since ?? null;
  }

  /** Turns a locked webhook off; one that is off keeps its reason. */
  async disable(tx: AgentTx, id: string, reason: DisabledReason, now: Date): Promise<void> {
    await tx
      .update(table)
      .set({ disabledReason: reason, disabledAt: now })
      .where(and(eq(table.id, id), isNull(table.disabledReason)));
    await this.follow(tx, now);
  }

  /** Lets events of exactly the kinds that the webhooks receive be announced. */
  private async follow(tx: AgentTx, now: Date): Promise<void> {
    await this.lockAll(tx);
    const rows = await tx.select({ kinds: table.kinds }).from(table).where(isNull(table.disabledReason));
    await this.events.follow(tx, [...new Set(rows.flatMap(({ kinds }) => kinds))], now);
  }

  private async lockAll(tx: AgentTx): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${tx.agent}`}, 0))`);
  }
}

/** How a webhook is turned on. */
export const TURNED_ON = { ...HEALTHY, disabledReason: null, disabledAt: null };
