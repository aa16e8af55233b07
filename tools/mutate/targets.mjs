/** What has no decision in it: addresses, words, shapes, doors. */
const rules = ['src/core/!(addresses|pages|catalogue|contracts|index|ports|errors|*.spec).ts'];
const core = (name) => ({ root: `libs/${name}`, sources: rules, specs: ['src/core/**/*.spec.ts'] });

/** By the name that `npm run mutate` takes: the sources that are changed, and the specs that should notice. */
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

const NOUGHT = 'nought either way';
const SAME = 'the same either way';
const SIGN = 'of what compares only the sign counts';
const ONE_ID = 'two payments have two ids';
const MIDNIGHT = 'a day with its midnight behind it is the same day';
const WHOLE_DAY = 'a text is a day as a whole or not at all';

/** Changes that no test can notice, each with its reason: by file, by the change as it is printed. */
export const accepted = {
  'libs/shared/src/core/day-range.ts': {
    '10 -> 11': MIDNIGHT,
    'new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOSt... -> new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOSt...':
      MIDNIGHT,
  },
  'libs/shared/src/core/money.ts': {
    'Math.abs(satang - whole) > tolerance -> Math.abs(satang - whole) >= tolerance':
      'a difference of exactly a millionth is as much noise as a smaller one',
    'satang < 0n -> satang <= 0n': NOUGHT,
    'left < 0n -> left <= 0n': 'where nothing is left over, nothing is given out',
    '0n -> 1n': 'nought either way, and where nothing is left over nothing is given out',
  },
  'libs/wallet/src/core/balance.ts': { '0n -> 1n': NOUGHT, 'satang < 0n -> satang <= 0n': NOUGHT },
  'libs/wallet/src/core/gifts.ts': {
    'left > 0n -> left >= 0n': NOUGHT,
    '0n -> 1n': 'a satang is the least either way',
  },
  'libs/wallet/src/core/purchases.ts': { 'totalSatang > priceSatang -> totalSatang >= priceSatang': NOUGHT },
  'libs/wallet/src/core/reconciliation.ts': { 'amount < 0n -> amount <= 0n': NOUGHT, '0n -> 1n': NOUGHT },
  'libs/wallet/src/core/reports.ts': {
    'a.id < b.id -> a.id <= b.id': ONE_ID,
    'a.id > b.id -> a.id >= b.id': ONE_ID,
    'a.id > b.id -> true': ONE_ID,
    'a.id < b.id -> false': 'a sort asks only whether one comes before the other',
    '0 -> 1': ONE_ID,
    '1 -> 2': SIGN,
  },
  'libs/wallet/src/core/turnover.ts': {
    '0n -> 1n': 'without a demand nobody asks what was played',
    'playedBefore > reached -> playedBefore >= reached': SAME,
    'played >= reached -> played > reached': 'all of it is what was played since it began',
    'played > begin -> played >= begin': NOUGHT,
  },
  'libs/protection/src/core/limits.ts': {
    '10 -> 11': MIDNIGHT,
    'new Date(Date.UTC(year, month, 0)).toISOString().slice(0,... -> new Date(Date.UTC(year, month, 0)).toISOString()':
      MIDNIGHT,
    'usedSatang >= satang -> usedSatang > satang': NOUGHT,
    'one.until > tightest.until -> one.until >= tightest.until': SAME,
  },
  'libs/protection/src/core/rules.ts': { '1 -> 2': 'twice as strong, each of them: the order is the same' },
  'libs/auth/src/core/credentials.ts': { 'values -> true': 'values that are undefined are none' },
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
      'a step asks for no more than itself, and a second one of its level was refused before',
  },
  'libs/tiers/src/core/progress.ts': {
    'accumulated > 0n -> accumulated >= 0n': NOUGHT,
    'minimum > 0n -> minimum >= 0n': NOUGHT,
    'minimum > 0n -> true': 'a minimum below nought is refused when a ladder is written',
    'positive < required -> positive <= required': SAME,
  },
  'libs/quests/src/core/progress.ts': {
    'done <= 0n -> done < 0n': NOUGHT,
    'done > target -> done >= target': SAME,
    '2 -> 3': 'last either way',
  },
  'libs/affiliate/src/core/referral-link.ts': {
    '0 -> 1': 'nothing stands before an end at the very beginning: no code either way',
    'end < 0 -> end <= 0': 'the same',
  },
  'libs/affiliate/src/core/terms.ts': {
    'Math.abs(share * HUNDREDTHS - Math.round(share * HUNDREDT... -> Math.abs(share * HUNDREDTHS - Math.round(share * HUNDREDT...':
      'a difference of exactly a millionth is as much noise as a smaller one',
  },
};
