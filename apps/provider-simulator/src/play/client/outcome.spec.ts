import { expect, it } from '@jest/globals';
import { outcomeOf } from './outcome';

it.each([
  [0, 'lost'],
  [1, 'returned'],
  [999, 'returned'],
  [1_000, 'even'],
  [1_001, 'won'],
] as const)('calls a payout of %i of 1,000 satang %s', (payoutSatang, outcome) =>
  expect(outcomeOf({ stakeSatang: 1_000, payoutSatang })).toBe(outcome),
);
