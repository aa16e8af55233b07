import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Database, replaceList, type AgentTx } from '@housebrand/shared/nest';
import type { QuestReward, QuestScope } from '../core';
import { dailyQuestTable as quest, questClaimTable as claim } from './quest.tables';

type StoredQuest = typeof quest.$inferSelect;

/** A quest as its agent defined it. */
export interface QuestDefinition extends Pick<
  StoredQuest,
  'id' | 'kind' | 'title' | 'target' | 'rewardKind' | 'rewardAmount' | 'isActive'
> {
  scope: QuestScope | null;
}

/** A claim whose payment has started. */
export interface StoredClaim {
  questId: number;
  attempt: number;
  payment: string;
  requestKey: string;
  rewardKind: QuestReward['kind'];
  rewardAmount: bigint;
}

/** Identifies a claim: one per quest, member and business day. */
export interface ClaimRef {
  member: MemberRef;
  questId: number;
  day: string;
}

@Injectable()
export class QuestsRepository {
  constructor(private readonly database: Database) {}

  /** The agent's active quests and those that the member claimed on a business day, in order, each with its claim. */
  async quests(
    { prefix, username }: MemberRef,
    day: string,
  ): Promise<{ definition: QuestDefinition; claim: StoredClaim | null }[]> {
    const isTheirs = and(
      eq(claim.agent, quest.agent),
      eq(claim.questId, quest.id),
      eq(claim.username, username),
      eq(claim.businessDay, day),
      isNotNull(claim.payment),
    );
    const rows = await this.database.read(prefix, (q) =>
      q
        .select({ quest, claim })
        .from(quest)
        .leftJoin(claim, isTheirs)
        .where(or(eq(quest.isActive, true), isNotNull(claim.payment)))
        .orderBy(quest.id),
    );
    return rows.map((row) => ({ definition: toDefinition(row.quest), claim: row.claim as StoredClaim | null }));
  }

  /**
   * Locks the row of a claim: concurrent requests for it wait until the transaction ends.
   * @returns the claim that was stored before, or `null`
   */
  async lockForUpdate(tx: AgentTx, { member, questId, day }: ClaimRef): Promise<StoredClaim | null> {
    const [row] = await tx
      .insert(claim)
      .values({ agent: tx.agent, questId, businessDay: day, username: member.username })
      .onConflictDoUpdate({
        target: [claim.agent, claim.questId, claim.businessDay, claim.username],
        set: { attempt: sql`${claim.attempt}` },
      })
      .returning();
    return row!.payment === null ? null : (row as StoredClaim);
  }

  /** Stores the payment of a locked claim. */
  async record(tx: AgentTx, { member, questId, day }: ClaimRef, started: StoredClaim, at: Date): Promise<void> {
    const isIt = and(eq(claim.questId, questId), eq(claim.businessDay, day), eq(claim.username, member.username));
    await tx
      .update(claim)
      .set({ ...started, claimedAt: at })
      .where(isIt);
  }

  /** Whether the agent has a quest, active or not. */
  async isKnown(prefix: string, id: number): Promise<boolean> {
    const rows = await this.database.read(prefix, (q) =>
      q.select({ id: quest.id }).from(quest).where(eq(quest.id, id)),
    );
    return rows.length > 0;
  }

  /** The agent's active quests, in order. */
  async active(prefix: string): Promise<QuestDefinition[]> {
    const rows = await this.database.read(prefix, (q) =>
      q.select().from(quest).where(eq(quest.isActive, true)).orderBy(quest.id),
    );
    return rows.map(toDefinition);
  }

  /**
   * Replaces the agent's quests by those chosen in view of the ones claimed on a business day; other editors and new claims wait.
   * A missing quest becomes inactive but stays, because claims refer to it.
   */
  async replace(
    tx: AgentTx,
    day: string,
    choose: (claimed: QuestDefinition[]) => Omit<QuestDefinition, 'isActive'>[],
  ): Promise<void> {
    await replaceList(tx, quest, 'id', async (stored) => {
      const claims = await tx
        .selectDistinct({ id: claim.questId })
        .from(claim)
        .where(and(eq(claim.businessDay, day), isNotNull(claim.payment)));
      const claimed = stored.filter(({ id }) => claims.some((one) => one.id === id));
      const active = choose(claimed.map(toDefinition)).map(toRow);
      const missing = stored.filter(({ id }) => !active.some((row) => row.id === id));
      return [...missing.map((row) => ({ ...row, isActive: false })), ...active];
    });
  }
}

function toDefinition({ agent: _agent, scopeKind, scopeValue, ...rest }: StoredQuest): QuestDefinition {
  return { ...rest, scope: scopeKind && scopeValue ? { kind: scopeKind, value: scopeValue } : null };
}

function toRow({ scope, ...rest }: Omit<QuestDefinition, 'isActive'>) {
  return { ...rest, scopeKind: scope?.kind ?? null, scopeValue: scope?.value ?? null, isActive: true };
}
