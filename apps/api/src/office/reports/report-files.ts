import {
  ngrOf,
  type AgentFigures,
  type DayFigures,
  type DayReportQuery,
  type GameFigures,
  type PeriodFigures,
  type PeriodKind,
  type ProviderFigures,
} from '@housebrand/office';
import { bahtNumber } from '@housebrand/shared';
import { csvOf } from '@housebrand/wallet';
import type { FastifyReply } from 'fastify';
import { XLSX_TYPE, xlsxOf, type XlsxColumn } from '../xlsx';

/** The formats of a report's file. */
export type FileType = 'csv' | 'xlsx';

/** A report as a file: its columns and rows. */
export interface ReportTable<Row> {
  /** Of the agent whose report it is. */
  prefix: string;
  range: DayReportQuery;
  /** Tells files of one range apart. */
  part?: string;
  columns: readonly XlsxColumn<Row>[];
  rows: readonly Row[];
}

function amount<Row>(name: string, satangOf: (row: Row) => number): XlsxColumn<Row> {
  return { name, isAmount: true, valueOf: (row) => bahtNumber(BigInt(satangOf(row))) };
}

const FIGURES: readonly XlsxColumn<Omit<DayFigures, 'day'>>[] = [
  amount('deposits_baht', ({ depositsSatang }) => depositsSatang),
  { name: 'first_deposits', valueOf: ({ firstDeposits }) => firstDeposits },
  amount('withdrawals_baht', ({ withdrawalsSatang }) => withdrawalsSatang),
  amount('stake_baht', ({ stakeSatang }) => stakeSatang),
  amount('payout_baht', ({ payoutSatang }) => payoutSatang),
  amount('ggr_baht', ({ ggrSatang }) => ggrSatang),
  amount('bonus_baht', ({ bonusSatang }) => bonusSatang),
  amount('ngr_baht', ngrOf),
  { name: 'active_members', valueOf: ({ activeMembers }) => activeMembers },
  { name: 'new_members', valueOf: ({ newMembers }) => newMembers },
];

const PLAY: readonly XlsxColumn<ProviderFigures>[] = [
  { name: 'bets', valueOf: ({ bets }) => bets },
  amount('stake_baht', ({ stakeSatang }) => stakeSatang),
  amount('payout_baht', ({ payoutSatang }) => payoutSatang),
  amount('ggr_baht', ({ ggrSatang }) => ggrSatang),
];

/** The columns of the report by day, week or month. */
export function periodColumns(by: PeriodKind): XlsxColumn<PeriodFigures>[] {
  const first: XlsxColumn<PeriodFigures> = { name: by === 'day' ? 'day' : 'from', valueOf: ({ day }) => day };
  const last: XlsxColumn<PeriodFigures> = { name: 'to', valueOf: ({ to }) => to };
  return [first, ...(by === 'day' ? [] : [last]), ...FIGURES];
}

/** The columns of the comparison of agents. */
export const AGENT_COLUMNS: readonly XlsxColumn<AgentFigures>[] = [
  { name: 'agent', valueOf: ({ prefix }) => prefix },
  { name: 'name', valueOf: ({ name }) => name },
  ...FIGURES,
];

/** The columns of play by game provider. */
export const PROVIDER_COLUMNS: readonly XlsxColumn<ProviderFigures>[] = [
  { name: 'provider', valueOf: ({ provider }) => provider },
  ...PLAY,
];

/** The columns of play by game. */
export const GAME_COLUMNS: readonly XlsxColumn<GameFigures>[] = [
  { name: 'game', valueOf: ({ name, gameId }) => name ?? gameId },
  { name: 'game_id', valueOf: ({ gameId }) => gameId },
  { name: 'category', valueOf: ({ category }) => category },
  ...PROVIDER_COLUMNS,
];

/** Names columns as the first line of a CSV file does. */
export const headOf = (columns: readonly { name: string }[]): string => columns.map(({ name }) => name).join(',');

/** Replies with a report as a file. */
export async function sendFile<Row>(
  reply: FastifyReply,
  type: FileType,
  { prefix, range: { from, to }, part, columns, rows }: ReportTable<Row>,
): Promise<void> {
  const name = [prefix, part, from, to].filter((one) => one !== undefined).join('-');
  const file =
    type === 'xlsx'
      ? await xlsxOf(`${from} – ${to}`, columns, rows)
      : csvOf([columns.map((column) => column.name), ...rows.map((row) => columns.map(({ valueOf }) => valueOf(row)))]);
  void reply
    .header('content-type', type === 'xlsx' ? XLSX_TYPE : 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.${type}"`)
    .send(file);
}
