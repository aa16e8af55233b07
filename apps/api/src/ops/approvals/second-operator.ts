import type { INestApplicationContext } from '@nestjs/common';
import { bahtDigits } from '@housebrand/shared';
import { Settings } from '@housebrand/shared/nest';
import type { OpsArguments } from '../arguments';
import { agentOfCommand, type OpsCommand } from '../command';
import { approverOf } from '../sign-in/signed-in';
import { APPROVAL_HOURS, Approvals } from './approvals';

/** Runs a command, or requests approval if it exceeds the limit of a single operator. */
export async function runOrAsk(
  app: INestApplicationContext,
  command: OpsCommand,
  input: OpsArguments,
): Promise<string[]> {
  const limit = app.get(Settings, { strict: false }).operatorLimitSatang;
  const takesTwo = (await command.takesTwo?.(app, input)) ?? false;
  const amountSatang = (await command.weigh?.(app, input)) ?? 0n;
  if (!takesTwo && amountSatang <= limit) return command.run(app, input);
  const agent = agentOfCommand(command, input);
  const requestedBy = approverOf(input);
  const id = await Approvals.of(app).ask({ agent, command: command.name, input, amountSatang, requestedBy });
  const why = takesTwo
    ? 'This command needs a second operator:'
    : `This command moves ${bahtDigits(amountSatang)} baht; above ${bahtDigits(limit)}`;
  return [
    `${why} another operator must approve it within ${APPROVAL_HOURS} hours:`,
    `npm run ops -- approvals approve ${agent} ${id}`,
  ];
}
