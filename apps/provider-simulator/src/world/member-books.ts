import type { EntryKind } from '../books/ledger';
import type { DepositChannel } from '../books/payments';
import type { CatalogueGame } from './catalogue';
import type { SeedMember } from './people';
import { below, type Random } from './random';

export interface SeedEntry {
  member_id: string;
  kind: EntryKind;
  /** Satang, as a string, because JSON numbers can't hold every bigint. */
  amount: string;
  balance_after: string;
  reference: string;
  at: string;
}

export interface SeedPayment {
  id: string;
  member_id: string;
  kind: 'DEPOSIT' | 'WITHDRAWAL';
  amount: string;
  status: 'SUCCESS' | 'REJECT';
  reference: string;
  bank_name: string;
  channel: DepositChannel;
  reject_reason: string | null;
  created_at: string;
  settled_at: string;
}

export interface SeedRound {
  id: string;
  member_id: string;
  game_id: string;
  provider: string;
  family: string;
  stake: string;
  payout: string;
  created_at: string;
}

/** Share of winning bets; they pay 0.5 to 5.4 times the stake, about 94 % in total. */
const WIN_RATE = 0.32;

/** Draws what a bet pays, in satang. */
export function payoutOf(random: Random, stake: bigint): bigint {
  const [isWon, tenths] = [random.next() < WIN_RATE, BigInt(5 + below(random, 50))];
  return isWon ? (stake * tenths) / 10n : 0n;
}

/** Writes one member's rows in order of time, and keeps the sums that belong to them. Amounts in satang. */
export class MemberBooks {
  readonly id: string;
  readonly entries: SeedEntry[] = [];
  readonly payments: SeedPayment[] = [];
  readonly rounds: SeedRound[] = [];
  deposited = 0n;
  turnover = 0n;

  /** @param credit before the first row */
  constructor(
    private readonly member: Pick<SeedMember, 'id' | 'bankName'>,
    public credit: bigint,
  ) {
    this.id = member.id;
  }

  post(kind: EntryKind, amount: bigint, reference: string, at: Date): void {
    this.credit += amount;
    const sums = { amount: String(amount), balance_after: String(this.credit) };
    this.entries.push({ member_id: this.id, kind, ...sums, reference, at: at.toISOString() });
  }

  /** @param createdAt when the member transferred, if earlier than the credit */
  deposit(amount: bigint, reference: string, channel: DepositChannel, at: Date, createdAt = at): void {
    this.pay('DEPOSIT', amount, reference, channel, [createdAt, at]);
    this.deposited += amount;
    this.post('DEPOSIT', amount, reference, at);
  }

  /** @param settledAt when the bank paid, if later than the request */
  withdraw(amount: bigint, reference: string, at: Date, settledAt = at): void {
    this.pay('WITHDRAWAL', amount, reference, 'BANK', [at, settledAt]);
    this.post('WITHDRAWAL', -amount, reference, at);
  }

  /** Adds a deposit that the desk rejected: nothing moves. */
  rejectedDeposit(amount: bigint, reference: string, reason: string, [createdAt, settledAt]: [Date, Date]): void {
    this.pay('DEPOSIT', amount, reference, 'BANK', [createdAt, settledAt], reason);
  }

  /** Adds a settled round. */
  round(id: string, game: CatalogueGame, stake: bigint, payout: bigint, at: Date): void {
    const { id: game_id, provider, family } = game;
    const sums = { stake: String(stake), payout: String(payout) };
    this.rounds.push({ id, member_id: this.id, game_id, provider, family, ...sums, created_at: at.toISOString() });
    this.turnover += stake;
    this.post('STAKE', -stake, id, at);
    if (payout > 0n) this.post('PAYOUT', payout, id, at);
  }

  private pay(
    kind: SeedPayment['kind'],
    amount: bigint,
    reference: string,
    channel: DepositChannel,
    [createdAt, settledAt]: [Date, Date],
    rejectReason: string | null = null,
  ): void {
    this.payments.push({
      id: reference,
      member_id: this.id,
      kind,
      amount: String(amount),
      status: rejectReason === null ? 'SUCCESS' : 'REJECT',
      reference,
      bank_name: channel === 'TRUE_MONEY' ? 'TMN' : this.member.bankName,
      channel,
      reject_reason: rejectReason,
      created_at: createdAt.toISOString(),
      settled_at: settledAt.toISOString(),
    });
  }
}
