import { businessDay, newId, percentOf } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import { type Queries, Storage } from '../storage/storage';
import { siteOf } from '../world/agents';
import { WorldClock } from '../world/clock';
import { dayShifted, dayStart } from '../world/calendar';
import { type EntryKind, post } from './ledger';
import type { MemberRow } from './members';

/** Number of business days, including today, whose losses count; unclaimed cashback lapses afterwards. */
const CASH_BACK_DAYS = 7;
/** Minimum income that may become credit, in satang. */
export const MIN_INCOME = 2_000n;
/** The share of a member's stakes that becomes income: 5 of 100. Income from friends belongs to the referral programme. */
export const INCOME_SHARE = [5n, 100n] as const;

/** Nothing can be claimed, or less than requested. */
export class NothingToClaim extends Error {
  constructor() {
    super('nothing to claim');
    this.name = 'NothingToClaim';
  }
}

/** A completed claim. */
export interface Claim {
  reference: string;
  amount: bigint;
  at: Date;
}

export interface CashBack {
  netLoss: bigint;
  amount: bigint;
  /** Percentage. */
  percent: number;
  lastClaim: Claim | null;
}

export interface Income {
  gathered: bigint;
  credit: bigint;
  lastClaim: Claim | null;
}

/** Cashback on the net loss, and income from play. Each satang is paid once. */
@Injectable()
export class Claims {
  constructor(
    private readonly storage: Storage,
    private readonly clock: WorldClock,
  ) {}

  cashBack(member: MemberRow): Promise<CashBack> {
    return cashBackOf(this.storage, member, this.lossesSince());
  }

  /** Pays the whole cashback and marks its rounds as paid back. @throws NothingToClaim */
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

  /** Moves some or all of the income to the credit. @throws NothingToClaim */
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
  const amount = percentOf(netLoss, percent);
  return { netLoss, amount, percent, lastClaim: await lastOf(queries, id, 'CASHBACK') };
}

/** Returns the share of the member's stakes minus earlier claims, never below zero even after a late void. */
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

/** Serialises one member's claims. */
async function lock(queries: Queries, memberId: string): Promise<void> {
  await queries.rows('select from member where id = $1 for update', [memberId]);
}
