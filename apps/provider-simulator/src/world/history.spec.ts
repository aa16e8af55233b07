import { describe, expect, it } from '@jest/globals';
import { businessDay } from '@housebrand/shared';
import { INCOME_SHARE } from '../books/claims';
import { engineFor } from '../play/engines';
import { dayStart } from './calendar';
import { gameById } from './catalogue';
import { memberDay } from './days';
import { referrersOf } from './friends';
import { historyOf, joinedAt } from './history';
import { seedMembers, type SeedMember } from './people';
import { tierFor } from './tiers';

const DAY_MS = 86_400_000;
const members = seedMembers();
const players = members.filter(({ habit }) => habit !== null);
const isDemo = ({ username }: SeedMember): boolean => /DEMO\d$/.test(username);

/** Days of the seeding. The amounts are always the same; the calendar months that they fall into differ. */
const DAYS = ['2026-01-01', '2026-02-28', '2026-07-16', '2026-11-27', '2027-03-31', '2028-02-29', '2028-12-10'];
const histories = DAYS.map(dayStart).flatMap((today) =>
  players.map((member) => ({ member, today, joined: joinedAt(member, today), books: historyOf(member, today) })),
);

const sum = (amounts: readonly string[]): bigint => amounts.reduce((total, amount) => total + BigInt(amount), 0n);
const monthOf = (at: string | number): string => businessDay(new Date(at)).slice(0, 7);

/** Lists the months that lie wholly between the registration and the seeding. */
function fullMonths(joined: Date, today: Date): string[] {
  const months = new Set<string>();
  for (let at = joined.getTime(); at < today.getTime(); at += DAY_MS) months.add(monthOf(at));
  return [...months].filter((month) => month !== monthOf(joined.getTime()) && month !== monthOf(today.getTime()));
}

