import { Injectable } from '@nestjs/common';
import { Storage } from '../storage/storage';

export interface StatementLine {
  kind: string;
  /** Satang; negative takes. */
  amount: bigint;
  balance_after: bigint;
  reference: string;
  at: Date;
}

/** What moved a member's credit, newest first. */
@Injectable()
export class Statement {
  constructor(private readonly storage: Storage) {}

  of(memberId: string, limit: number): Promise<StatementLine[]> {
    return this.storage.rows<StatementLine>(
      'select kind, amount, balance_after, reference, at from entry where member_id = $1 order by id desc limit $2',
      [memberId, limit],
    );
  }

  /** What members have deposited and played since an instant, by their ids; who did neither is left out. */
  async sumsSince(begin: Date): Promise<Map<string, { deposited: bigint; turnover: bigint }>> {
    const rows = await this.storage.rows<{ member_id: string; deposited: bigint; turnover: bigint }>(
      `select member_id, sum(deposited)::bigint as deposited, sum(turnover)::bigint as turnover from (
         select member_id, amount as deposited, 0 as turnover from payment
          where kind = 'DEPOSIT' and status = 'SUCCESS' and settled_at >= $1
         union all
         select member_id, 0, stake from round where status = 'SETTLED' and settled_at >= $1
       ) today group by member_id`,
      [begin],
    );
    return new Map(rows.map(({ member_id, deposited, turnover }) => [member_id, { deposited, turnover }]));
  }

  /** Members whose entries do not add up to their credit: none, ever. */
  async outOfBalance(): Promise<string[]> {
    const rows = await this.storage.rows<{ username: string }>(
      `select username from member left join entry on entry.member_id = member.id
       group by member.id having coalesce(sum(entry.amount), 0) <> member.credit`,
    );
    return rows.map(({ username }) => username);
  }
}
