import { describe, expect, it } from '@jest/globals';
import { accessTo, isTurnoverOwed, limitsOf, OPERATIONS, type Operation, type ProtectionState } from './access';
import { COUNTING, MONEY_SOURCES, sourcesThat } from './counting';
import { changeLimit, changeReminder, exclusionAt, limitAt, newExclusion, NO_LIMIT } from './index';

const NOW = new Date(Date.UTC(2026, 10, 25));

/** States of members who each use one kind of protection. */
const states = {
  free: stateOf({}),
  reminder: stateOf({ reminder: 15 }),
  coolOff: stateOf({ exclusion: newExclusion('COOL_OFF', 1, NOW) }),
  excluded: stateOf({ exclusion: newExclusion('SELF_EXCLUSION', null, NOW) }),
  depositZero: stateOf({ depositSatang: 0n }),
  lossReached: stateOf({ lossSatang: 500n, lostSatang: 500n }),
};

interface Given {
  reminder?: number;
  exclusion?: ReturnType<typeof newExclusion>;
  depositSatang?: bigint;
  lossSatang?: bigint;
  lostSatang?: bigint;
}

function stateOf({ reminder = 60, exclusion, depositSatang, lossSatang, lostSatang = 0n }: Given): ProtectionState {
  expect(changeReminder({ minutes: 60, pending: null }, reminder, NOW).minutes).toBe(reminder);
  const deposit = changeLimit(NO_LIMIT, depositSatang ?? null, NOW);
  const loss = changeLimit(NO_LIMIT, lossSatang ?? null, NOW).satang;
  return {
    isExcluded: exclusionAt(exclusion ? [exclusion] : [], NOW) !== null,
    isDepositLimitZero: limitAt(deposit, NOW).satang === 0n,
    isLossLimitReached: loss !== null && lostSatang >= loss,
  };
}

/** Formats the access to each operation (rows) in each state (columns). */
function accessTable(): string {
  const names = Object.keys(states);
  const row = (cells: string[]) =>
    cells
      .map((cell) => cell.padEnd(16))
      .join('')
      .trimEnd();
  const rows = OPERATIONS.map((operation) =>
    row([operation, ...Object.values(states).map((state) => accessTo(operation, state))]),
  );
  return [row(['', ...names]), ...rows].join('\n');
}

describe('accessTo', () => {
  it('matches the table of operations and states', () => {
    expect(`\n${accessTable()}`).toBe(`
                free            reminder        coolOff         excluded        depositZero     lossReached
play            open            open            excluded        excluded        open            lossLimit
deposit         open            open            excluded        excluded        depositLimit    open
purchase        open            open            excluded        excluded        depositLimit    open
giftSent        open            open            excluded        excluded        open            lossLimit
giftReceived    open            open            excluded        excluded        depositLimit    open
coupon          open            open            excluded        excluded        depositLimit    open
bonus           open            open            excluded        excluded        open            open
cashBack        open            open            excluded        excluded        open            open
playPoints      open            open            excluded        excluded        open            open
questReward     open            open            held            held            open            open
tournamentPrize open            open            held            held            open            open
referralIncome  open            open            open            open            open            open
withdrawal      open            open            open            open            open            open`);
  });

  it('applies turnover requirements in every state except an exclusion', () => {
    const owed = Object.entries(states).map(([name, state]) => [name, isTurnoverOwed(state)]);
    expect(Object.fromEntries(owed)).toEqual({
      free: true,
      reminder: true,
      depositZero: true,
      lossReached: true,
      coolOff: false,
      excluded: false,
    });
  });

  it('depends only on the limits that limitsOf returns', () => {
    const limits = ({ isDepositLimitZero, isLossLimitReached }: Partial<ProtectionState>, operation: Operation) =>
      accessTo(operation, { isExcluded: false, isDepositLimitZero: false, isLossLimitReached: false }) !==
      accessTo(operation, {
        isExcluded: false,
        isDepositLimitZero: isDepositLimitZero ?? false,
        isLossLimitReached: isLossLimitReached ?? false,
      });
    for (const operation of OPERATIONS)
      expect([operation, limitsOf(operation)]).toMatchObject([
        operation,
        {
          isMoneyIn: limits({ isDepositLimitZero: true }, operation),
          isPlay: limits({ isLossLimitReached: true }, operation),
        },
      ]);
  });
});

describe('COUNTING', () => {
  it('lists the same sources as a deposit limit of zero blocks', () => {
    const zero: ProtectionState = { isExcluded: false, isDepositLimitZero: true, isLossLimitReached: false };
    const operations = {
      deposits: 'deposit',
      purchases: 'purchase',
      giftsReceived: 'giftReceived',
      coupons: 'coupon',
    } as const;
    const closed = MONEY_SOURCES.filter((source) => COUNTING[source].DEPOSIT !== 'no');
    expect(closed).toEqual(Object.keys(operations));
    for (const operation of Object.values(operations)) expect(accessTo(operation, zero)).toBe('depositLimit');
  });

  it('keeps the sources of a limit in display order', () => {
    expect(sourcesThat('DEPOSIT', 'counts')).toEqual(['deposits', 'purchases']);
    expect(sourcesThat('DEPOSIT', 'beside')).toEqual(['giftsReceived', 'coupons']);
    expect(sourcesThat('LOSS', 'counts')).toEqual(['settledBets']);
  });
});
