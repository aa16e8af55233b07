import { and, asc, eq, exists, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Database, qualified, type AgentTx } from '@housebrand/shared/nest';
import { memberTable } from '../members/member.tables';
import { memberClosureTable as table } from './closure.tables';

/** A closed account. */
export type Closure = typeof table.$inferSelect;

@Injectable()
export class ClosureRepository {
  constructor(private readonly database: Database) {}

  /** @returns false if the account was closed before */
  async insert(tx: AgentTx, closure: Omit<Closure, 'agent' | 'erasedAt'>): Promise<boolean> {
    const { rowCount } = await tx
      .insert(table)
      .values({ agent: tx.agent, ...closure })
      .onConflictDoNothing();
    return rowCount === 1;
  }

  /** Lists all closed accounts, of every agent. */
  async all(): Promise<Pick<Closure, 'agent' | 'pseudonym' | 'usernameIndex' | 'erasedAt'>[]> {
    const { agent, pseudonym, usernameIndex, erasedAt } = table;
    return this.database.asOperator((tx) => tx.select({ agent, pseudonym, usernameIndex, erasedAt }).from(table));
  }

  /** Lists accounts that were closed until an instant and wait for their erasure, the oldest first. */
  async waiting(until: Date): Promise<Closure[]> {
    return this.database.asOperator((tx) =>
      tx
        .select()
        .from(table)
        .where(and(isNull(table.erasedAt), lte(table.closedAt, until)))
        .orderBy(asc(table.closedAt)),
    );
  }

  /** Notes the erasure, with which the sealed name goes. */
  async finish(tx: AgentTx, pseudonym: string, at: Date): Promise<void> {
    await tx.update(table).set({ sealed: null, erasedAt: at }).where(eq(table.pseudonym, pseudonym));
  }

  /** Lists erased members whose hashes are kept. */
  async recognisable(): Promise<MemberRef[]> {
    const kept = sql`(select from ${memberTable} m where m.agent = ${qualified(table.agent)} and m.username = ${qualified(table.pseudonym)})`;
    const rows = await this.database.asOperator((tx) =>
      tx
        .select({ prefix: table.agent, username: table.pseudonym })
        .from(table)
        .where(and(isNotNull(table.erasedAt), exists(kept))),
    );
    return rows;
  }

  /** Deletes the record of an erased member, and with it the hashes. @param eraser with the eraser's role */
  async forget(eraser: AgentTx, pseudonym: string): Promise<void> {
    await eraser.delete(memberTable).where(eq(memberTable.username, pseudonym));
  }
}
