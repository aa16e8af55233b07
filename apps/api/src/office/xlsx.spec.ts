import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readXlsx } from '../testing/read-xlsx';
import { xlsxOf } from './xlsx';

const columns = [
  { name: 'text', valueOf: ({ text }: { text: string; satang: number }) => text },
  { name: 'baht', isAmount: true as const, valueOf: ({ satang }: { satang: number }) => satang / 100 },
];

describe('xlsxOf', () => {
  it('keeps texts that look like formulas as texts, and amounts as numbers with two decimals', async () => {
    const text = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '<', '&', '"', '1', 'ก'), minLength: 1 });
    const row = fc.record({ text, satang: fc.integer({ min: -1e12, max: 1e12 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 5 }), async (rows) => {
        const read = readXlsx(await xlsxOf('Report', columns, rows));
        expect(read).toEqual([
          ['text', 'baht'],
          ...rows.map(({ text: value, satang }) => [value, { number: satang / 100, format: '#,##0.00' }]),
        ]);
      }),
      { numRuns: 30 },
    );
  });
});
