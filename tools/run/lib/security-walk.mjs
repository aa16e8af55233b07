import { PROTECTED_OPERATIONS, PROTECTED_OTHERS } from '../../../apps/api/src/protected-operations.ts';
import { accessTo } from '../../../libs/protection/src/core/access.ts';
import { ASSURANCE } from '../../../libs/shared/src/nest/context/assurance.ts';

const FREE = { isExcluded: false, isDepositLimitZero: false, isLossLimitReached: false };
/** States of player protection. A reminder blocks nothing; a cool-off and a self-exclusion block the same operations. */
export const STATES = {
  'free, reminder': FREE,
  'break, excluded': { ...FREE, isExcluded: true },
  'deposit limit 0': { ...FREE, isDepositLimitZero: true },
  'loss limit reached': { ...FREE, isLossLimitReached: true },
};

/**
 * Lists every operation of the API document with the checks of the guards, read from the guards' own tables.
 * @param {{paths: Record<string, Record<string, {operationId: string}>>}} document
 * @returns {{operation: string, assurance: string, asks: string, access: string[]}[]} `access` by {@link STATES}; an
 *   operation that names another member has one row for each member
 */
export function securityWalk({ paths }) {
  const names = Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));
  const order = Object.values(ASSURANCE);
  return names
    .toSorted((one, other) => order.indexOf(ASSURANCE[one]) - order.indexOf(ASSURANCE[other]) || (one < other ? -1 : 1))
    .flatMap((operation) => {
      const assurance = ASSURANCE[operation];
      const requested = [
        [PROTECTED_OPERATIONS[operation], ''],
        [PROTECTED_OTHERS[operation], ' of the other'],
      ].filter(([asks]) => asks);
      const rows = requested.length > 0 ? requested : [['', '']];
      return rows.map(([asks, whose]) => ({
        operation,
        assurance,
        asks: asks + whose,
        access: Object.values(STATES).map((state) => (asks ? accessTo(asks, state) : 'open')),
      }));
    });
}

/** Formats the walk as a text table. @param {ReturnType<typeof securityWalk>} walk */
export function walkText(walk) {
  const heads = ['operation', 'assurance', 'protection asks', ...Object.keys(STATES)];
  const rows = [
    heads,
    ...walk.map(({ operation, assurance, asks, access }) => [operation, assurance, asks, ...access]),
  ];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column].length)) + 2);
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
