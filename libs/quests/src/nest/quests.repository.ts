import { and, eq, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Database, type AgentTx } from '@housebrand/shared/nest';
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

/** A claim whose payment was begun. */
export interface StoredClaim {
  questId: number;
  attempt: number;
  payment: string;
  requestKey: string;
  rewardKind: QuestReward['kind'];
  rewardAmount: bigint;
}

/** Which claim: one a quest, a member and a business day. */
export interface ClaimRef {
  member: MemberRef;
  questId: number;
  day: string;
}

@Injectable()
export class QuestsRepository {
  constructor(private readonly database: Database) {}

  /** The agent's quests that are on, and those that the member claimed on a business day, in their order; each with the claim. */
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
   * Takes the one row of a claim: whoever wants the same waits until the transaction is over.
   * @returns what was begun before; `null`: nothing
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

  /** Notes the payment of a claim that was taken. */
  async record(tx: AgentTx, { member, questId, day }: ClaimRef, started: StoredClaim, at: Date): Promise<void> {
    const isIt = and(eq(claim.questId, questId), eq(claim.businessDay, day), eq(claim.username, member.username));
    await tx
      .update(claim)
      .set({ ...started, claimedAt: at })
      .where(isIt);
  }

  /** The agent's quests that are on, in their order. */
  async active(prefix: string): Promise<QuestDefinition[]> {
    const rows = await this.database.read(prefix, (q) =>
      q.select().from(quest).where(eq(quest.isActive, true)).orderBy(quest.id),
    );
    return rows.map(toDefinition);
  }

  /**
   * Takes the agent's quests to change them: another editor waits, and so does whoever wants to claim one.
   * @returns those that were claimed on a business day
   */
  async lockAll(tx: AgentTx, day: string): Promise<QuestDefinition[]> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`quests:${tx.agent}`}))`);
    const all = await tx.select().from(quest).orderBy(quest.id).for('update');
    const claims = await tx
      .selectDistinct({ id: claim.questId })
      .from(claim)
      .where(and(eq(claim.businessDay, day), isNotNull(claim.payment)));
    return all.filter(({ id }) => claims.some((one) => one.id === id)).map(toDefinition);
  }

  /** Puts quests in the place of those before. What is left out is off and kept: its claims name it. */
  async replace(tx: AgentTx, definitions: readonly Omit<QuestDefinition, 'isActive'>[]): Promise<void> {
    const ids = definitions.map(({ id }) => id);
    await tx.update(quest).set({ isActive: false }).where(notInArray(quest.id, ids));
    for (const { scope, ...rest } of definitions) {
      const row = { ...rest, scopeKind: scope?.kind ?? null, scopeValue: scope?.value ?? null, isActive: true };
      await tx
        .insert(quest)
        .values({ agent: tx.agent, ...row })
        .onConflictDoUpdate({ target: [quest.agent, quest.id], set: row });
    }
  }

  /** Work in which a claim and its payment are noted together. */
  transaction<T>(prefix: string, work: (tx: AgentTx) => Promise<T>): Promise<T> {
    return this.database.forAgent(prefix, work);
  }
}

function toDefinition({ agent: _agent, scopeKind, scopeValue, ...rest }: StoredQuest): QuestDefinition {
  return { ...rest, scope: scopeKind && scopeValue ? { kind: scopeKind, value: scopeValue } : null };
}
