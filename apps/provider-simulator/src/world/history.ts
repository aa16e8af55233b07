import { satangFromBaht } from '@housebrand/shared';
import type { DepositChannel } from '../books/payments';
import { INCOME_SHARE, MIN_INCOME } from '../books/claims';
import { catalogue, type CatalogueGame } from './catalogue';
import type { Habit } from './habits';
import { MemberBooks, payoutOf } from './member-books';
import type { SeedMember } from './people';
import { below, pick, type Random, seededRandom, shuffled } from './random';
import { receivingWallet } from './receivers';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The part of the day in which visits begin; they end on the same day. */
const [OPENS_MS, BEGINNINGS] = [10 * 60 * MINUTE_MS, 11 * 60];
/** Number of games that a member plays. */
const FAVOURITES = 12;
/** The member claims income at every visit of this number, the last time a month before the seeding. */
const CLAIM_EVERY = 5;
const UNCLAIMED_MS = 30 * DAY_MS;
/** Rounds without a payout, after which one pays half its stake, so that every month has a payout. */
const LONGEST_SERIES = 4;
/** Days before the seeding of the deposit that the desk rejected. */
const REJECTED_DAYS = 120;

/** Games in the seeded members' history. */
export const PLAYED = catalogue.filter(({ family }) => family === 'slot' || family === 'table').slice(0, 400);
const SLOTS = PLAYED.filter(({ family }) => family === 'slot');

/** Returns when a seeded member registered. @param today start of the business day of the seeding */
export function joinedAt({ ageDays }: SeedMember, today: Date): Date {
  return new Date(Math.round(today.getTime() - ageDays * DAY_MS));
}

/**
 * Returns a member's history from the registration up to today, the same on every machine. It starts at zero, moves like a
 * person's, and ends with exactly the credit that the member should have: a last win or deposit brings what is missing.
 *
 * @param today start of the business day of the seeding
 */
export function historyOf(member: SeedMember, today: Date): MemberBooks {
  const books = new MemberBooks(member, 0n);
  if (!member.habit) return books;
  const past = new Past(books, member, member.habit, today);
  const starts = visitsOf(member, member.habit, today);
  starts.forEach((start, index) => past.visit(start, index, index === starts.length - 1));
  return books;
}

/** Returns the beginnings of a member's visits: the first after the registration, the last before today. */
function visitsOf(member: SeedMember, { gapDays }: Habit, today: Date): number[] {
  const random = seededRandom(`visits:${member.username}`);
  const third = Math.floor(gapDays / 3);
  const starts = [joinedAt(member, today).getTime() + (5 + below(random, 10)) * MINUTE_MS];
  const pause = (): number => gapDays - third + below(random, 2 * third + 1);
  let daysAgo = Math.ceil(member.ageDays) - pause();
  while (daysAgo >= 1) {
    starts.push(today.getTime() - daysAgo * DAY_MS + OPENS_MS + below(random, BEGINNINGS) * MINUTE_MS);
    daysAgo -= pause();
  }
  return starts;
}

/** One member's visits, one after the other. */
class Past {
  private readonly random: Random;
  private readonly games: readonly CatalogueGame[];
  private readonly channels: readonly DepositChannel[];
  private at = 0;
  private claimed = 0n;
  /** Rounds since the last payout. */
  private without = 0;
  private readonly count = { deposits: 0, withdrawals: 0, claims: 0 };

  constructor(
    private readonly books: MemberBooks,
    private readonly member: SeedMember,
    private readonly habit: Habit,
    private readonly today: Date,
  ) {
    this.random = seededRandom(`history:${member.username}`);
    this.games = shuffled(this.random, PLAYED).slice(0, FAVOURITES);
    this.channels = receivingWallet(member.prefix)
      ? ['DEPOSIT_POINT', 'BANK', 'TRUE_MONEY']
      : ['DEPOSIT_POINT', 'BANK'];
  }

