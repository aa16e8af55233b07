import { bahtDigits, isUuid } from '@housebrand/shared';
import { entryOf, namedOperatorOf, UsageError, type OpsArguments } from '../arguments';
import { table, type OpsCommand } from '../command';
import { Approvals } from './approvals';

/** @param commands those that a request may be about */
export function approvalCommands(commands: readonly OpsCommand[]): readonly OpsCommand[] {
  return [
    {
      name: 'approvals list',
      usage: '',
      isReading: true,
      summary: 'Commands that move so much money that a second operator decides, the longest waiting first',
      run: async (app) => {
        const rows = (await new Approvals(app).open()).map((approval) => {
          const { agent, id, command, input, amountSatang, requestedBy, expiresAt } = approval;
          const { words, options } = JSON.parse(input) as Given;
          return [
            ...[agent, id, bahtDigits(amountSatang), requestedBy, expiresAt.toISOString()],
            ...[`${command} ${words.join(' ')}`, options.note ?? '-'],
          ];
        });
        return table([['AGENT', 'ID', 'BAHT', 'ASKED BY', 'UNTIL', 'COMMAND', 'NOTE'], ...rows]);
      },
    },
    {
      name: 'approvals approve',
      usage: 'PREFIX ID --operator NAME',
      summary: 'Do what another operator asked for, once',
      run: async (app, input) => {
        const [agent, id] = requestOf(input);
        return new Approvals(app).approve(agent, id, namedOperatorOf(input), (approval) => {
          const command = commands.find(({ name }) => name === approval.command);
          if (!command) throw new UsageError(`there is no command "${approval.command}" any more`);
          return command.run(app, { ...(JSON.parse(approval.input) as Given), assignments: {} });
        });
      },
    },
    {
      name: 'approvals refuse',
      usage: 'PREFIX ID --operator NAME',
      summary: 'Let it be; whoever asked may ask again',
      run: async (app, input) => {
        const [agent, id] = requestOf(input);
        await new Approvals(app).refuse(agent, id, namedOperatorOf(input));
        return ['Refused; nothing was moved.'];
      },
    },
  ];
}

type Given = Pick<OpsArguments, 'words' | 'options'>;

function requestOf(input: OpsArguments): [agent: string, id: string] {
  const { agent, id } = entryOf(input);
  if (!isUuid(id)) throw new UsageError(`there is no request ${id}; see approvals list`);
  return [agent, id];
}
