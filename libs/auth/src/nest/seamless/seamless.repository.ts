import { eq, sql, type WithSubquery } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Database, type AgentStatement, type AgentTx, type OperatorTx } from '@housebrand/shared/nest';
import { seamlessClaimTable, seamlessMemberTable } from './seamless.tables';

/** A stored seamless record; `personal` is the sealed name, phone number and bank account. */
export type StoredSeamless = Omit<typeof seamlessMemberTable.$inferSelect, 'agent' | 'createdAt'>;

export type SeamlessCompletion = Pick<StoredSeamless, 'username' | 'personal' | 'memberSince'>;

@Injectable()
export class SeamlessRepository {
  constructor(private readonly database: Database) {}

  async find({ prefix, username }: MemberRef): Promise<StoredSeamless | null> {
    const [row] = await this.database.read(prefix, (q) =>
      q.select().from(seamlessMemberTable).where(eq(seamlessMemberTable.username, username)),
    );
    return row ?? null;
  }

  /** Returns what decides a login: whether the member has a record, and whether staff locked it. */
  async entry({ prefix, username }: MemberRef): Promise<{ isKnown: boolean; isLocked: boolean }> {
    const [row] = await this.database.read(prefix, (q) =>
      q
        .select({
          isKnown: sql<boolean>`exists (select from seamless_member where username = ${username})`,
          isLocked: sql<boolean>`exists (select from member_lock where username = ${username})`,
        })
        .from(sql`(values (1)) one`),
    );
    return row!;
  }

  /** @returns false if the member already has a record */
  async insert(prefix: string, record: StoredSeamless): Promise<boolean> {
    return this.database.write(prefix, (q) => this.insertIn(q, record));
  }

  /** Claims the credit that a member brings. @returns false if an agent has already claimed it */
  async claim(tx: OperatorTx, claim: typeof seamlessClaimTable.$inferInsert): Promise<boolean> {
    const { rowCount } = await tx.insert(seamlessClaimTable).values(claim).onConflictDoNothing();
    return rowCount === 1;
  }

  /** Like `insert`, inside a transaction. */
  async insertIn(tx: AgentTx | AgentStatement, record: StoredSeamless): Promise<boolean> {
    const { rowCount } = await tx
      .insert(seamlessMemberTable)
      .values({ agent: tx.agent, ...record })
      .onConflictDoNothing();
    return rowCount === 1;
  }

  /** Part of another statement: completes an existing record with data that a first login did not have yet. */
  completeIn(q: AgentStatement, { username, ...known }: SeamlessCompletion): WithSubquery {
    const completed = q.update(seamlessMemberTable).set(known).where(eq(seamlessMemberTable.username, username));
    return q.$with('completed').as(completed);
  }
}
