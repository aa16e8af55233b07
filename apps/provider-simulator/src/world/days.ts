import { satangFromBaht } from '@housebrand/shared';
import { dayStart } from './calendar';
import { PLAYED } from './history';
import { MemberBooks } from './member-books';
import type { SeedMember } from './people';
import { below, pick, type Random, seededRandom } from './random';

const DAY_MS = 86_400_000;

/** A member's play on one business day. Amounts in satang. */
interface Plan {
  stake: bigint;
  rounds: number;
  deposit: bigint;
}

/** DEMO1 plays the same every day, so that its daily quests are always half done. */
export const DEMO1_DAY: Plan = { stake: 5_000n, rounds: 5, deposit: 5_000n };

function planFor(random: Random, username: string): Plan | null {
  if (username.endsWith('DEMO1')) return DEMO1_DAY;
  if (username.endsWith('DEMO3')) return { stake: 50_000n, rounds: 4, deposit: 0n };
  if (random.next() > 0.34) return null;
  const stake = satangFromBaht(pick(random, [10, 20, 50, 100]));
  return { stake, rounds: 2 + below(random, 3), deposit: random.next() < 0.25 ? stake : 0n };
}

/**
 * Returns a member's business day, the same on every machine: some rounds and sometimes a deposit, spread over the part of the
 * day before `now`. The first round pays out what the other stakes and the deposit leave open, so that no step falls below the
 * opening credit and the day ends with it.
 *
 * @returns `null` on a day without play
 */
export function memberDay(member: SeedMember, credit: bigint, day: string, now: Date): MemberBooks | null {
  const random = seededRandom(`day:${member.username}:${day}`);
  const plan = planFor(random, member.username);
  // Skip members who can't pay the first stake; DEMO1 can, thanks to its deposit.
  if (!plan || credit + plan.deposit < plan.stake) return null;
  const { stake, rounds, deposit } = plan;
  const begin = dayStart(day).getTime();
  const span = Math.max(0, Math.min(now.getTime(), begin + DAY_MS) - begin);
  const at = (step: number): Date => new Date(begin + Math.floor((span * (step + 1)) / (rounds + 2)));
  const books = new MemberBooks(member, credit);
  if (deposit > 0n) {
    books.deposit(deposit, `DP${member.id.slice(0, 8)}${day.replaceAll('-', '')}`, 'DEPOSIT_POINT', at(0));
  }
  for (let index = 0; index < rounds; index++) {
    const payout = index === 0 ? stake * BigInt(rounds) - deposit : 0n;
    const id = `day-${member.id.slice(0, 10)}-${day}-${index}`;
    books.round(id, pick(random, PLAYED), stake, payout, at(index + 1));
  }
  return books;
}
