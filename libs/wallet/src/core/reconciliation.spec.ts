import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  RECONCILIATIONS,
  statementDifferences,
  transferInShort,
  UNSETTLED_AFTER_MS,
  type BookedTransfer,
} from './reconciliation';
import { CASE_KINDS } from './terms';

const at = new Date('2026-11-22T00:00:00Z');
const booked = fc.record({
  username: fc.constantFrom('MTOA', 'MTOB'),
  unit: fc.constantFrom('CREDIT' as const, 'POINT' as const),
  amount: fc.bigInt({ min: -500n, max: 500n }).filter((amount) => amount !== 0n),
});
const day = fc
  .uniqueArray(
    booked.chain((one) => fc.uuid().map((id) => ({ ...one, reference: `${id}:credit`, at }))),
    {
      selector: ({ reference }) => reference,
      maxLength: 20,
    },
  )
  .filter((all) => all.length > 0);
const everything = { compared: () => true, underWay: new Set<string>() };
const found = (ours: BookedTransfer[], theirs: BookedTransfer[], options: object = {}) =>
  statementDifferences('MTO', ours, theirs, { ...everything, ...options }).map(({ kind, subject }) => [kind, subject]);

describe('statement comparison', () => {
  it('finds no difference between equal records in any order', () => {
    fc.assert(fc.property(day, (all) => expect(found(all, all.toReversed())).toEqual([])));
  });

  it('finds exactly the line that was lost, changed, duplicated or added', () => {
    fc.assert(
      fc.property(day, fc.nat(), (all, place) => {
        const one = all[place % all.length]!;
        const others = all.filter((line) => line !== one);
        const { reference } = one;
        expect(found(all, others)).toEqual([['MISSING_AT_PROVIDER', reference]]);
        expect(found(others, all)).toEqual([['MISSING_WITH_US', reference]]);
        expect(found(all, [...all, one])).toEqual([['DOUBLE', reference]]);
        const changes = [{ amount: one.amount * 2n }, { amount: -one.amount }, { username: 'MTOC' }];
        for (const change of changes)
          expect(found(all, [...others, { ...one, ...change }])).toEqual([['OTHER_AMOUNT', reference]]);
      }),
    );
  });

  it('distinguishes credit from points', () => {
    const one = { reference: 'a:credit', username: 'MTOA', unit: 'CREDIT', amount: 100n, at } as const;
    expect(found([one], [{ ...one, unit: 'POINT' }])).toEqual([['OTHER_AMOUNT', 'a:credit']]);
  });

  it('ignores transfers outside the statement and references still in progress', () => {
    fc.assert(
      fc.property(day, (all) => {
        expect(found(all, [], { compared: () => false })).toEqual([]);
        expect(found([], all, { underWay: new Set(all.map(({ reference }) => reference)) })).toEqual([]);
      }),
    );
  });
});

describe('reconciliation case', () => {
  it('has each kind in exactly one comparison', () => {
    expect(Object.values(RECONCILIATIONS).flat()).toEqual([...CASE_KINDS]);
    expect(UNSETTLED_AFTER_MS).toBe(900_000);
  });

  it('shows expected and actual records in short form', () => {
    const one = { reference: 'a:debit', username: 'MTOA', unit: 'CREDIT', amount: -15_025n, at } as const;
    const [difference] = statementDifferences('MTO', [one], [one, { ...one, amount: 5n }], everything);
    expect(difference).toEqual({
      agent: 'MTO',
      kind: 'DOUBLE',
      subject: 'a:debit',
      username: 'MTOA',
      unit: 'CREDIT',
      amount: -15_025n,
      expected: 'MTOA -150.25',
      found: 'MTOA -150.25, MTOA +0.05',
      at,
    });
    expect(transferInShort({ username: 'MTOA', unit: 'POINT', amount: 5n })).toBe('MTOA +5 points');
    expect(transferInShort({ username: 'MTOA', unit: 'CREDIT', amount: 0n })).toBe('MTOA +0.00');
    expect(transferInShort({ username: 'MTOA', unit: 'POINT', amount: -5n })).toBe('MTOA -5 points');
  });
});
