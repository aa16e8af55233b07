import { readFile } from 'node:fs/promises';
import type { Correction } from '@housebrand/theming';
import { AgentEditorService, ChangeAgentDto, CreateAgentDto, type AgentReport } from '@housebrand/theming/nest';
import { assertAgentFields } from './agent-fields';
import { openAtProvider, portalOf } from './agent-welcome';
import { prefixOf, UsageError, positional, type OpsArguments } from './arguments';
import { checked } from '../written/checked';
import { table, type OpsCommand } from './command';
import { fieldHelp } from './field-help';

const FIELDS = '[--file change.json] [field=value …]';

export const agentCommands: readonly OpsCommand[] = [
  {
    name: 'agent list',
    isReading: true,
    usage: '',
    summary: 'List all agents',
    run: async (app) => {
      const agents = await app.get(AgentEditorService, { strict: false }).list();
      const rows = agents.map(({ prefix, name, look, version, details, closedAt }) => {
        const flags = [
          details.seamlessLogin.isUnderMaintenance && 'maintenance',
          closedAt ? 'closed' : details.gameAgent.isEnable && 'served elsewhere',
          !details.seamlessLogin.isFirstLogin && 'first login off',
        ];
        return [prefix, name, look, `v${version}`, flags.filter(Boolean).join(', ')];
      });
      return table([['PREFIX', 'NAME', 'LOOK', 'VERSION', 'FLAGS'], ...rows]);
    },
  },
  {
    name: 'agent create',
    usage: `PREFIX --name "Name" ${FIELDS} [--json]`,
    summary: 'Create an agent; its prefix must not overlap with another',
    run: async (app, input) => {
      const name = input.options.name;
      const fields = await fieldsOf(input);
      const creation = await checked(CreateAgentDto, {
        ...fields,
        prefix: positional(input, 0, 'a prefix'),
        ...(name && { name }),
      });
      const report = await app.get(AgentEditorService, { strict: false }).createWithKey(creation, 'operator');
      const { agentID } = report.config;
      const atProvider = await openAtProvider(app, report);
      if (input.options.json)
        return [
          JSON.stringify(
            {
              prefix: agentID,
              portal: portalOf(app, agentID),
              agentKey: report.agentKey,
              atProvider,
              corrections: report.corrections,
            },
            null,
            2,
          ),
        ];
      return [
        `${agentID} created.`,
        `Portal        ${portalOf(app, agentID)}`,
        `Agent key     ${report.agentKey} (shown only once)`,
        ...atProvider,
        ...describe(report),
      ];
    },
  },
  {
    name: 'agent open',
    usage: 'PREFIX',
    summary: "Create an agent's site and demo members in the simulator; in live mode, list what the provider needs",
    run: async (app, input) =>
      openAtProvider(app, await app.get(AgentEditorService, { strict: false }).check(prefixOf(input))),
  },
  {
    name: 'agent show',
    isReading: true,
    usage: 'PREFIX [--json]',
    summary: 'Show an agent: portal address, settings and corrected colours',
    run: async (app, input) => {
      const report = await app.get(AgentEditorService, { strict: false }).check(prefixOf(input));
      return [`Portal        ${portalOf(app, report.config.agentID)}`, ...shown(report, input)];
    },
  },
  {
    name: 'agent fields',
    isReading: true,
    usage: '',
    summary: 'List the fields of agent create, set and check, with type and meaning',
    run: () => fieldHelp('changeAgent'),
  },
  {
    name: 'agent disable',
    usage: 'PREFIX',
    summary: "Turn an agent's portal off: visitors see the page for unknown prefixes; all data stays",
    run: async (app, input) => {
      await app.get(AgentEditorService, { strict: false }).change(prefixOf(input), { gameAgent: { isEnable: true } });
      return [`${prefixOf(input)} is off. To turn it on: npm run ops -- agent enable ${prefixOf(input)}`];
    },
  },
  {
    name: 'agent enable',
    usage: 'PREFIX',
    summary: "Turn a disabled agent's portal on again",
    run: async (app, input) => {
      await app.get(AgentEditorService, { strict: false }).change(prefixOf(input), { gameAgent: { isEnable: false } });
      return [`${prefixOf(input)} is on: ${portalOf(app, prefixOf(input))}`];
    },
  },
  {
    name: 'agent set',
    usage: `PREFIX ${FIELDS}`,
    summary: 'Change an agent; omitted fields keep their value',
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
    isReading: true,
    usage: `PREFIX ${FIELDS} [--json]`,
    summary: 'Preview an agent or a change of it, without saving',
    run: async (app, input) => {
      const change = await checked(ChangeAgentDto, await fieldsOf(input));
      const report = await app.get(AgentEditorService, { strict: false }).check(prefixOf(input), change);
      return shown(report, input);
    },
  },
];

/** Lists corrections first. `--json` prints the whole configuration. */
function shown(report: AgentReport, { options }: OpsArguments): string[] {
  const { agent, version, seamlessLogin, gameAgent } = report.config;
  if (options.json) return [JSON.stringify({ ...report.config, sites: report.sites }, null, 2)];
  return [
    ...describe(report),
    `${agent.prefix} (${agent.name}), version ${version}, games: ${agent.gameType}`,
    gameAgent.isEnable ? 'Off: visitors see the page for unknown prefixes.' : 'On.',
    ...(seamlessLogin.isUnderMaintenance ? ['Under maintenance: only white-listed members can log in.'] : []),
    ...report.sites.map(({ host, lineID }) => `Site          ${host} (${lineID})`),
    'Use --json for all settings.',
  ];
}

async function fieldsOf({ options, assignments }: OpsArguments): Promise<Record<string, unknown>> {
  assertAgentFields(assignments);
  const file = options.file;
  if (file === undefined) return assignments;
  return { ...(JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>), ...assignments };
}

function describe({ corrections }: AgentReport): string[] {
  if (corrections.length === 0) return ['No colours were corrected.'];
  return ['Colours corrected for contrast:', ...corrections.map((correction) => `  ${sentence(correction)}`)];
}

function sentence({ field, configured, used, contrastBefore, contrastAfter, required }: Correction): string {
  return `${field} ${configured} → ${used} (contrast ${contrastBefore} → ${contrastAfter}, needs ${required})`;
}
