import { readFile, stat } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { MAX_UPLOAD_BYTES, type StoredPicture } from '@housebrand/artwork';
import { PicturesService } from '@housebrand/artwork/nest';
import { CONTENT_KINDS, type ContentKind } from '@housebrand/content';
import { AgentContentService } from '@housebrand/content/nest';
import { WRITTEN } from '../written/kinds';
import { UsageError, type OpsArguments } from './arguments';
import type { OpsCommand } from './command';
import { fieldHelp } from './field-help';
import { readJsonFile, writeJson } from './json-file';
import { agentOf } from './known-agent';

const KINDS = CONTENT_KINDS.join('|');

export const contentCommands: readonly OpsCommand[] = [
  {
    name: 'content show',
    usage: `PREFIX ${KINDS} [--out rows.json]`,
    summary: "Show a list of an agent's content, as a file for content put",
    isReading: true,
    run: async (app, input) => {
      const { agent, kind } = await listOf(app, input);
      return writeJson(await contentOf(app).list(agent, kind), input.options);
    },
  },
  {
    name: 'content put',
    usage: `PREFIX ${KINDS} --file rows.json`,
    summary: "Replace a list of an agent's content, effective immediately",
    run: async (app, input) => {
      const { agent, kind } = await listOf(app, input);
      const { file } = input.options;
      if (file === undefined) throw new UsageError('--file is missing; content show --out writes such a file');
      await WRITTEN[kind].save(app, { rows: await readJsonFile(file) }, { agent, by: 'operator' });
      return [`${agent} shows ${(await contentOf(app).list(agent, kind)).length} ${kind}.`];
    },
  },
  {
    name: 'content fields',
    usage: KINDS,
    summary: 'List the fields of a file for content put, with an example',
    isReading: true,
    run: (_, { positionals: [kind] }) => fieldHelp(WRITTEN[knownKind(kind, `give one of ${KINDS}`)].call),
  },
  {
    name: 'content picture',
    usage: 'PREFIX FILE',
    summary: 'Store a PNG, JPEG or WebP file, and print its address for banners, tournaments and looks',
    run: async (app, input) => {
      const agent = await agentOf(app, input);
      const { address, width, height, bytes } = await storePicture(app, agent, input.positionals[1]);
      return [address, `WebP, ${width} × ${height} px, ${Math.ceil(bytes / 1_000)} kB.`];
    },
  },
];

async function storePicture(
  app: INestApplicationContext,
  agent: string,
  file: string | undefined,
): Promise<StoredPicture> {
  if (file === undefined) throw new UsageError('a file is missing');
  const unreadable = (error: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} cannot be read: ${error.code}`);
  };
  const { size } = await stat(file).catch(unreadable);
  if (size > MAX_UPLOAD_BYTES) throw new UsageError(`${file} is larger than 5 MB`);
  const content = await readFile(file).catch(unreadable);
  return app.get(PicturesService, { strict: false }).store(agent, content, 'operator');
}

function contentOf(app: INestApplicationContext): AgentContentService {
  return app.get(AgentContentService, { strict: false });
}

async function listOf(
  app: INestApplicationContext,
  input: OpsArguments,
): Promise<{ agent: string; kind: ContentKind }> {
  const kind = knownKind(input.positionals[1], `give a prefix and one of ${KINDS}`);
  return { agent: await agentOf(app, input), kind };
}

function knownKind(kind: string | undefined, otherwise: string): ContentKind {
  const known = CONTENT_KINDS.find((name) => name === kind);
  if (known === undefined) throw new UsageError(otherwise);
  return known;
}
