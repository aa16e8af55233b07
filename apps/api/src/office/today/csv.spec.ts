import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { csvOf } from './csv';

describe('csvOf', () => {
  it('writes numbers, texts and empty cells', () => {
    expect(
      csvOf([
        ['day', 'a,b', '"x"'],
        ['2026-11-25', 1.5, null],
      ]),
    ).toBe('day,"a,b","""x"""\r\n2026-11-25,1.5,\r\n');
  });

  it('never writes a text that a spreadsheet runs', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t'), fc.string(), (start, rest) => {
        expect(csvOf([[start + rest]])).toMatch(/^"?'/);
      }),
    );
  });
});
