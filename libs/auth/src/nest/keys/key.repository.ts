import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '@housebrand/shared/nest';
import { sql } from 'drizzle-orm';

export type KeyPurpose = 'seal' | 'index';

export interface StoredKey {
  id: string;
  purpose: KeyPurpose;
  /** Sealed with a key of the configuration. */
  wrapped: string;
  createdAt: Date;
  retiredAt: Date | null;
}

/** Any fixed number: instances that start together make one first key. */
const LOCK = 7_264_102;

@Injectable()
export class KeyRepository {
  constructor(private readonly database: Database) {}

  /** All keys, the newest last. */
  async list(): Promise<StoredKey[]> {
    return this.database.asOperator((tx) => readAll(tx));
  }

  /** Adds keys that `missing` finds lacking, while nobody else does; returns all. */
  async complete(
    missing: (stored: readonly StoredKey[]) => { id: string; purpose: KeyPurpose; wrapped: string }[],
  ): Promise<StoredKey[]> {
    return this.database.asOperator(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      const wanted = missing(await readAll(tx));
      for (const { id, purpose, wrapped } of wanted) {
        await tx.execute(
          sql`insert into token_key (id, purpose, wrapped, created_at) values (${id}, ${purpose}, ${wrapped}, clock_timestamp())`,
        );
      }
      return readAll(tx);
    });
  }

  async rewrap(id: string, wrapped: string): Promise<void> {
    await this.database.asOperator((tx) => tx.execute(sql`update token_key set wrapped = ${wrapped} where id = ${id}`));
  }

  async retire(id: string): Promise<boolean> {
    const { rowCount } = await this.database.asOperator((tx) =>
      tx.execute(
        sql`update token_key set retired_at = coalesce(retired_at, now()) where id = ${id} and purpose = 'seal'`,
      ),
    );
    return rowCount === 1;
  }
}

async function readAll(tx: Transaction): Promise<StoredKey[]> {
  const { rows } = await tx.execute<Record<string, unknown>>(sql`
    select id, purpose, wrapped, created_at, retired_at from token_key order by created_at, id`);
  return rows.map((row) => ({
    id: row.id as string,
    purpose: row.purpose as KeyPurpose,
    wrapped: row.wrapped as string,
    createdAt: new Date(row.created_at as string),
    retiredAt: row.retired_at ? new Date(row.retired_at as string) : null,
  }));
}
