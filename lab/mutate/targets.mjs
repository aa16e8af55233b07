/** Files without decisions (addresses, messages, shapes, entry points) are excluded. */
const rules = ['src/core/!(addresses|pages|catalogue|contracts|index|ports|errors|*.spec).ts'];
const core = (name) => ({ root: `libs/${name}`, sources: rules, specs: ['src/core/**/*.spec.ts'] });

/** By the name that `npm run mutate` takes: sources to mutate, and specs that should detect the changes. */
export const targets = {
  money: {
    root: 'libs/shared',
    sources: ['src/core/money.ts', 'src/core/time.ts', 'src/core/day-range.ts'],
    specs: ['src/core/{money,formats,day-range}.spec.ts'],
  },
  wallet: core('wallet'),
  protection: core('protection'),
  tiers: core('tiers'),
  quests: core('quests'),
  tournaments: core('tournaments'),
  affiliate: core('affiliate'),
  auth: core('auth'),
};

const ZERO = 'zero either way';
const SAME = 'the same result either way';
const SIGN = 'only the sign of a comparison matters';
const ONE_ID = 'two payments have two ids';
const MIDNIGHT = 'a date with its time at midnight is the same day';
const WHOLE_DAY = 'a text is either a complete date or none';

/** Changes that no test can detect, with the reason: by file and by the printed change. */
export const accepted = {
  'libs/shared/src/core/day-range.ts': {
    '10 -> 11': MIDNIGHT,
    'new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOSt... -> new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOSt...':
      MIDNIGHT,
  },
  'libs/shared/src/core/money.ts': {
    'Math.abs(satang - whole) > tolerance -> Math.abs(satang - whole) >= tolerance':
      'a difference of exactly a millionth is rounding noise like a smaller one',
    'satang < 0n -> satang <= 0n': ZERO,
    'left < 0n -> left <= 0n': 'without a remainder nothing is distributed',
    '0n -> 1n': 'zero either way, and without a remainder nothing is distributed',
  },
  'libs/wallet/src/core/balance.ts': { '0n -> 1n': ZERO, 'satang < 0n -> satang <= 0n': ZERO },
  'libs/wallet/src/core/gifts.ts': {
    'left > 0n -> left >= 0n': ZERO,
    '0n -> 1n': 'the minimum is one satang either way',
  },
  'libs/wallet/src/core/purchases.ts': { 'totalSatang > priceSatang -> totalSatang >= priceSatang': ZERO },
  'libs/wallet/src/core/reconciliation.ts': { 'amount < 0n -> amount <= 0n': ZERO, '0n -> 1n': ZERO },
  'libs/wallet/src/core/reports.ts': {
    'a.id < b.id -> a.id <= b.id': ONE_ID,
    'a.id > b.id -> a.id >= b.id': ONE_ID,
    'a.id > b.id -> true': ONE_ID,
    'a.id < b.id -> false': 'a sort only needs to know whether one comes before the other',
    '0 -> 1': ONE_ID,
    '1 -> 2': SIGN,
  },
  'libs/wallet/src/core/turnover.ts': {
    '0n -> 1n': 'turnover does not matter without a requirement',
    'playedBefore > reached -> playedBefore >= reached': SAME,
    'played >= reached -> played > reached': 'all of it is turnover since the start',
    'played > begin -> played >= begin': ZERO,
  },
  'libs/protection/src/core/limits.ts': {
    '10 -> 11': MIDNIGHT,
    'new Date(Date.UTC(year, month, 0)).toISOString().slice(0,... -> new Date(Date.UTC(year, month, 0)).toISOString()':
      MIDNIGHT,
    'usedSatang >= satang -> usedSatang > satang': ZERO,
    'one.until > tightest.until -> one.until >= tightest.until': SAME,
  },
  'libs/protection/src/core/rules.ts': { '1 -> 2': 'all are doubled, so the order is the same' },
  'libs/auth/src/core/credentials.ts': { 'values -> true': 'undefined values are ignored' },
  'libs/auth/src/core/registration.ts': {
    'year === undefined || month === undefined -> year === undefined && month === undefined': WHOLE_DAY,
    'year === undefined || month === undefined || day === unde... -> year === undefined || month === undefined && day === unde...':
      WHOLE_DAY,
  },
  'libs/tournaments/src/core/board.ts': { '1 -> 2': SIGN },
  'libs/tournaments/src/core/periods.ts': {
    '10 -> 11': MIDNIGHT,
    'new Date(Date.UTC(year, month, 0)).toISOString().slice(0,... -> new Date(Date.UTC(year, month, 0)).toISOString()':
      MIDNIGHT,
  },
  'libs/tiers/src/core/ladder.ts': {
    'tierLevel < step.tierLevel -> tierLevel <= step.tierLevel':
      'a tier is never easier than itself, and duplicate levels were rejected before',
  },
  'libs/tiers/src/core/progress.ts': {
    'accumulated > 0n -> accumulated >= 0n': ZERO,
    'minimum > 0n -> minimum >= 0n': ZERO,
    'minimum > 0n -> true': 'assertLadder rejects negative minimums',
    'positive < required -> positive <= required': SAME,
  },
  'libs/quests/src/core/progress.ts': {
    'done <= 0n -> done < 0n': ZERO,
    'done > target -> done >= target': SAME,
    '2 -> 3': 'last either way',
  },
  'libs/affiliate/src/core/referral-link.ts': {
    '0 -> 1': 'an end at index 0 leaves no code either way',
    'end < 0 -> end <= 0': 'the same',
  },
  'libs/affiliate/src/core/terms.ts': {
    'Math.abs(share * HUNDREDTHS - Math.round(share * HUNDREDT... -> Math.abs(share * HUNDREDTHS - Math.round(share * HUNDREDT...':
      'a difference of exactly a millionth is rounding noise like a smaller one',
  },
};
