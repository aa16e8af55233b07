import { bahtDigits, isUuid } from '@housebrand/shared';
import { entryOf, UsageError, type OpsArguments } from '../arguments';
import { table, type OpsCommand } from '../command';
import { approverOf } from '../sign-in/signed-in';
import { Approvals } from './approvals';

/** @param commands the commands that can be requested */
export function approvalCommands(commands: readonly OpsCommand[]): readonly OpsCommand[] {
  return [
    {
      name: 'approvals list',
      usage: '',
      isReading: true,
      summary: 'List commands that wait for a second operator, oldest first',
      run: async (app) => {
        const rows = (await Approvals.of(app).open()).map((approval) => {
          const { agent, id, command, input, amountSatang, requestedBy, expiresAt } = approval;
          const { positionals, options } = JSON.parse(input) as Given;
          return [
            agent,
            id,
            bahtDigits(amountSatang),
            requestedBy,
            expiresAt.toISOString(),
            `${command} ${positionals.join(' ')}`,
            options.note ?? '-',
          ];
        });
        return table([['AGENT', 'ID', 'BAHT', 'REQUESTED BY', 'UNTIL', 'COMMAND', 'NOTE'], ...rows]);
      },
    },
    {
      name: 'approvals approve',
      usage: 'PREFIX ID',
      summary: 'Approve and run a command that another operator requested, once',
      run: async (app, input) => {
        const [agent, id] = requestOf(input);
        const by = approverOf(input);
        return Approvals.of(app).approve(agent, id, by, (approval) => {
          const command = commands.find(({ name }) => name === approval.command);
          if (!command) throw new UsageError(`the command "${approval.command}" no longer exists`);
          const given = JSON.parse(approval.input) as Given;
          return command.run(app, { ...input, ...given, assignments: {}, request: id });
        });
      },
    },
    {
      name: 'approvals refuse',
      usage: 'PREFIX ID',
      summary: 'Refuse a requested command; it can be requested again',
      run: async (app, input) => {
        const [agent, id] = requestOf(input);
        await Approvals.of(app).refuse(agent, id, approverOf(input));
        return ['Refused. The command was not run.'];
      },
    },
  ];
}

type Given = Pick<OpsArguments, 'positionals' | 'options'>;

function requestOf(input: OpsArguments): [agent: string, id: string] {
  const { agent, id } = entryOf(input);
  if (!isUuid(id)) throw new UsageError(`there is no request ${id}; see approvals list`);
  return [agent, id];
}
