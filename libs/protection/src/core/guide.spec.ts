import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { accessTo, OPERATIONS, type ProtectionState } from './access';
import { COUNTING, MONEY_SOURCES } from './counting';

const GUIDE = join(import.meta.dirname, '../../../../docs/guides/player-protection.md');
const FREE: ProtectionState = { isExcluded: false, isDepositLimitZero: false, isLossLimitReached: false };
const STATES: ProtectionState[] = [
  FREE,
  FREE,
  { ...FREE, isExcluded: true },
  { ...FREE, isExcluded: true },
  { ...FREE, isDepositLimitZero: true },
  { ...FREE, isLossLimitReached: true },
];

/** Returns the rows of the guide's tables whose first cell is one of these names. */
function rowsOf(names: readonly string[]): string[][] {
  return readFileSync(GUIDE, 'utf8')
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    )
    .filter(([name]) => name !== undefined && names.includes(name));
}

it('documents the access to each operation as the code decides it', () => {
  const named = { open: 'open', held: 'held', excluded: 'closed', depositLimit: 'closed', lossLimit: 'closed' };
  const decided = OPERATIONS.map((operation) => [
    operation,
    ...STATES.map((state) => named[accessTo(operation, state)]),
  ]);
  expect(rowsOf(OPERATIONS)).toEqual(decided);
});

it('documents what counts towards each limit as the code decides it', () => {
  const decided = MONEY_SOURCES.map((source) => [source, COUNTING[source].DEPOSIT, COUNTING[source].LOSS]);
  expect(rowsOf(MONEY_SOURCES)).toEqual(decided);
});
