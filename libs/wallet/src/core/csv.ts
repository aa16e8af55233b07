/** A leading character that makes spreadsheets read a text as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const SPECIAL = /[",\r\n]/;
/** Makes spreadsheets read the file as UTF-8. */
const MARK = '\uFEFF';

/** The cells of a row. */
export type CsvRow = readonly (string | number | null)[];

/** Writes a table as CSV (RFC 4180). A text that a spreadsheet would read as a formula gets a leading apostrophe; numbers stay numbers, and `null` is an empty cell. */
export function csvOf(rows: readonly CsvRow[]): string {
  return `${MARK}${csvLinesOf(rows)}`;
}

/** Writes further rows of a table that {@link csvOf} began. */
export function csvLinesOf(rows: readonly CsvRow[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
