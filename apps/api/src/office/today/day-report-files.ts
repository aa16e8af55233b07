import type { DayFigures } from '@housebrand/office';
import { bahtNumber } from '@housebrand/shared';
import { csvOf } from '@housebrand/wallet';
import { xlsxOf, type XlsxColumn } from '../xlsx';

export { XLSX_TYPE } from '../xlsx';

const amount = (name: string, satangOf: (row: DayFigures) => number): XlsxColumn<DayFigures> => ({
  name,
  isAmount: true,
  valueOf: (row) => bahtNumber(BigInt(satangOf(row))),
});

/** The columns of the report by day, as CSV and for Excel. */
export const DAY_COLUMNS: readonly XlsxColumn<DayFigures>[] = [
  { name: 'day', valueOf: ({ day }) => day },
  amount('deposits_baht', ({ depositsSatang }) => depositsSatang),
  { name: 'first_deposits', valueOf: ({ firstDeposits }) => firstDeposits },
  amount('withdrawals_baht', ({ withdrawalsSatang }) => withdrawalsSatang),
  amount('stake_baht', ({ stakeSatang }) => stakeSatang),
  amount('payout_baht', ({ payoutSatang }) => payoutSatang),
  amount('ggr_baht', ({ ggrSatang }) => ggrSatang),
  amount('bonus_baht', ({ bonusSatang }) => bonusSatang),
  { name: 'active_members', valueOf: ({ activeMembers }) => activeMembers },
  { name: 'new_members', valueOf: ({ newMembers }) => newMembers },
];

/** Returns the report by day as CSV. */
export function dayReportCsv(days: readonly DayFigures[]): string {
  const rows = days.map((row) => DAY_COLUMNS.map(({ valueOf }) => valueOf(row)));
  return csvOf([DAY_COLUMNS.map(({ name }) => name), ...rows]);
}

/** Returns the report by day as an Excel file. */
export function dayReportXlsx(sheet: string, days: readonly DayFigures[]): Promise<Buffer> {
  return xlsxOf(sheet, DAY_COLUMNS, days);
}
