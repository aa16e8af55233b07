import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { groupedAmount, hasWholeGroups, typedAmount } from './typed-amount';

describe('typed amount', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['007', '7'],
    ['.5', '0.5'],
    ['12.', '12.'],
    ['1,234.56', '1234.56'],
    ['1,50', '150'],
    ['฿3,000', '3000'],
    [' 5 000 ', '5000'],
    ['๕๐๐', '500'],
    ['５００', '500'],
    ['500\u200b', '500'],
    ['999999999', '999999999'],
  ])('normalizes %j to %s', (text, kept) => expect(typedAmount(text)).toBe(kept));

  it.each([
    'abc',
    '1.000.000',
    '1.000',
    '1.234,56',
    '1,234.567',
    '0.1.2',
    '1e3',
    '-20',
    '1e9',
    '9999999999',
    '500 baht',
  ])('rejects %s, which could mean another amount', (text) => expect(typedAmount(text)).toBeNull());

  it.each([
    ['฿3,000', '3000'],
    ['12.', '12'],
    ['12.00', '12'],
    ['12.50', null],
    ['12.000', null],
    ['', ''],
  ])('normalizes %j to %s whole baht', (text, kept) => expect(typedAmount(text, 0)).toBe(kept));

  it('leaves normalized text unchanged, with and without commas', () => {
    const figures = fc.stringMatching(/^[\d.,๐-๙ ฿]{0,14}$/);
    fc.assert(
      fc.property(fc.oneof(figures, fc.string()), fc.constantFrom(0, 2), (text, decimals) => {
        const kept = typedAmount(text, decimals);
        fc.pre(kept !== null);
        expect(typedAmount(kept, decimals)).toBe(kept);
        expect(typedAmount(groupedAmount(kept), decimals)).toBe(kept);
      }),
    );
  });

  it('recognises commas that do not separate thousands', () => {
    expect(['1,000', '12,345,678.90', '฿1,000', '1500', '', '๑,๕๐๐'].map(hasWholeGroups)).not.toContain(false);
    expect(['1,5', '1,50', '1,5000', '1000,000', ',5', '1,000,00'].map(hasWholeGroups)).not.toContain(true);
  });

  it.each([
    ['1234567.8', '1,234,567.8'],
    ['123', '123'],
    ['', ''],
    ['5.', '5.'],
  ])('groups %s as %s', (typed, shown) => expect(groupedAmount(typed)).toBe(shown));
});
