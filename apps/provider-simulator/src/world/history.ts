import { satangFromBaht } from '@housebrand/shared';
import type { DepositChannel } from '../books/payments';
import { catalogue } from './catalogue';
import type { SeedMember } from './people';
import { below, pick, type Random, seededRandom } from './random';

export interface SeedEntry {
  member_id: string;
  kind: string;
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
  status: string;
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

export interface History {
  entries: SeedEntry[];
  payments: SeedPayment[];
  rounds: SeedRound[];
}

interface Move {
  at: number;
  kind: 'DEPOSIT' | 'WITHDRAWAL' | 'STAKE' | 'PAYOUT';
  amount: bigint;
  reference: string;
}

const DAY_MS = 86_400_000;
const CHANNELS: readonly DepositChannel[] = ['DEPOSIT_POINT', 'BANK', 'TRUE_MONEY'];
/** Games in the seeded members' history. */
export const PLAYED = catalogue.filter(({ family }) => family === 'slot' || family === 'table').slice(0, 400);

/** Splits a sum into multiples of 100 baht; the last part takes the remainder. */
function portions(random: Random, total: bigint, count: number): bigint[] {
  const parts: bigint[] = [];
  let left = total;
  for (let index = count; index > 1; index--) {
    const fair = Number(left / BigInt(index) / 10_000n);
    const part = BigInt(Math.max(1, Math.round(fair * (0.5 + random.next())))) * 10_000n;
    if (left - part < BigInt(index - 1) * 10_000n) break;
    parts.push(part);
    left -= part;
  }
  return [...parts, left];
}

function payments(random: Random, member: SeedMember, now: number, history: History): Move[] {
  const span = member.historyMonths * 30 * DAY_MS;
  const make = (kind: 'DEPOSIT' | 'WITHDRAWAL', amounts: bigint[]): Move[] =>
    amounts.map((amount, index) => {
      const at = now - span + Math.floor(((index + 0.2 + random.next() * 0.6) / amounts.length) * span);
      const reference = `${kind === 'DEPOSIT' ? 'DP' : 'WD'}${member.id.slice(0, 8)}${String(index).padStart(4, '0')}`;
      const channel = kind === 'DEPOSIT' ? CHANNELS[index % CHANNELS.length]! : 'BANK';
      history.payments.push({
        id: reference,
        member_id: member.id,
        kind,
        amount: String(amount),
        status: 'SUCCESS',
        reference,
        bank_name: channel === 'TRUE_MONEY' ? 'TMN' : member.bankName,
        channel,
        reject_reason: null,
        created_at: new Date(at - 95_000).toISOString(),
        settled_at: new Date(at).toISOString(),
      });
      return { at, kind, amount: kind === 'DEPOSIT' ? amount : -amount, reference };
    });
  const recent = member.historyMonths >= 12 ? member.deposited : member.deposited / 4n;
  const deposits = portions(random, recent, member.historyMonths * 2);
  const withdrawals = portions(random, (recent * 2n) / 5n, Math.max(2, Math.floor(member.historyMonths * 0.75)));
  if (member.historyMonths >= 12) history.payments.push(refusedDeposit(member, now - span / 3));
  return [...make('DEPOSIT', deposits), ...make('WITHDRAWAL', withdrawals)];
}

/** A deposit that the desk rejected: nothing moved. */
function refusedDeposit(member: SeedMember, at: number): SeedPayment {
  const reference = `DP${member.id.slice(0, 8)}R001`;
  return {
    id: reference,
    member_id: member.id,
    kind: 'DEPOSIT',
    amount: '100000',
    status: 'REJECT',
    reference,
    bank_name: member.bankName,
    channel: 'BANK',
    reject_reason: 'โอนจากบัญชีที่ไม่ตรงกับชื่อสมาชิก',
    created_at: new Date(at).toISOString(),
    settled_at: new Date(at + 420_000).toISOString(),
  };
}

function rounds(random: Random, member: SeedMember, now: number, history: History): Move[] {
  return Array.from({ length: 8 + member.historyMonths * 3 }, (_, index) => {
    const game = pick(random, PLAYED);
    const stake = satangFromBaht(pick(random, [5, 10, 20, 50, 100]));
    const payout = random.next() < 0.36 ? (stake * BigInt(5 + below(random, 60))) / 10n : 0n;
    const at = now - Math.floor(random.next() * member.historyMonths * 30 * DAY_MS) - 600_000;
    const id = `seed-${member.id.slice(0, 10)}-${String(index).padStart(3, '0')}`;
    history.rounds.push({
      id,
      member_id: member.id,
      game_id: game.id,
      provider: game.provider,
      family: game.family,
      stake: String(stake),
      payout: String(payout),
      created_at: new Date(at).toISOString(),
    });
    const moves: Move[] = [{ at, kind: 'STAKE', amount: -stake, reference: id }];
    if (payout > 0n) moves.push({ at: at + 1, kind: 'PAYOUT', amount: payout, reference: id });
    return moves;
  }).flat();
}

/** Returns a member's history up to `now`, ending at exactly the seeded credit. */
export function historyOf(member: SeedMember, now: Date): History {
  const history: History = { entries: [], payments: [], rounds: [] };
  if (member.historyMonths === 0) return history;
  const random = seededRandom(`history:${member.username}`);
  const moves = [
    ...payments(random, member, now.getTime(), history),
    ...rounds(random, member, now.getTime(), history),
  ];
  moves.sort((a, b) => a.at - b.at);
  const opening = openingFor(member.credit, moves);
  const start = now.getTime() - member.historyMonths * 30 * DAY_MS - DAY_MS;
  let balance = 0n;
  const post = (kind: string, amount: bigint, reference: string, at: number): void => {
    balance += amount;
    history.entries.push({
      member_id: member.id,
      kind,
      amount: String(amount),
      balance_after: String(balance),
      reference,
      at: new Date(at).toISOString(),
    });
  };
  if (opening > 0n) post('OPENING', opening, `opening-${member.id}`, start);
  for (const move of moves) post(move.kind, move.amount, move.reference, move.at);
  if (balance !== member.credit) post('TRANSFER_OUT', member.credit - balance, `carried-${member.id}`, now.getTime());
  return history;
}

/** Returns an opening balance that keeps every step at or above zero and ends at the given credit. */
function openingFor(credit: bigint, moves: readonly Move[]): bigint {
  let running = 0n;
  let lowest = 0n;
  for (const { amount } of moves) {
    running += amount;
    if (running < lowest) lowest = running;
  }
  const opening = credit - running;
  return opening > -lowest ? opening : -lowest;
}