  visit(start: number, index: number, isLast: boolean): void {
    const { random, habit, books } = this;
    this.at = start;
    if (index === 0) this.reject();
    if (index % CLAIM_EVERY === CLAIM_EVERY - 1) this.claimIncome();
    if (index % habit.depositEvery === 0) this.deposit();
    const game = pick(random, this.games);
    for (let left = pick(random, habit.rounds); left > 0; left--) {
      const stake = satangFromBaht(pick(random, habit.stakes));
      if (books.credit < stake) this.deposit();
      this.play(game, stake, this.without < LONGEST_SERIES ? payoutOf(random, stake) : stake / 2n);
    }
    if (isLast && this.member.credit !== null) this.reach(this.member.credit);
    else if (books.credit > satangFromBaht(habit.withdrawAbove)) this.withdraw();
  }

  /** Wins or deposits so much that the credit becomes `credit`. */
  private reach(credit: bigint): void {
    const missing = credit - this.books.credit;
    if (this.habit.ends === 'deposit' && missing > 0n) this.deposit(missing);
    else this.win(credit);
  }

  private win(credit: bigint): void {
    const stake = satangFromBaht(this.habit.stakes.at(-1)!);
    if (this.books.credit < stake) this.deposit();
    this.play(pick(this.random, SLOTS), stake, credit - this.books.credit + stake);
  }

  private play(game: CatalogueGame, stake: bigint, payout: bigint): void {
    const { books } = this;
    const id = `seed-${books.id.slice(0, 10)}-${String(books.rounds.length).padStart(3, '0')}`;
    books.round(id, game, stake, payout, this.later(1, 3));
    this.without = payout > 0n ? 0 : this.without + 1;
  }

  private deposit(amount = satangFromBaht(pick(this.random, this.habit.deposits))): void {
    const channel = this.channels[this.count.deposits % this.channels.length]!;
    const transferred = this.later(1, 3);
    this.books.deposit(amount, this.reference('deposits', 'DP'), channel, this.later(1, 4), transferred);
  }

  /** Withdraws whole hundreds of baht; what remains stays as credit. */
  private withdraw(): void {
    const hundreds = (this.books.credit - satangFromBaht(this.habit.keeps)) / 10_000n;
    const requested = this.later(2, 4);
    const paid = new Date(requested.getTime() + (8 + below(this.random, 30)) * MINUTE_MS);
    this.books.withdraw(hundreds * 10_000n, this.reference('withdrawals', 'WD'), requested, paid);
  }

  private claimIncome(): void {
    const [share, of] = INCOME_SHARE;
    const gathered = (this.books.turnover * share) / of - this.claimed;
    if (gathered < MIN_INCOME || this.at > this.today.getTime() - UNCLAIMED_MS) return;
    this.claimed += gathered;
    this.books.post('INCOME', gathered, this.reference('claims', 'IN-'), this.later(1, 3));
  }

  private reject(): void {
    if (this.member.ageDays < 2 * REJECTED_DAYS) return;
    const at = this.today.getTime() - REJECTED_DAYS * DAY_MS + OPENS_MS;
    const reference = `DP${this.books.id.slice(0, 8)}R001`;
    const reason = 'โอนจากบัญชีที่ไม่ตรงกับชื่อสมาชิก';
    this.books.rejectedDeposit(100_000n, reference, reason, [new Date(at), new Date(at + 7 * MINUTE_MS)]);
  }

  private reference(kind: keyof Past['count'], letters: string): string {
    const reference = `${letters}${this.books.id.slice(0, 8)}${String(this.count[kind]).padStart(4, '0')}`;
    this.count[kind] += 1;
    return reference;
  }

  /** Moves on by some minutes. */
  private later(from: number, to: number): Date {
    this.at += (from * 60 + below(this.random, (to - from) * 60)) * 1_000;
    return new Date(this.at);
  }
}
