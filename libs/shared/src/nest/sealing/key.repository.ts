import { Injectable } from '@nestjs/common';
import { and, asc, eq, sql } from 'drizzle-orm';
import { Database, type OperatorTx } from '../database/database';
import { tokenKeyTable, type KeyPurpose } from './token-key.tables';

export type { KeyPurpose };
export type StoredKey = typeof tokenKeyTable.$inferSelect;
export type NewKey = Pick<StoredKey, 'id' | 'purpose' | 'wrapped'>;

/** Advisory lock key, any fixed number: instances that start together create only one first key. */
const LOCK = 7_264_102;

@Injectable()
export class KeyRepository {
  constructor(private readonly database: Database) {}

  /** Returns all keys, the newest last. */
  async list(): Promise<StoredKey[]> {
    return this.database.asOperator((tx) => this.listIn(tx));
  }

  /** Like `list`, inside a transaction. */
  async listIn(tx: OperatorTx): Promise<StoredKey[]> {
    return tx.select().from(tokenKeyTable).orderBy(asc(tokenKeyTable.createdAt), asc(tokenKeyTable.id));
  }

  /** Takes a lock over all instances until the transaction ends. */
  async lock(tx: OperatorTx): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  }

  async insert(tx: OperatorTx, key: NewKey): Promise<void> {
    await tx.insert(tokenKeyTable).values({ ...key, createdAt: sql`clock_timestamp()` });
  }

  async rewrap(id: string, wrapped: string): Promise<void> {
    await this.database.asOperator((tx) => tx.update(tokenKeyTable).set({ wrapped }).where(eq(tokenKeyTable.id, id)));
  }

  async retire(id: string): Promise<boolean> {
    const { rowCount } = await this.database.asOperator((tx) =>
      tx
        .update(tokenKeyTable)
        .set({ retiredAt: sql`coalesce(${tokenKeyTable.retiredAt}, now())` })
        .where(and(eq(tokenKeyTable.id, id), eq(tokenKeyTable.purpose, 'seal'))),
    );
    return rowCount === 1;
  }
}
