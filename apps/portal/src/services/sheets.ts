/** The parameter of an address that opens a sheet, and the history state of an entry that it added. */
export const OPEN = 'open';

/** The sheets that an address opens: cashback and gathered income over the home page, all services and the search over any tab. */
export type SheetName = 'cashback' | 'search' | 'services';

/** Returns the query that opens a sheet. */
export function searchFor(sheet: SheetName): string {
  return `?${OPEN}=${sheet}`;
}
