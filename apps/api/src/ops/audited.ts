import { userInfo } from 'node:os';
import type { INestApplicationContext } from '@nestjs/common';
import { Audit } from '@housebrand/shared/nest';
import { actorOf, type OpsArguments } from './arguments';
import { runOrAsk } from './approvals/second-operator';
import { agentOfCommand, type OpsCommand } from './command';

/**
 * Runs a command and records its start and end in the audit trail. Of assignments it records only the names, because the values of
 * an agent's configuration may be confidential.
 */
export async function audited(
  app: INestApplicationContext,
  command: OpsCommand,
  input: OpsArguments,
): Promise<string[]> {
  if (command.isReading) return command.run(app, input);
  const audit = app.get(Audit, { strict: false });
  const agent = agentOfCommand(command, input);
  const reported = { actor: actorOf(input), subject: command.name };
  const details = {
    positionals: input.positionals.join(' '),
    ...input.options,
    fields: fieldsOf(input.assignments).join(' '),
    account: userInfo().username,
  };
  await audit.noteAlone(agent, { ...reported, action: 'operator.command', details });
  try {
    const lines = await runOrAsk(app, command, input);
    await audit.noteAlone(agent, { ...reported, action: 'operator.command-done' });
    return lines;
  } catch (error) {
    await audit.noteAlone(agent, { ...reported, action: 'operator.command-refused' });
    throw error;
  }
}

/** Returns the names of the assigned fields, as on the command line: `themes.buttonPrimaryColor`. */
export function fieldsOf(assignments: Record<string, unknown>, path = ''): string[] {
  return Object.entries(assignments).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fieldsOf(value as Record<string, unknown>, `${path}${name}.`)
      : [`${path}${name}`],
  );
}
