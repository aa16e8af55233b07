import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId } from '@housebrand/shared';
import { Clock, Database, type AgentTx } from '@housebrand/shared/nest';
import type { HoldableRewardKind } from '../../core';
import type { Reward } from '../keyed-transfers/payment-transitions';
import { heldRewardTable as table } from './held-reward.tables';

export type HeldReward = typeof table.$inferSelect;

@Injectable()
export class HeldRewardsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Keeps a reward in the caller's transaction. @returns the id that its payment will have */
  async keep(
    tx: AgentTx,
    { member: { username }, day, ...reward }: Reward & { kind: HoldableRewardKind },
  ): Promise<string> {
    const heldAt = this.clock.now();
    const row = { agent: tx.agent, id: newId(heldAt), username, businessDay: day, heldAt, ...reward };
    const [kept] = await tx.insert(table).values(row).onConflictDoNothing().returning({ id: table.id });
    if (kept) return kept.id;
    const { kind, idempotencyKey } = reward;
    const isIt = and(eq(table.username, username), eq(table.kind, kind), eq(table.idempotencyKey, idempotencyKey));
    const [existing] = await tx.select({ id: table.id }).from(table).where(isIt);
    return existing!.id;
  }

  /** Returns held rewards of all agents, the oldest first. @param behind the last one of the previous page */
  waiting(limit: number, behind: Pick<HeldReward, 'heldAt' | 'id'> | null): Promise<HeldReward[]> {
    const { heldAt, id, paidAt } = table;
    const isNext = behind && or(gt(heldAt, behind.heldAt), and(eq(heldAt, behind.heldAt), gt(id, behind.id)));
    const isHeld = and(isNull(paidAt), isNext ?? undefined);
    return this.database.asOperator((tx) =>
      tx.select().from(table).where(isHeld).orderBy(asc(heldAt), asc(id)).limit(limit),
    );
  }

  /** Locks a reward that is still held. @returns false if it was paid meanwhile */
  async lockForUpdate(tx: AgentTx, { id }: HeldReward): Promise<boolean> {
    const isHeld = and(eq(table.id, id), isNull(table.paidAt));
    const [held] = await tx.select({ id: table.id }).from(table).where(isHeld).for('update');
    return held !== undefined;
  }

  /** Records that the payment of a locked reward is open. */
  async recordPaid(tx: AgentTx, { id }: HeldReward): Promise<void> {
    await tx.update(table).set({ paidAt: this.clock.now() }).where(eq(table.id, id));
  }
}
