import { readFile } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { CONTENT_KINDS, type AgentContent, type ContentKind } from '@housebrand/content';
import { AgentContentService, CONTENT_LISTS } from '@housebrand/content/nest';
import { UsageError, type OpsArguments } from './arguments';
import { checked } from './checked';
import type { OpsCommand } from './command';
import { agentOf } from './known-agent';

const KINDS = CONTENT_KINDS.join('|');

export const contentCommands: readonly OpsCommand[] = [
  {
    name: 'content show',
    usage: `PREFIX ${KINDS}`,
    summary: "Show a list of an agent's content, as a file for content put",
    isReading: true,
    run: async (app, input) => {
      const { agent, kind } = await listOf(app, input);
      return JSON.stringify(await contentOf(app).list(agent, kind), null, 2).split('\n');
    },
  },
  {
    name: 'content put',
    usage: `PREFIX ${KINDS} --file rows.json`,
    summary: "Replace a list of an agent's content, effective immediately",
    run: async (app, input) => {
      const { agent, kind } = await listOf(app, input);
      const { file } = input.options;
      if (file === undefined) throw new UsageError('--file is missing; content show writes such a file');
      const count = await put(app, { agent, kind, rows: rowsOf(await readFile(file, 'utf8')) });
      return [`${agent} shows ${count} ${kind}.`];
    },
  },
];

async function put<K extends ContentKind>(
  app: INestApplicationContext,
  { agent, kind, rows }: { agent: string; kind: K; rows: unknown },
): Promise<number> {
  const list = await checked<{ rows: AgentContent[K][] }>(CONTENT_LISTS[kind], { rows });
  return (await contentOf(app).replace(agent, kind, list.rows, 'operator')).length;
}

function contentOf(app: INestApplicationContext): AgentContentService {
  return app.get(AgentContentService, { strict: false });
}

async function listOf(
  app: INestApplicationContext,
  input: OpsArguments,
): Promise<{ agent: string; kind: ContentKind }> {
  const known = CONTENT_KINDS.find((name) => name === input.positionals[1]);
  if (known === undefined) throw new UsageError(`give a prefix and one of ${KINDS}`);
  return { agent: await agentOf(app, input), kind: known };
}

function rowsOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UsageError('the file is not valid JSON');
  }
}
