import { satangFromBaht } from '@housebrand/shared';
import { dayStart } from './calendar';
import { PLAYED, type SeedEntry, type SeedPayment, type SeedRound } from './history';
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

/** One member's rows for a day, and what they add to the member's sums. The credit ends where it started. */
export interface MemberDay {
  entries: SeedEntry[];
  payments: SeedPayment[];
  rounds: SeedRound[];
  deposited: bigint;
  turnover: bigint;
}

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
export function memberDay(member: SeedMember, credit: bigint, day: string, now: Date): MemberDay | null {
  const random = seededRandom(`day:${member.username}:${day}`);
  const plan = planFor(random, member.username);
  // Skip members who can't pay the first stake; DEMO1 can, thanks to its deposit.
  if (!plan || credit + plan.deposit < plan.stake) return null;
  const { stake, rounds, deposit } = plan;
  const turnover = stake * BigInt(rounds);
  const begin = dayStart(day).getTime();
  const span = Math.max(0, Math.min(now.getTime(), begin + DAY_MS) - begin);
  const at = (step: number): string => new Date(begin + Math.floor((span * (step + 1)) / (rounds + 2))).toISOString();
  const result: MemberDay = { entries: [], payments: [], rounds: [], deposited: deposit, turnover };
  let balance = credit;
  const post = (kind: string, amount: bigint, reference: string, when: string): void => {
    balance += amount;
    const sums = { amount: String(amount), balance_after: String(balance) };
    result.entries.push({ member_id: member.id, kind, ...sums, reference, at: when });
  };
  if (deposit > 0n) {
    result.payments.push(depositOf(member, deposit, day, at(0)));
    post('DEPOSIT', deposit, result.payments[0]!.reference, at(0));
  }
  for (let index = 0; index < rounds; index++) {
    const payout = index === 0 ? turnover - deposit : 0n;
    const round = roundOf(random, member, `day-${member.id.slice(0, 10)}-${day}-${index}`);
    const when = at(index + 1);
    result.rounds.push({ ...round, stake: String(stake), payout: String(payout), created_at: when });
    post('STAKE', -stake, round.id, when);
    if (payout > 0n) post('PAYOUT', payout, round.id, when);
  }
  return result;
}

function depositOf(member: SeedMember, amount: bigint, day: string, at: string): SeedPayment {
  const reference = `DP${member.id.slice(0, 8)}${day.replaceAll('-', '')}`;
  const when = { created_at: at, settled_at: at };
  const { id: member_id, bankName: bank_name } = member;
  return {
    id: reference,
    member_id,
    kind: 'DEPOSIT',
    amount: String(amount),
    status: 'SUCCESS',
    reference,
    bank_name,
    channel: 'DEPOSIT_POINT',
    reject_reason: null,
    ...when,
  };
}

function roundOf(
  random: Random,
  member: SeedMember,
  id: string,
): Pick<SeedRound, 'id' | 'member_id' | 'game_id' | 'provider' | 'family'> {
  const game = pick(random, PLAYED);
  return { id, member_id: member.id, game_id: game.id, provider: game.provider, family: game.family };
}
