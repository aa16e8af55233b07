import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { csvOf } from './csv';

describe('csvOf', () => {
  it('writes texts and numbers with quotes where they are needed', () => {
    expect(
      csvOf([
        ['a', 1.5],
        ['b,"c"', -2],
      ]),
    ).toBe('\uFEFFa,1.5\r\n"b,""c""",-2\r\n');
  });

  it.each(['=1+1', '+66', '-5', '@SUM(A1)', '\tx', '\rx'])('gives %j a leading apostrophe', (text) => {
    expect(csvOf([[text]]).replaceAll('"', '')).toBe(`\uFEFF'${text}\r\n`);
  });

  it('never lets a text begin like a formula, and keeps every text', () => {
    const text = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', 'a', 'ก') });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (row) => {
        const cells = read(csvOf([row]).slice(1));
        expect(cells.every((cell) => !/^[=+\-@\t\r]/.test(cell))).toBe(true);
        expect(cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''))).toEqual(
          row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, '')),
        );
      }),
    );
  });
});

/** Reads one line of CSV. */
function read(line: string): string[] {
  const cells: string[] = [''];
  let isQuoted = false;
  const text = line.slice(0, -2);
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (sign === '"' && isQuoted && text[at + 1] === '"') {
      cells[cells.length - 1] += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === ',' && !isQuoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells;
}
