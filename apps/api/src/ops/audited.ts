import { userInfo } from 'node:os';
import type { INestApplicationContext } from '@nestjs/common';
import { isPrefix, normalizePrefix } from '@housebrand/shared';
import { Audit, WHOLE_INSTALLATION } from '@housebrand/shared/nest';
import { operatorOf, type OpsArguments } from './arguments';
import { runOrAsk } from './approvals/second-operator';
import type { OpsCommand } from './command';

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
  const agent = agentOf(command, input);
  const reported = { actor: `operator:${operatorOf(input)}`, subject: command.name };
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

/** Returns the agent of a command whose first word is a prefix. */
function agentOf({ usage }: OpsCommand, { positionals: [first = ''] }: OpsArguments): string {
  const agent = normalizePrefix(first);
  return usage.startsWith('PREFIX') && isPrefix(agent) ? agent : WHOLE_INSTALLATION;
}

/** Returns the names of the assigned fields, as on the command line: `themes.buttonPrimaryColor`. */
export function fieldsOf(assignments: Record<string, unknown>, path = ''): string[] {
  return Object.entries(assignments).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fieldsOf(value as Record<string, unknown>, `${path}${name}.`)
      : [`${path}${name}`],
  );
}
