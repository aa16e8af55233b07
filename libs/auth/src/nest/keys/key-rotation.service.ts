import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '@housebrand/shared/nest';
import { sql } from 'drizzle-orm';
import { sealPurpose } from '../session/session.service';
import { personalPurpose } from '../seamless/seamless.service';
import { KeyRing } from './key-ring.service';

const BATCH = 200;

/** A sealed column, and what its text is sealed for. */
interface SealedColumn {
  table: string;
  column: string;
  /** Columns that name a row beside the agent. */
  key: string;
  purpose: (agent: string, key: string) => string;
}

const COLUMNS: readonly SealedColumn[] = [
  {
    table: 'member_session',
    column: 'member_system_token',
    key: 'id',
    purpose: (agent, id) => sealPurpose('memberSystem', agent, id),
  },
  {
    table: 'member_session',
    column: 'game_platform_token',
    key: 'id',
    purpose: (agent, id) => sealPurpose('gamePlatform', agent, id),
  },
  {
    table: 'provider_credential',
    column: 'sealed',
    key: 'session_id',
    purpose: (agent, id) => sealPurpose('credential', agent, id),
  },
  { table: 'seamless_member', column: 'personal', key: 'username', purpose: personalPurpose },
];

export interface RotationReport {
  /** The key that seals from now on. */
  keyId: string;
  /** Stored secrets sealed anew. */
  resealed: number;
}

/** Moves everything that is sealed under a new key, while the API runs and nobody is logged out. */
@Injectable()
export class KeyRotationService {
  constructor(
    private readonly keys: KeyRing,
    private readonly database: Database,
  ) {}

  async rotate(): Promise<RotationReport> {
    const keyId = await this.keys.rotate();
    let resealed = 0;
    for (const column of COLUMNS) resealed += await this.resealColumn(column, keyId);
    return { keyId, resealed };
  }

  /** Stored secrets that a key still seals: as long as there are any, it must not be retired. */
  async inUse(keyId: string): Promise<number> {
    let count = 0;
    for (const { table, column } of COLUMNS) {
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
    for (;;) {
      const done = await this.database.asOperator((tx) => this.resealBatch(tx, column, keyId));
      total += done;
      if (done < BATCH) return total;
    }
  }

  private async resealBatch(
    tx: Transaction,
    { table, column, key, purpose }: SealedColumn,
    keyId: string,
  ): Promise<number> {
    const [from, sealed, name] = [sql.identifier(table), sql.identifier(column), sql.identifier(key)];
    const { rows } = await tx.execute<{ agent: string; key: string; sealed: string }>(sql`
      select agent, ${name}::text as key, ${sealed} as sealed from ${from}
      where ${sealed} <> '' and not starts_with(${sealed}, ${`v1.${keyId}.`}) limit ${BATCH} for update`);
    for (const row of rows) {
      const opened = await this.keys.open(purpose(row.agent, row.key), row.sealed);
      // what no key opens any more is of no use to anybody
      const fresh = opened ? this.keys.seal(purpose(row.agent, row.key), opened.text) : '';
      await tx.execute(
        sql`update ${from} set ${sealed} = ${fresh} where agent = ${row.agent} and ${name}::text = ${row.key}`,
      );
    }
    return rows.length;
  }
}
