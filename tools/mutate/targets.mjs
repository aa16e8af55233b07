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

/** Changes that no test can notice, each with its reason: by file, by the change as it is printed. */
export const accepted = {
  'libs/tiers/src/core/ladder.ts': {
    'tierLevel < step.tierLevel -> tierLevel <= step.tierLevel':
      'a step asks for no more than itself, and a second one of its level was refused before',
  },
  'libs/tiers/src/core/progress.ts': {
    'accumulated > 0n -> accumulated >= 0n': 'nought either way',
    'minimum > 0n -> minimum >= 0n': 'nought either way',
    'minimum > 0n -> true': 'a minimum below nought is refused when a ladder is written',
    'positive < required -> positive <= required': 'the same amount either way',
  },
  'libs/quests/src/core/progress.ts': { 'done <= 0n -> done < 0n': 'nought either way' },
  'libs/affiliate/src/core/referral-link.ts': {
    '0 -> 1': 'nothing stands before an end at the very beginning: no code either way',
    'end < 0 -> end <= 0': 'the same',
  },
  'libs/affiliate/src/core/terms.ts': {
    'Math.abs(share * HUNDREDTHS - Math.round(share * HUNDREDT... -> Math.abs(share * HUNDREDTHS - Math.round(share * HUNDREDT...':
      'a difference of exactly a millionth is as much noise as a smaller one',
  },
};
