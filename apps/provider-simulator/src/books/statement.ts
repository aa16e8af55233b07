import { Injectable } from '@nestjs/common';
import { Storage } from '../storage/storage';

export interface StatementLine {
  kind: string;
  /** Satang; negative amounts are debits. */
  amount: bigint;
  balance_after: bigint;
  reference: string;
  at: Date;
}

/** Entries that moved a member's credit, newest first. */
@Injectable()
export class Statement {
  constructor(private readonly storage: Storage) {}

  of(memberId: string, limit: number): Promise<StatementLine[]> {
    return this.storage.rows<StatementLine>(
      'select kind, amount, balance_after, reference, at from entry where member_id = $1 order by id desc limit $2',
      [memberId, limit],
    );
  }

  /** Lists members whose entries don't add up to their credit; must always be empty. */
  async outOfBalance(): Promise<string[]> {
    const rows = await this.storage.rows<{ username: string }>(
      `select username from member left join entry on entry.member_id = member.id
       group by member.id having coalesce(sum(entry.amount), 0) <> member.credit`,
    );
    return rows.map(({ username }) => username);
  }
}
