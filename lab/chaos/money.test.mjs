import assert from 'node:assert/strict';
import { it } from 'node:test';
import { moneyTrials } from './money.mjs';
import { describeSamples, SAMPLES } from './samples.mjs';

it('has a sample of every trial', () => {
  assert.deepEqual(new Set(Object.keys(SAMPLES)), new Set(Object.keys(moneyTrials)));
});

describeSamples(
  'money',
  Object.keys(SAMPLES).filter((name) => name !== 'kills'),
);
