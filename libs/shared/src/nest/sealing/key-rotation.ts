import { Inject, Injectable } from '@nestjs/common';
import { sql, type SQL } from 'drizzle-orm';
import { Database, type Transaction } from '../database/database';
import { KeyRing } from './key-ring';
import { SEALED_COLUMNS, type SealedColumn } from './sealed-column';

const BATCH_SIZE = 200;

/** The result of a key rotation. */
export interface RotationReport {
  /** The key that seals from now on. */
  keyId: string;
  /** Number of resealed secrets. */
  resealed: number;
}

/** Reseals all stored secrets with a new key while the API runs; sessions stay valid. */
@Injectable()
export class KeyRotation {
  constructor(
    private readonly ring: KeyRing,
    private readonly database: Database,
    @Inject(SEALED_COLUMNS) private readonly columns: readonly SealedColumn[],
  ) {}

  /** Creates a new key and reseals every registered column with it. */
  async rotate(): Promise<RotationReport> {
    const keyId = await this.ring.rotate();
    let resealed = 0;
    for (const column of this.columns) resealed += await this.resealColumn(column, keyId);
    return { keyId, resealed };
  }

  /** Counts the stored secrets that a key still seals; it must not be retired while there are any. */
  async inUse(keyId: string): Promise<number> {
    let count = 0;
    for (const { table, column } of this.columns) {
      const { rows } = await this.database.asOperator((tx) =>
        tx.execute<{ count: string }>(sql`
          select count(*) from ${sql.identifier(table)} where starts_with(${sql.identifier(column)}, ${`v1.${keyId}.`})`),
      );
      count += Number(rows[0]?.count ?? 0);
    }
    return count;
  }

  private async resealColumn(column: SealedColumn, keyId: string): Promise<number> {
    let total = 0;
    while (true) {
      const done = await this.database.asOperator((tx) => this.resealBatch(tx, column, keyId));
      total += done;
      if (done < BATCH_SIZE) return total;
    }
  }

  private async resealBatch(
    tx: Transaction,
    { table, column, keys, purpose }: SealedColumn,
    keyId: string,
  ): Promise<number> {
    const [from, sealed, names] = [sql.identifier(table), sql.identifier(column), namesOf(keys)];
    const { rows } = await tx.execute<{ agent: string; keys: string[]; sealed: string }>(sql`
      select agent, ${names} as keys, ${sealed} as sealed from ${from}
      where ${sealed} <> '' and not starts_with(${sealed}, ${`v1.${keyId}.`}) limit ${BATCH_SIZE} for update`);
    for (const row of rows) {
      const opened = await this.ring.open(purpose(row.agent, ...row.keys), row.sealed);
      // clear secrets that no key opens any more
      const fresh = opened ? this.ring.seal(purpose(row.agent, ...row.keys), opened.text) : '';
      await tx.execute(sql`
        update ${from} set ${sealed} = ${fresh}
        where agent = ${row.agent} and ${names} = ${sql.param(row.keys)}::text[]`);
    }
    return rows.length;
  }
}

/** Returns the row's key columns as one array of texts. */
function namesOf(keys: readonly string[]): SQL {
  const columns = keys.map((key) => sql`${sql.identifier(key)}::text`);
  return sql`array[${sql.join(columns, sql`, `)}]`;
}
