import { userInfo } from 'node:os';
import type { INestApplicationContext } from '@nestjs/common';
import { isPrefix, normalizePrefix } from '@housebrand/shared';
import { Audit, WHOLE_INSTALLATION } from '@housebrand/shared/nest';
import { operatorOf, type OpsArguments } from './arguments';
import { runOrAsk } from './approvals/second-operator';
import type { OpsCommand } from './command';

/**
 * Runs a command, which the audit trail is told of before it begins and when it has ended. Of assignments only the names are
 * kept: what an agent's configuration says may be nobody else's business.
 */
export async function audited(
  app: INestApplicationContext,
  command: OpsCommand,
  input: OpsArguments,
): Promise<string[]> {
  if (command.isReading) return command.run(app, input);
  const audit = app.get(Audit, { strict: false });
  const agent = agentOf(command, input);
  const told = { actor: `operator:${operatorOf(input)}`, subject: command.name };
  const details = {
    words: input.words.join(' '),
    ...input.options,
    fields: fieldsOf(input.assignments).join(' '),
    account: userInfo().username,
  };
  await audit.noteAlone(agent, { ...told, action: 'operator.command', details });
  try {
    const lines = await runOrAsk(app, command, input);
    await audit.noteAlone(agent, { ...told, action: 'operator.command-done' });
    return lines;
  } catch (error) {
    await audit.noteAlone(agent, { ...told, action: 'operator.command-refused' });
    throw error;
  }
}

/** The agent that a command is about, where its first word names one. */
function agentOf({ usage }: OpsCommand, { words: [first = ''] }: OpsArguments): string {
  const agent = normalizePrefix(first);
  return usage.startsWith('PREFIX') && isPrefix(agent) ? agent : WHOLE_INSTALLATION;
}

/** The names of what is assigned, written as on the command line: `themes.buttonPrimaryColor`. */
export function fieldsOf(assignments: Record<string, unknown>, path = ''): string[] {
  return Object.entries(assignments).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fieldsOf(value as Record<string, unknown>, `${path}${name}.`)
      : [`${path}${name}`],
  );
}
