import { satangFromBaht } from '@housebrand/shared';
import { PLAYED } from '../world/history';
import { MemberBooks, payoutOf } from '../world/member-books';
import type { SeedMember } from '../world/people';
import { below, pick, type Random } from '../world/random';

/** Credit in satang above which a member withdraws most of it. */
const WITHDRAW_ABOVE = 2_000_000n;
const STAKES = [5, 10, 20, 50, 100] as const;

/**
 * Plays one bet of a member, reproducible by its random numbers: deposits first if the credit is too low, withdraws afterwards if
 * it is high.
 *
 * @param id the round's ID; payment references derive from it
 */
export function playOnce(random: Random, member: SeedMember, before: bigint, id: string, at: Date): MemberBooks {
  const books = new MemberBooks(member, before);
  const stake = satangFromBaht(pick(random, STAKES));
  const payout = payoutOf(random, stake);
  const [paidIn, keeps] = [BigInt(5 + below(random, 26)) * 10_000n, BigInt(1 + below(random, 5)) * 100_000n];
  if (books.credit < stake) books.deposit(paidIn, `DP-${id}`, 'BANK', at);
  books.round(id, pick(random, PLAYED), stake, payout, at);
  if (books.credit > WITHDRAW_ABOVE) books.withdraw(((books.credit - keeps) / 10_000n) * 10_000n, `WD-${id}`, at);
  return books;
}
