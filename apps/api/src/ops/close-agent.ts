import type { INestApplicationContext } from '@nestjs/common';
import { CONTENT_KINDS } from '@housebrand/content';
import { AgentContentService } from '@housebrand/content/nest';
import { DEFAULT_PREFIX } from '@housebrand/shared';
import { Database } from '@housebrand/shared/nest';
import { AgentEditorService, AgentKeyService } from '@housebrand/theming/nest';
import { prefixOf, UsageError, type OpsArguments } from './arguments';
import { table, type OpsCommand } from './command';

/** The data of an agent that is deleted or kept when it is closed. */
interface Belongings {
  goes: [what: string, rows: number][];
  stays: [what: string, rows: number][];
  /** Number of payments, transfers and prizes that are not settled yet. */
  inProgress: number;
}

const BOOKS: readonly (readonly [what: string, table: string])[] = [
  ['members', 'member'],
  ['payments', 'payment'],
  ['ledger entries', 'ledger_posting'],
  ['provider transfers', 'provider_move'],
  ['audit trail entries', 'audit_entry'],
];

export const closeAgent: OpsCommand = {
  name: 'agent delete',
  usage: 'PREFIX [--confirm PREFIX]',
  summary:
    'Close an agent permanently: deletes look, texts and keys, keeps ledger and prefix; without --confirm, only shows what would be deleted',
  run: async (app, input) => {
    const prefix = prefixOf(input);
    const { config } = await app.get(AgentEditorService, { strict: false }).check(prefix);
    const belongings = await belongingsOf(app, prefix);
    const reported = [
      ...table([
        ['DELETED', 'ROWS'],
        ...belongings.goes.map(asCells),
        ['', ''],
        ['KEPT', 'ROWS'],
        ...belongings.stays.map(asCells),
      ]),
      `The prefix ${prefix} stays reserved, because the usernames of its members start with it.`,
    ];
    if (input.options.confirm === undefined)
      return [...reported, `Nothing was deleted. To delete: npm run ops -- agent delete ${prefix} --confirm ${prefix}`];
    assertConfirmed(prefix, input);
    if (!config.gameAgent.isEnable)
      throw new UsageError(`${prefix} is on; run npm run ops -- agent disable ${prefix} first`);
    if (belongings.inProgress > 0)
      throw new UsageError(
        `${belongings.inProgress} payments and transfers of ${prefix} are in progress; wait until they have ended`,
      );
    for (const kind of CONTENT_KINDS) await contentOf(app).replace(prefix, kind, [], 'operator');
    await app.get(AgentEditorService, { strict: false }).close(prefix);
    return [...reported, `${prefix} is closed.`];
  },
};

function assertConfirmed(prefix: string, { options }: OpsArguments): void {
  if (prefix === DEFAULT_PREFIX) throw new UsageError(`${prefix} cannot be closed: other agents use its look`);
  if (options.confirm !== prefix) throw new UsageError(`--confirm is ${options.confirm}, but the agent is ${prefix}`);
}

async function belongingsOf(app: INestApplicationContext, prefix: string): Promise<Belongings> {
  const database = app.get(Database, { strict: false });
  const count = async (text: string) => {
    const { rows } = await database.operatorQuery<{ count: number }>({ text, values: [prefix] });
    return rows[0]!.count;
  };
  const keys = await app.get(AgentKeyService, { strict: false }).list(prefix);
  const goes: Belongings['goes'] = [
    ['configuration', 1],
    ['keys', keys.filter(({ revokedAt }) => revokedAt === null).length],
  ];
  for (const kind of CONTENT_KINDS) goes.push([kind, (await contentOf(app).list(prefix, kind)).length]);
  const stays: Belongings['stays'] = [];
  for (const [what, name] of BOOKS)
    stays.push([what, await count(`select count(*)::int as count from ${name} where agent = $1`)]);
  const inProgress = await count(`select (
    (select count(*) from payment where agent = $1 and status in ('CREATE', 'APPROVE')) +
    (select count(*) from provider_move where agent = $1 and state in ('SENT', 'UNKNOWN')) +
    (select count(*) from tournament_prize where agent = $1 and payment is null))::int as count`);
  return { goes, stays, inProgress };
}

const asCells = ([what, rows]: [string, number]): string[] => [what, String(rows)];

const contentOf = (app: INestApplicationContext): AgentContentService =>
  app.get(AgentContentService, { strict: false });