describe('history of a member', () => {
  it('adds up from zero, at no moment below zero, to the documented credit', () => {
    for (const { member, books } of histories) {
      let balance = 0n;
      const wrong = books.entries.filter(({ amount, balance_after }) => {
        balance += BigInt(amount);
        return balance < 0n || BigInt(balance_after) !== balance;
      });
      expect([member.username, wrong]).toEqual([member.username, []]);
      expect([member.username, balance, books.credit]).toEqual([
        member.username,
        books.credit,
        member.credit ?? balance,
      ]);
    }
  });

  it('counts the deposits and stakes of its rows, and pays no more income than they earn', () => {
    const [share, of] = INCOME_SHARE;
    for (const { books } of histories) {
      const moved = (kind: string) => books.entries.filter((entry) => entry.kind === kind);
      const movedBy = (kind: string) => sum(moved(kind).map(({ amount }) => amount));
      const paid = (kind: string) =>
        books.payments.filter((payment) => payment.kind === kind && payment.status === 'SUCCESS');
      const rows = (list: readonly { reference: string; amount: string }[], sign = '') =>
        list.map(({ reference, amount }) => [reference, sign + amount]);
      expect(rows(moved('DEPOSIT'))).toEqual(rows(paid('DEPOSIT')));
      expect(rows(moved('WITHDRAWAL'))).toEqual(rows(paid('WITHDRAWAL'), '-'));
      expect([books.deposited, books.turnover]).toEqual([movedBy('DEPOSIT'), -movedBy('STAKE')]);
      expect(sum(books.rounds.map(({ stake }) => stake))).toBe(books.turnover);
      expect(movedBy('INCOME') * of <= books.turnover * share).toBe(true);
    }
  });

  it('begins within an hour of the registration, runs in order by day, and ends before the day of the seeding', () => {
    for (const { today, joined, books } of histories) {
      const moments = books.entries.map(({ at }) => at);
      expect(moments).toEqual(moments.toSorted());
      const all = [
        ...moments,
        ...books.rounds.map(({ created_at }) => created_at),
        ...books.payments.flatMap(({ created_at, settled_at }) => [created_at, settled_at]),
      ].toSorted();
      const first = Date.parse(all[0]!);
      expect([first > joined.getTime(), first < joined.getTime() + 3_600_000]).toEqual([true, true]);
      expect(Date.parse(all.at(-1)!)).toBeLessThan(today.getTime());
      // from 9:00 to midnight in Bangkok
      const hours = all.map((at) => new Date(at).getUTCHours());
      expect([Math.min(...hours) >= 2, Math.max(...hours) < 17]).toEqual([true, true]);
    }
  });

  it('has stakes that the games take, and wins that slots can pay', () => {
    const today = dayStart('2026-11-27');
    const rounds = players.flatMap((member) => historyOf(member, today).rounds);
    const beyond = rounds.filter(({ game_id, stake, payout }) => {
      const game = gameById(game_id)!;
      const { minStake, maxStake, slot } = engineFor(game).rules(game, today);
      const isTaken = Number(stake) % 100 === 0 && Number(stake) >= minStake && Number(stake) <= maxStake;
      return !isTaken || (slot && Number(payout) > (Math.max(...slot.pays.flat()) / 100) * Number(stake));
    });
    expect(beyond).toEqual([]);
  });

  it('plays in every month, and in none many times as much as in another', () => {
    for (const { member, today, joined, books } of histories) {
      const months = fullMonths(joined, today);
      const byMonth = Map.groupBy(books.entries, ({ at }) => monthOf(at));
      const within = (month: string, kind: string) => (byMonth.get(month) ?? []).filter((entry) => entry.kind === kind);
      const staked = months.map((month) => -Number(sum(within(month, 'STAKE').map(({ amount }) => amount))));
      if (months.length > 0) expect(Math.max(...staked) / Math.min(...staked)).toBeLessThan(5);
      for (const month of months) {
        const [stakes, payouts, deposits] = ['STAKE', 'PAYOUT', 'DEPOSIT'].map((kind) => within(month, kind).length);
        const what = [member.username, month];
        expect([...what, stakes! > payouts!, deposits! <= 12]).toEqual([...what, true, true]);
        if (isDemo(member)) expect([...what, payouts! > 0, deposits! > 0]).toEqual([...what, true, true]);
      }
    }
  });

  it('has wins, losses and withdrawals', () => {
    const regulars = histories.slice(0, players.length).filter(({ member }) => member.ageDays > 180);
    for (const { member, books } of regulars) {
      const won = books.rounds.filter(({ stake, payout }) => BigInt(payout) > BigInt(stake)).length;
      const withdrawals = books.payments.filter(({ kind }) => kind === 'WITHDRAWAL').length;
      const least = isDemo(member) ? 5 : 0;
      const share = won / books.rounds.length;
      const what = member.username;
      expect([what, withdrawals > least, share > 0.15, share < 0.45]).toEqual([what, true, true, true]);
    }
  });
});

describe('demo member', () => {
  const today = dayStart('2026-11-27');
  const anHourLater = new Date(today.getTime() + 3_600_000);

  it.each(players.filter(isDemo))('gives $username the documented credit, tier and age', (member) => {
    const past = historyOf(member, today);
    const day = memberDay(member, past.credit, '2026-11-27', anHourLater)!;
    const [deposited, turnover] = [past.deposited + day.deposited, past.turnover + day.turnover];
    const [credit, tier] = member.username.endsWith('DEMO1') ? [1_234_567n, 2] : [25_000_000n, 5];
    expect([day.credit, tierFor(deposited, turnover).level]).toEqual([credit, tier]);
    // the next tier needs both sums, and neither is reached
    if (tier === 2) expect([deposited < 2_000_000n, turnover < 10_000_000n]).toEqual([true, true]);
    expect(member.ageDays).toBeGreaterThan(365);
  });
});

describe('referred member', () => {
  it('joins after the referrer', () => {
    const ages = new Map(members.map(({ username, ageDays }) => [username, ageDays]));
    const referrers = referrersOf(members);
    const roots = players.filter(({ username }) => !referrers.has(username));
    expect(roots.every(({ username }) => username.endsWith('DEMO3'))).toBe(true);
    for (const [username, referrer] of referrers) expect(ages.get(username)!).toBeLessThan(ages.get(referrer)!);
  });
});
