import { businessDay, newId } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import { type Queries, Storage } from '../storage/storage';
import { siteOf } from '../world/agents';
import { WorldClock } from '../world/clock';
import { dayShifted, dayStart } from '../world/days';
import { type EntryKind, post } from './ledger';
import type { MemberRow } from './members';

/** Business days whose losses count, today's among them: what is not claimed by then lapses. */
const CASH_BACK_DAYS = 7;
/** The least income that may become credit, satang. */
export const MIN_INCOME = 2_000n;
/** Of what a member stakes: 5 hundredths. What friends bring is counted by whoever runs the referral programme. */
const INCOME_SHARE = [5n, 100n] as const;

/** There is nothing to claim, or less than was asked for. */
export class NothingToClaim extends Error {
  constructor() {
    super('nothing to claim');
    this.name = 'NothingToClaim';
  }
}

/** What a claim moved. */
export interface Claim {
  reference: string;
  amount: bigint;
  at: Date;
}

export interface CashBack {
  netLoss: bigint;
  amount: bigint;
  /** In hundredths. */
  percent: number;
  lastClaim: Claim | null;
}

export interface Income {
  gathered: bigint;
  credit: bigint;
  lastClaim: Claim | null;
}

/** What the platform gives back: a part of the net loss, and points from play. Each satang once. */
@Injectable()
export class Claims {
  constructor(
    private readonly storage: Storage,
    private readonly clock: WorldClock,
  ) {}

  cashBack(member: MemberRow): Promise<CashBack> {
    return cashBackOf(this.storage, member, this.lossesSince());
  }

  /** Gives back all of it and counts the rounds as given back. @throws NothingToClaim */
  claimCashBack(member: MemberRow): Promise<Claim> {
    return this.storage.transaction(async (queries) => {
      await lock(queries, member.id);
      const since = this.lossesSince();
      const { amount } = await cashBackOf(queries, member, since);
      if (amount <= 0n) throw new NothingToClaim();
      const claim = await this.post(queries, member.id, 'CASHBACK', amount);
      await queries.rows(
        `update round set cash_back_reference = $3
         where member_id = $1 and status = 'SETTLED' and cash_back_reference is null and settled_at >= $2`,
        [member.id, since, claim.reference],
      );
      return claim;
    });
  }

  income(memberId: string): Promise<Income> {
    return incomeOf(this.storage, memberId);
  }

  /** Moves a part of the income, or all of it, to the credit. @throws NothingToClaim */
  claimIncome(memberId: string, amount: bigint): Promise<Claim> {
    return this.storage.transaction(async (queries) => {
      await lock(queries, memberId);
      const { gathered } = await incomeOf(queries, memberId);
      if (amount < MIN_INCOME || amount > gathered) throw new NothingToClaim();
      return this.post(queries, memberId, 'INCOME', amount);
    });
  }

  private lossesSince(): Date {
    return dayStart(dayShifted(businessDay(this.clock.now()), 1 - CASH_BACK_DAYS));
  }

  private async post(queries: Queries, memberId: string, kind: EntryKind, amount: bigint): Promise<Claim> {
    const at = this.clock.now();
    const reference = `${kind === 'CASHBACK' ? 'CB' : 'IN'}-${newId().slice(-12).toUpperCase()}`;
    await post(queries, { memberId, kind, amount, reference, at });
    return { reference, amount, at };
  }
}

async function cashBackOf(queries: Queries, { id, prefix }: MemberRow, since: Date): Promise<CashBack> {
  const { net } = (await queries.row<{ net: bigint }>(
    `select coalesce(sum(stake - payout), 0)::bigint as net from round
     where member_id = $1 and status = 'SETTLED' and cash_back_reference is null and settled_at >= $2`,
    [id, since],
  ))!;
  const percent = siteOf(prefix)?.cashBackPercent ?? 0;
  const netLoss = net > 0n ? net : 0n;
  const amount = (netLoss * BigInt(percent)) / 100n;
  return { netLoss, amount, percent, lastClaim: await lastOf(queries, id, 'CASHBACK') };
}

/** A share of what the member staked, less what was claimed; a late void may take it below zero. */
async function incomeOf(queries: Queries, memberId: string): Promise<Income> {
  const [share, of] = INCOME_SHARE;
  const row = (await queries.row<{ earned: bigint; claimed: bigint; credit: bigint }>(
    `select credit,
       (select coalesce(sum(amount), 0)::bigint from entry where member_id = $1 and kind = 'INCOME') as claimed,
       (select coalesce(sum(stake), 0)::bigint * $2 / $3 from round
         where round.member_id = $1 and round.status = 'SETTLED') as earned
     from member where id = $1`,
    [memberId, share, of],
  ))!;
  const left = row.earned - row.claimed;
  return {
    gathered: left > 0n ? left : 0n,
    credit: row.credit,
    lastClaim: await lastOf(queries, memberId, 'INCOME'),
  };
}

async function lastOf(queries: Queries, memberId: string, kind: EntryKind): Promise<Claim | null> {
  const last = await queries.row<Claim>(
    'select reference, amount, at from entry where member_id = $1 and kind = $2 order by id desc limit 1',
    [memberId, kind],
  );
  return last ?? null;
}

/** One member's claims run one after the other. */
async function lock(queries: Queries, memberId: string): Promise<void> {
  await queries.rows('select from member where id = $1 for update', [memberId]);
}
