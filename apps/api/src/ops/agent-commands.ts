import { readFile } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { InvalidInput, normalizePrefix } from '@housebrand/shared';
import { fieldProblems } from '@housebrand/shared/nest';
import type { Correction } from '@housebrand/theming';
import {
  AgentEditorService,
  AgentKeyService,
  ChangeAgentDto,
  CreateAgentDto,
  type AgentReport,
} from '@housebrand/theming/nest';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { UsageError, type OpsArguments } from './arguments';
import { table, type OpsCommand } from './command';

const FIELDS = '[--file change.json] [field=value …]';

export const agentCommands: readonly OpsCommand[] = [
  {
    name: 'agent list',
    usage: '',
    summary: 'All agents',
    run: async (app) => {
      const agents = await app.get(AgentEditorService, { strict: false }).list();
      const rows = agents.map(({ prefix, name, look, version, details }) => {
        const flags = [
          details.seamlessLogin.isUnderMaintenance && 'maintenance',
          details.gameAgent.isEnable && 'served elsewhere',
          !details.seamlessLogin.isFirstLogin && 'first login off',
        ];
        return [prefix, name, look, `v${version}`, flags.filter(Boolean).join(', ')];
      });
      return table([['PREFIX', 'NAME', 'LOOK', 'VERSION', 'FLAGS'], ...rows]);
    },
  },
  {
    name: 'agent create',
    usage: `PREFIX --name "Name" ${FIELDS}`,
    summary: 'Create an agent; a prefix that overlaps another is refused',
    run: async (app, input) => {
      const name = input.options.name;
      const creation = await checked(CreateAgentDto, {
        ...(await fieldsOf(input)),
        prefix: word(input, 0, 'a prefix'),
        ...(name && { name }),
      });
      const report = await app.get(AgentEditorService, { strict: false }).create(creation);
      return [`${report.config.agentID} created.`, ...describe(report)];
    },
  },
  {
    name: 'agent set',
    usage: `PREFIX ${FIELDS}`,
    summary: 'Change an agent; what is not named stays',
    run: async (app, input) => {
      const change = await checked(ChangeAgentDto, await fieldsOf(input));
      if (Object.values(change).every((value) => value === undefined))
        throw new UsageError('name at least one field: generals.lineID=@name');
      const report = await app.get(AgentEditorService, { strict: false }).change(prefixOf(input), change);
      return [`${report.config.agentID} is at version ${report.config.version}.`, ...describe(report)];
    },
  },
  {
    name: 'agent check',
    usage: `PREFIX ${FIELDS}`,
    summary: 'What the agent, or a change of it, looks like; nothing is saved',
    run: async (app, input) => {
      const change = await checked(ChangeAgentDto, await fieldsOf(input));
      const report = await app.get(AgentEditorService, { strict: false }).check(prefixOf(input), change);
      return [JSON.stringify({ ...report.config, sites: report.sites }, null, 2), ...describe(report)];
    },
  },
  {
    name: 'agent key list',
    usage: 'PREFIX',
    summary: 'Keys of an agent',
    run: async (app, input) => {
      const keys = await keysOf(app).list(prefixOf(input));
      const rows = keys.map(({ id, label, createdAt, revokedAt }) => [
        id,
        label,
        createdAt.toISOString(),
        revokedAt ? 'revoked' : 'valid',
      ]);
      return table([['ID', 'LABEL', 'CREATED', 'STATE'], ...rows]);
    },
  },
  {
    name: 'agent key create',
    usage: 'PREFIX --label "what for"',
    summary: 'Make a key; it is shown once',
    run: async (app, input) => {
      const { id, key } = await keysOf(app).create(prefixOf(input), input.options.label ?? 'made by an operator');
      return [`Key ${id}, shown this once:`, key];
    },
  },
  {
    name: 'agent key revoke',
    usage: 'PREFIX ID',
    summary: 'A revoked key is refused from then on',
    run: async (app, input) => {
      await keysOf(app).revoke(prefixOf(input), word(input, 1, "the key's id"));
      return ['Revoked.'];
    },
  },
];

function keysOf(app: INestApplicationContext): AgentKeyService {
  return app.get(AgentKeyService, { strict: false });
}

function prefixOf(input: OpsArguments): string {
  return normalizePrefix(word(input, 0, 'a prefix'));
}

function word({ words }: OpsArguments, index: number, what: string): string {
  const found = words[index];
  if (found === undefined) throw new UsageError(`${what} is missing`);
  return found;
}

async function fieldsOf({ options, assignments }: OpsArguments): Promise<Record<string, unknown>> {
  const file = options.file;
  if (file === undefined) return assignments;
  return { ...(JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>), ...assignments };
}

/** The same checks as over HTTP. @throws InvalidInput */
async function checked<T extends object>(type: new () => T, fields: Record<string, unknown>): Promise<T> {
  const instance = plainToInstance(type, fields);
  const errors = await validate(instance, { whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true });
  if (errors.length > 0) throw new InvalidInput(fieldProblems(errors));
  return instance;
}

function describe({ corrections }: AgentReport): string[] {
  if (corrections.length === 0) return ['Every colour is used as configured.'];
  return ['Corrected for contrast:', ...corrections.map((correction) => `  ${sentence(correction)}`)];
}

function sentence({ field, configured, used, contrastBefore, contrastAfter, required }: Correction): string {
  return `${field} ${configured} → ${used} (contrast ${contrastBefore} → ${contrastAfter}, needs ${required})`;
}
