import { satangFromBaht } from '@housebrand/shared';
import type { SeedEntry, SeedPayment, SeedRound } from '../world/history';
import { PLAYED } from '../world/history';
import type { SeedMember } from '../world/people';
import { below, pick, type Random } from '../world/random';

/** A bot's current balance in the books. */
export interface Player {
  id: string;
  credit: bigint;
}

/** One bet of a bot: rows for the books, and their sums. */
export interface Played {
  id: string;
  entries: SeedEntry[];
  payments: SeedPayment[];
  rounds: SeedRound[];
  credit: bigint;
  deposited: bigint;
  turnover: bigint;
}

/** Credit in satang above which a member withdraws most of it. */
const WITHDRAW_ABOVE = 2_000_000n;
const STAKES = [5, 10, 20, 50, 100] as const;
/** Share of winning bets; they pay 0.5 to 5.4 times the stake, about 94 % in total. */
const WIN_RATE = 0.32;

/**
 * Plays one bet of a member, reproducible by its random numbers: deposits first if the credit is too low, withdraws afterwards if
 * it is high.
 *
 * @param id the round's ID; payment references derive from it
 */
export function playOnce(random: Random, member: SeedMember, before: bigint, id: string, at: string): Played {
  const played: Played = {
    id: member.id,
    entries: [],
    payments: [],
    rounds: [],
    credit: before,
    deposited: 0n,
    turnover: 0n,
  };
  const post = (kind: string, amount: bigint, reference = id): void => {
    played.credit += amount;
    const sums = { amount: String(amount), balance_after: String(played.credit) };
    played.entries.push({ member_id: member.id, kind, ...sums, reference, at });
  };
  const pay = (kind: 'DEPOSIT' | 'WITHDRAWAL', amount: bigint): void => {
    const reference = `${kind === 'DEPOSIT' ? 'DP' : 'WD'}-${id}`;
    const bank = { bank_name: member.bankName, channel: 'BANK' as const, reject_reason: null };
    const about = { member_id: member.id, kind, ...bank, created_at: at, settled_at: at };
    played.payments.push({ ...about, id: reference, amount: String(amount), status: 'SUCCESS', reference });
    post(kind, kind === 'DEPOSIT' ? amount : -amount, reference);
  };
  const stake = satangFromBaht(pick(random, STAKES));
  const [isWon, tenths] = [random.next() < WIN_RATE, BigInt(5 + below(random, 50))];
  const [paidIn, keeps] = [BigInt(5 + below(random, 26)) * 10_000n, BigInt(1 + below(random, 5)) * 100_000n];
  const game = pick(random, PLAYED);
  if (played.credit < stake) {
    pay('DEPOSIT', paidIn);
    played.deposited = paidIn;
  }
  const payout = isWon ? (stake * tenths) / 10n : 0n;
  const about = { game_id: game.id, provider: game.provider, family: game.family, created_at: at };
  played.rounds.push({ id, member_id: member.id, ...about, stake: String(stake), payout: String(payout) });
  post('STAKE', -stake);
  if (payout > 0n) post('PAYOUT', payout);
  played.turnover = stake;
  if (played.credit > WITHDRAW_ABOVE) pay('WITHDRAWAL', ((played.credit - keeps) / 10_000n) * 10_000n);
  return played;
}
