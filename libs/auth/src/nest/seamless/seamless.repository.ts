import { Injectable } from '@nestjs/common';
import type { Satang } from '@housebrand/shared';
import { Database, type Transaction } from '@housebrand/shared/nest';
import { sql } from 'drizzle-orm';
import type { TransferStatus } from '../../core';

export interface StoredSeamless {
  username: string;
  transferStatus: TransferStatus;
  transferUsername: string;
  transferCreditSatang: Satang;
  affiliateCode: string;
  parentId: string;
  /** Sealed name, telephone number and bank account. */
  personal: string;
  memberSince: Date | null;
}

interface Row extends Record<string, unknown> {
  username: string;
  transfer_status: TransferStatus;
  transfer_username: string;
  transfer_credit_satang: string;
  affiliate_code: string;
  parent_id: string;
  personal: string;
  member_since: string | null;
}

@Injectable()
export class SeamlessRepository {
  constructor(private readonly database: Database) {}

  async find(prefix: string, username: string): Promise<StoredSeamless | null> {
    const { rows } = await this.database.forAgent(prefix, (tx) =>
      tx.execute<Row>(sql`
        select username, transfer_status, transfer_username, transfer_credit_satang, affiliate_code, parent_id, personal, member_since
        from seamless_member where agent = ${prefix} and username = ${username}`),
    );
    return rows[0] ? toStored(rows[0]) : null;
  }

  /** @returns false when the member has a record already */
  async insert(prefix: string, record: StoredSeamless): Promise<boolean> {
    return this.database.forAgent(prefix, (tx) => this.insertIn(tx, prefix, record));
  }

  async insertIn(tx: Transaction, prefix: string, record: StoredSeamless): Promise<boolean> {
    const { username, transferStatus, transferUsername, transferCreditSatang, affiliateCode, parentId, personal } =
      record;
    const { rowCount } = await tx.execute(sql`
      insert into seamless_member (agent, username, transfer_status, transfer_username, transfer_credit_satang, affiliate_code, parent_id, personal, member_since)
      values (${prefix}, ${username}, ${transferStatus}, ${transferUsername}, ${String(transferCreditSatang)}::bigint, ${affiliateCode}, ${parentId}, ${personal}, ${record.memberSince?.toISOString() ?? null})
      on conflict (agent, username) do nothing`);
    return rowCount === 1;
  }

  /** Fills in what a first login did not know yet. */
  async complete(
    tx: Transaction,
    prefix: string,
    username: string,
    personal: string,
    memberSince: Date,
  ): Promise<void> {
    await tx.execute(sql`
      update seamless_member set personal = ${personal}, member_since = ${memberSince.toISOString()}
      where agent = ${prefix} and username = ${username}`);
  }
}

function toStored(row: Row): StoredSeamless {
  return {
    username: row.username,
    transferStatus: row.transfer_status,
    transferUsername: row.transfer_username,
    transferCreditSatang: BigInt(row.transfer_credit_satang),
    affiliateCode: row.affiliate_code,
    parentId: row.parent_id,
    personal: row.personal,
    memberSince: row.member_since ? new Date(row.member_since) : null,
  };
}
