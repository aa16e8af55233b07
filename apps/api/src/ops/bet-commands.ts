import { BetMonths } from '@housebrand/bets/nest';
import { Clock, Settings } from '@housebrand/shared/nest';
import { asOwner } from '../installation/as-owner';
import { UsageError } from './arguments';
import { table, type OpsCommand } from './command';

/** Whole months that stay, beside the current one. */
const KEPT_MONTHS = 3;
/** PostgreSQL's code for a consumer that is behind. */
const NOT_PROCESSED = '55000';

export const betCommands: readonly OpsCommand[] = [
  {
    name: 'bets months',
    usage: '',
    isReading: true,
    summary:
      'List the partitions of bets with their sizes, and count the events that arrived after their month was archived',
    run: async (app) => {
      const months = app.get(BetMonths, { strict: false });
      const rows = (await months.list()).map(({ table: name, isArchived, bytes }) => [
        name,
        isArchived ? 'archived' : 'in use',
        String(bytes),
      ]);
      return [...table([['TABLE', 'STATE', 'BYTES'], ...rows]), `Late events: ${await months.lateEvents()}`];
    },
  },
  {
    name: 'bets archive',
    usage: '--before YYYY-MM',
    summary: `Move the bets of all months before the given one to the schema bet_archive; the last ${KEPT_MONTHS} months and all sums stay`,
    run: async (app, { options: { before = '' } }) => {
      const boundary = boundaryOf(before, app.get(Clock, { strict: false }).now());
      const moved = await archive(app.get(Settings, { strict: false }).databaseUrl, boundary);
      return moved.length > 0 ? ['Archived:', ...moved] : [`There were no bets before ${before}.`];
    },
  },
];

/** @throws UsageError */
function boundaryOf(month: string, now: Date): Date {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) throw new UsageError('--before must be a month: 2026-01');
  const boundary = new Date(`${month}-01T00:00:00.000Z`);
  const latest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - KEPT_MONTHS));
  if (boundary > latest) throw new UsageError(`--before must not be after ${latest.toISOString().slice(0, 7)}`);
  return boundary;
}

/** @throws UsageError while a consumer is behind */
async function archive(databaseUrl: string, boundary: Date): Promise<string[]> {
  try {
    return await asOwner(databaseUrl, async (client) => {
      // members wait while it waits for a lock
      await client.query(`set local lock_timeout = '3s'`);
      const { rows } = await client.query<{ moved: string }>('select archive_bets($1) as moved', [boundary]);
      return rows.map(({ moved }) => moved);
    });
  } catch (error) {
    if ((error as { code?: unknown }).code !== NOT_PROCESSED) throw error;
    throw new UsageError((error as Error).message);
  }
}
