import { eq, type WithSubquery } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { Database, type AgentStatement, type AgentTx } from '@housebrand/shared/nest';
import { SeamlessRecordExists, TransferClaimed } from '../../core';
import { seamlessClaimTable, seamlessMemberTable } from './seamless.tables';

/** A stored seamless record; `personal` is the sealed name, phone number and bank account. */
export type StoredSeamless = Omit<typeof seamlessMemberTable.$inferSelect, 'agent' | 'createdAt'>;

export type SeamlessCompletion = Pick<StoredSeamless, 'username' | 'personal' | 'memberSince'>;

@Injectable()
export class SeamlessRepository {
  constructor(private readonly database: Database) {}

  async find(prefix: string, username: string): Promise<StoredSeamless | null> {
    const [row] = await this.database.read(prefix, (q) =>
      q.select().from(seamlessMemberTable).where(eq(seamlessMemberTable.username, username)),
    );
    return row ?? null;
  }

  /** @returns false if the member already has a record */
  async insert(prefix: string, record: StoredSeamless): Promise<boolean> {
    return this.database.write(prefix, (q) => this.insertIn(q, record));
  }

  /**
   * Creates the record of a member who brings credit and claims that credit, both or neither.
   * @throws TransferClaimed, SeamlessRecordExists
   */
  async insertClaiming(claimant: string, record: StoredSeamless, sourceAgent: string): Promise<void> {
    const { username, transferUsername } = record;
    await this.database.asOperator(async (tx) => {
      const { rowCount } = await tx
        .insert(seamlessClaimTable)
        .values({ sourceAgent, transferUsername, claimant, username })
        .onConflictDoNothing();
      if (rowCount !== 1) throw new TransferClaimed();
      const isNew = await tx.forAgent(claimant, (own) => this.insertIn(own, record));
      if (!isNew) throw new SeamlessRecordExists();
    });
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
