import { and, asc, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, type PageRequest } from '@housebrand/shared';
import { Audit, Clock, Database, type OperatorTx } from '@housebrand/shared/nest';
import type { CaseKind, CaseState, Difference } from '../../core';
import { reconciliationCaseTable as table } from './reconciliation.tables';

/** A stored case. */
export type StoredCase = typeof table.$inferSelect;

/** The result of a comparison. */
export interface Observed {
  opened: number;
  gone: number;
  /** Open afterwards. */
  open: number;
}

/** Filters of the list of cases. */
export interface CaseFilter {
  state?: CaseState | undefined;
  kind?: CaseKind | undefined;
}

/** What a comparison found of an agent. */
export interface ObservedAgent extends Observed {
  agent: string;
}

@Injectable()
export class CasesRepository {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores what a comparison found: opens a case for a new difference, updates the case of a known one, and marks a case as gone when its
   * difference was not found again. A case that an operator closed opens again if its difference changes.
   *
   * @param compared the agents that were compared: all, unless `isOnly`
   * @returns what was found of each of them
   */
  async observe(
    tx: OperatorTx,
    kinds: readonly CaseKind[],
    compared: { agents: readonly string[]; isOnly: boolean },
    found: readonly Difference[],
  ): Promise<ObservedAgent[]> {
    const at = this.clock.now();
    const isCompared = compared.isOnly ? inArray(table.agent, [...compared.agents]) : undefined;
    const ofThese = and(inArray(table.kind, [...kinds]), isCompared);
    const standing = await tx
      .select()
      .from(table)
      .where(and(ofThese, ne(table.state, 'GONE')));
    const known = new Map(standing.map((one) => [keyOf(one), one]));
    const observed = new Map<string, ObservedAgent>();
    const of = (agent: string): ObservedAgent =>
      observed.get(agent) ?? observed.set(agent, { agent, opened: 0, gone: 0, open: 0 }).get(agent)!;
    compared.agents.forEach(of);
    for (const difference of found) {
      const before = known.get(keyOf(difference));
      known.delete(keyOf(difference));
      if (before && !hasChanged(before, difference)) await this.markSeen(tx, before, at);
      else of(difference.agent).opened += await this.open(tx, difference, before, at);
    }
    const lost = [...known.values()].filter(({ state }) => state === 'OPEN');
    for (const one of lost) {
      await tx.update(table).set({ state: 'GONE', endedAt: at }).where(isCase(one));
      of(one.agent).gone += 1;
    }
    const open = await tx
      .select({ agent: table.agent, count: sql<number>`count(*)::int` })
      .from(table)
      .where(and(ofThese, eq(table.state, 'OPEN')))
      .groupBy(table.agent);
    for (const { agent, count } of open) of(agent).open = count;
    return [...observed.values()];
  }

  /** Returns the subjects of an agent's open cases, the oldest first. */
  async openOf(kinds: readonly CaseKind[], agent: string): Promise<Pick<StoredCase, 'subject' | 'happenedAt'>[]> {
    const isIt = and(eq(table.agent, agent), inArray(table.kind, [...kinds]), eq(table.state, 'OPEN'));
    return this.database.asOperator((tx) =>
      tx
        .select({ subject: table.subject, happenedAt: table.happenedAt })
        .from(table)
        .where(isIt)
        .orderBy(asc(table.happenedAt)),
    );
  }

  /** Returns a page of an agent's cases, the last seen first. */
  async page(
    agent: string,
    state: CaseState | undefined,
    { limit, offset }: PageRequest,
  ): Promise<{ cases: StoredCase[]; total: number }> {
    const condition = state && eq(table.state, state);
    const [cases, [counted]] = await Promise.all([
      this.database.read(agent, (q) =>
        q
          .select()
          .from(table)
          .where(condition)
          .orderBy(desc(table.lastSeenAt), desc(table.id))
          .limit(limit)
          .offset(offset),
      ),
      this.database.read(agent, (q) =>
        q
          .select({ total: sql<number>`count(*)::int` })
          .from(table)
          .where(condition),
      ),
    ]);
    return { cases, total: counted!.total };
  }

  /** Returns a page of an agent's cases, the first seen last; open ones the first seen first. @param after id of the last case of the page before */
  list(agent: string, { state, kind }: CaseFilter, after: string | null, limit: number): Promise<StoredCase[]> {
    const [isLater, order] = state === 'OPEN' ? [gt, asc] : [lt, desc];
    const isIt = and(
      state && eq(table.state, state),
      kind && eq(table.kind, kind),
      after === null ? undefined : isLater(table.id, after),
    );
    return this.database.read(agent, (q) => q.select().from(table).where(isIt).orderBy(order(table.id)).limit(limit));
  }

  /** Returns open cases of all agents, or of one, the oldest first. */
  standing(agent: string | null, limit: number): Promise<StoredCase[]> {
    const isIt = and(eq(table.state, 'OPEN'), agent === null ? undefined : eq(table.agent, agent));
    return this.database.asOperator((tx) =>
      tx.select().from(table).where(isIt).orderBy(asc(table.firstSeenAt), asc(table.id)).limit(limit),
    );
  }

  /** @param note who closes the case, and why @returns whether it was open */
  async close(tx: OperatorTx, agent: string, id: string, note: string): Promise<boolean> {
    const isIt = and(eq(table.agent, agent), eq(table.id, id), eq(table.state, 'OPEN'));
    const closed = { state: 'CLOSED', endedAt: this.clock.now(), note } as const;
    const [one] = await tx.update(table).set(closed).where(isIt).returning({ kind: table.kind });
    if (!one) return false;
    const details = { kind: one.kind, note };
    await this.audit.note(tx, agent, {
      actor: 'operator',
      action: 'reconciliation.case-closed',
      subject: id,
      details,
    });
    return true;
  }

  private async markSeen(tx: OperatorTx, known: StoredCase, at: Date): Promise<void> {
    await tx.update(table).set({ lastSeenAt: at }).where(isCase(known));
  }

  /** @returns the number of cases opened: 0 if another instance was first */
  private async open(
    tx: OperatorTx,
    { at: happenedAt, ...difference }: Difference,
    before: StoredCase | undefined,
    at: Date,
  ): Promise<number> {
    const seen = { ...difference, happenedAt, firstSeenAt: at, lastSeenAt: at };
    if (before) {
      const again = { ...seen, firstSeenAt: before.firstSeenAt, state: 'OPEN', endedAt: null, note: null } as const;
      await tx.update(table).set(again).where(isCase(before));
      return before.state === 'OPEN' ? 0 : 1;
    }
    const rows = await tx
      .insert(table)
      .values({ id: newId(at), ...seen })
      .onConflictDoNothing()
      .returning({ id: table.id });
    return rows.length;
  }
}

function keyOf({ agent, kind, subject, unit }: Pick<Difference, 'agent' | 'kind' | 'subject' | 'unit'>): string {
  return [agent, kind, subject, unit].join(' ');
}

function hasChanged(known: StoredCase, { expected, found }: Difference): boolean {
  return known.expected !== expected || known.found !== found;
}

function isCase({ agent, id }: Pick<StoredCase, 'agent' | 'id'>) {
  return and(eq(table.agent, agent), eq(table.id, id));
}
