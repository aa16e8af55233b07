import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { isUuid, newId } from '@housebrand/shared';
import { Database, type AgentTx } from '@housebrand/shared/nest';
import type { DeliveryState } from '../../core';
import type { Attempt } from '../sending/webhook-gateway';
import { webhookDeliveryTable as table, webhookTable } from '../webhook.tables';
import type { StoredWebhook } from '../webhooks.repository';

/** A stored delivery. */
export type StoredDelivery = Omit<typeof table.$inferSelect, 'agent'>;

/** An event as deliveries carry it. */
export type CarriedEvent = Pick<StoredDelivery, 'event' | 'kind' | 'occurredAt' | 'data'>;

/** Deliveries of events to webhooks. */
@Injectable()
export class DeliveriesRepository {
  constructor(private readonly database: Database) {}

  /** Adds a delivery per webhook. @returns the ids of the new ones; a webhook has one delivery of an event */
  async add(tx: AgentTx, webhooks: readonly string[], event: CarriedEvent, now: Date): Promise<string[]> {
    if (webhooks.length === 0) return [];
    const rows = webhooks.map((webhook) => ({ agent: tx.agent, id: newId(now), webhook, ...event, createdAt: now }));
    const added = await tx.insert(table).values(rows).onConflictDoNothing().returning({ id: table.id });
    return added.map(({ id }) => id);
  }

  /** Returns a delivery with its webhook; `null` if one of them was deleted. */
  async find(prefix: string, id: string): Promise<{ delivery: StoredDelivery; webhook: StoredWebhook } | null> {
    const [found] = await this.database.read(prefix, (q) =>
      q
        .select({ delivery: table, webhook: webhookTable })
        .from(table)
        .innerJoin(webhookTable, eq(webhookTable.id, table.webhook))
        .where(eq(table.id, id)),
    );
    return found ?? null;
  }

  /** Returns deliveries to a webhook, newest first, and one more than the page has if another page follows. */
  async page(
    prefix: string,
    webhook: string,
    { state, before, limit }: { state: DeliveryState | undefined; before: string | undefined; limit: number },
  ): Promise<StoredDelivery[]> {
    const isListed = and(
      eq(table.webhook, webhook),
      state && eq(table.state, state),
      before === undefined ? undefined : lt(table.id, before),
    );
    return this.database.read(prefix, (q) =>
      q
        .select()
        .from(table)
        .where(isListed)
        .orderBy(desc(table.id))
        .limit(limit + 1),
    );
  }

  /** Lets a delivery wait for another attempt. @returns false if the webhook has no such delivery */
  async replay(tx: AgentTx, webhook: string, id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const { rowCount } = await tx
      .update(table)
      .set({ state: 'WAITING', deliveredAt: null })
      .where(and(eq(table.id, id), eq(table.webhook, webhook)));
    return rowCount === 1;
  }

  /** Records how an attempt ended. */
  async record(tx: AgentTx, id: string, { status, failure }: Attempt, state: DeliveryState, now: Date): Promise<void> {
    await tx
      .update(table)
      .set({
        state,
        attempts: sql`${table.attempts} + 1`,
        lastStatus: status,
        lastFailure: failure,
        attemptedAt: now,
        ...(state === 'DELIVERED' && { deliveredAt: now }),
      })
      .where(eq(table.id, id));
  }

  /** Gives up a delivery without another attempt. @param reason `null` keeps that of the last attempt */
  async giveUp(prefix: string, id: string, reason: 'DISABLED' | null): Promise<void> {
    await this.database.write(prefix, (q) =>
      q
        .update(table)
        .set({ state: 'FAILED', ...(reason && { lastFailure: reason }) })
        .where(and(eq(table.id, id), eq(table.state, 'WAITING'))),
    );
  }

  /** Gives up all deliveries that wait for a webhook that is off. */
  async giveUpAll(tx: AgentTx, webhook: string): Promise<void> {
    await tx
      .update(table)
      .set({ state: 'FAILED', lastFailure: sql`coalesce(${table.lastFailure}, 'DISABLED')` })
      .where(and(eq(table.webhook, webhook), eq(table.state, 'WAITING')));
  }

  async removeAll(tx: AgentTx, webhook: string): Promise<void> {
    await tx.delete(table).where(eq(table.webhook, webhook));
  }

  /** Deletes the deliveries of all agents from before an instant. */
  async forget(before: Date): Promise<void> {
    await this.database.asOperator((tx) => tx.delete(table).where(lt(table.createdAt, before)));
  }
}
