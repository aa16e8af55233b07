import { Injectable } from '@nestjs/common';
import { type Queries, Storage } from '../storage/storage';
import { memberId } from '../world/people';
import { hashPassword } from '../world/passwords';
import { WorldClock } from '../world/clock';
import { post } from './ledger';

/** A member's row. Amounts in satang. */
export interface MemberRow {
  id: string;
  username: string;
  prefix: string;
  password_hash: string;
  /** `null` if it equals the member system's password. */
  platform_password_hash: string | null;
  first_name: string;
  last_name: string;
  tel: string;
  bank_name: string;
  account_number: string;
  bonus: 'BONUS' | 'NO_BONUS';
  credit: bigint;
  points: number;
  deposited: bigint;
  turnover: bigint;
  created_at: Date;
  /** Prefix of the group whose deposits are credited automatically; `null` means the member's own. */
  top_up_prefix: string | null;
}

export interface NewMember {
  username: string;
  prefix: string;
  password: string;
  firstName: string;
  lastName: string;
  tel: string;
  bankName: string;
  accountNumber: string;
  creditSatang: bigint;
  /** Another group's prefix: portal launches are then refused. */
  topUpPrefix?: string | undefined;
}

/** The username is taken. */
export class UsernameTaken extends Error {
  constructor() {
    super('username is taken');
    this.name = 'UsernameTaken';
  }
}

/** Members of all agents. */
@Injectable()
export class Members {
  constructor(
    private readonly storage: Storage,
    private readonly clock: WorldClock,
  ) {}

  byUsername(username: string): Promise<MemberRow | undefined> {
    return this.storage.row<MemberRow>('select * from member where username = $1', [username.toUpperCase()]);
  }

  byId(id: string): Promise<MemberRow | undefined> {
    return this.storage.row<MemberRow>('select * from member where id = $1', [id]);
  }

  list(prefix: string | undefined): Promise<MemberRow[]> {
    return this.storage.rows<MemberRow>(
      'select * from member where $1::text is null or prefix = $1 order by prefix, username',
      [prefix?.toUpperCase() ?? null],
    );
  }

  /** Applies to later deposits. */
  async setBonus(id: string, bonus: MemberRow['bonus']): Promise<void> {
    await this.storage.rows('update member set bonus = $2 where id = $1', [id, bonus]);
  }

  /** @param also work in the same transaction @throws UsernameTaken */
  async create(
    member: NewMember,
    also: (queries: Queries, id: string) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<MemberRow> {
    const passwordHash = await hashPassword(member.password);
    const username = member.username.toUpperCase();
    const at = this.clock.now();
    await this.storage.transaction(async (queries) => {
      const inserted = await queries.row(
        `insert into member (id, username, prefix, password_hash, first_name, last_name, tel, bank_name, account_number, created_at, top_up_prefix)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (username) do nothing returning id`,
        [
          memberId(username),
          username,
          member.prefix.toUpperCase(),
          passwordHash,
          member.firstName,
          member.lastName,
          member.tel,
          member.bankName,
          member.accountNumber,
          at,
          member.topUpPrefix?.toUpperCase() ?? null,
        ],
      );
      if (!inserted) throw new UsernameTaken();
      await openingCredit(queries, memberId(username), member.creditSatang, at);
      await also(queries, memberId(username));
    });
    return (await this.byUsername(username))!;
  }
}

async function openingCredit(queries: Queries, id: string, credit: bigint, at: Date): Promise<void> {
  if (credit > 0n) {
    await post(queries, { memberId: id, kind: 'TRANSFER_IN', amount: credit, reference: `opening-${id}`, at });
  }
}
