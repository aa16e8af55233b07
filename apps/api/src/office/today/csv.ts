/** Beginnings that spreadsheets read as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const MUST_QUOTE = /[",\n\r]/;

/** Writes rows as CSV with CRLF. A text that a spreadsheet would run as a formula gets an apostrophe. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => row.map(cellOf).join(',')).join('\r\n') + '\r\n';
}

function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return MUST_QUOTE.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
