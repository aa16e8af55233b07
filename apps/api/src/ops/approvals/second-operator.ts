import type { INestApplicationContext } from '@nestjs/common';
import { bahtDigits, normalizePrefix } from '@housebrand/shared';
import { Settings } from '@housebrand/shared/nest';
import { namedOperatorOf, type OpsArguments } from '../arguments';
import type { OpsCommand } from '../command';
import { APPROVAL_HOURS, Approvals } from './approvals';

/** Runs a command, or asks a second operator to when it moves more than one alone may. */
export async function runOrAsk(
  app: INestApplicationContext,
  command: OpsCommand,
  input: OpsArguments,
): Promise<string[]> {
  const limit = app.get(Settings, { strict: false }).operatorLimitSatang;
  const amountSatang = (await command.weigh?.(app, input)) ?? null;
  if (amountSatang === null || amountSatang <= limit) return command.run(app, input);
  const agent = normalizePrefix(input.words[0]!);
  const wish = { agent, command: command.name, input, amountSatang, requestedBy: namedOperatorOf(input) };
  const id = await new Approvals(app).ask(wish);
  return [
    `It moves ${bahtDigits(amountSatang)} baht; above ${bahtDigits(limit)} another operator decides, within ${APPROVAL_HOURS} hours:`,
    `npm run ops -- approvals approve ${agent} ${id} --operator NAME`,
  ];
}
