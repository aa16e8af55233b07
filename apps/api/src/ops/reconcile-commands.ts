import type { INestApplicationContext } from '@nestjs/common';
import { normalizePrefix } from '@housebrand/shared';
import { RECONCILIATIONS, type Reconciliation } from '@housebrand/wallet';
import { CasesService, ReconciliationService, STATEMENT_DAYS } from '@housebrand/wallet/nest';
import { entryOf, noteOf, UsageError, type OpsArguments } from './arguments';
import { table, type OpsCommand } from './command';

const ALL = Object.keys(RECONCILIATIONS) as Reconciliation[];
const MAX_DAYS = 366;

export const reconcileCommands: readonly OpsCommand[] = [
  {
    name: 'reconcile run',
    usage: '[unsettled | ledger | statement] [--days N]',
    summary: `Reconcile now; the statement covers ${STATEMENT_DAYS} days unless --days is given`,
    run: async (app, input) => {
      const service = app.get(ReconciliationService, { strict: false });
      const days = daysOf(input);
      const rows: string[][] = [];
      for (const what of comparisonsOf(input)) {
        const { opened, gone, open } = await service.run(what, { days });
        rows.push([what, String(opened), String(gone), String(open)]);
      }
      return table([['COMPARED', 'OPENED', 'RESOLVED', 'OPEN'], ...rows]);
    },
  },
  {
    name: 'reconcile list',
    usage: '[PREFIX]',
    isReading: true,
    summary: 'List open reconciliation cases, oldest first',
    run: async (app, { positionals: [prefix] }) => {
      const cases = await casesOf(app).open(prefix === undefined ? null : normalizePrefix(prefix));
      const rows = cases.map(({ agent, id, kind, subject, username, expected, found, firstSeenAt, lastSeenAt }) => [
        agent,
        id,
        kind,
        username ?? '-',
        firstSeenAt.toISOString(),
        lastSeenAt.toISOString(),
        subject,
        expected,
        found,
      ]);
      return table([
        ['AGENT', 'ID', 'KIND', 'MEMBER', 'FIRST SEEN', 'LAST SEEN', 'SUBJECT', 'EXPECTED', 'FOUND'],
        ...rows,
      ]);
    },
  },
  {
    name: 'reconcile close',
    usage: 'PREFIX ID --note "who, and why"',
    summary: 'Close a case manually; nothing is posted',
    run: async (app, input) => {
      const { agent, id } = entryOf(input);
      if (!(await casesOf(app).close(agent, id, noteOf(input))))
        throw new UsageError(`there is no open case ${id}; see reconcile list`);
      return ['Closed.'];
    },
  },
];

function casesOf(app: INestApplicationContext): CasesService {
  return app.get(CasesService, { strict: false });
}

function comparisonsOf({ positionals: [named] }: OpsArguments): readonly Reconciliation[] {
  if (named === undefined) return ALL;
  const one = ALL.find((known) => known === named);
  if (!one) throw new UsageError(`unknown comparison; give one of ${ALL.join(', ')}, or none for all`);
  return [one];
}

function daysOf({ options: { days = String(STATEMENT_DAYS) } }: OpsArguments): number {
  const count = Number(days);
  if (!/^[1-9]\d*$/.test(days) || count > MAX_DAYS) throw new UsageError(`--days must be from 1 to ${MAX_DAYS}`);
  return count;
}
