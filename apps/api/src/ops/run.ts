import type { INestApplicationContext } from '@nestjs/common';
import { DomainError, InvalidInput } from '@housebrand/shared';
import { Messages } from '@housebrand/shared/nest';
import { affiliateCommands } from './affiliate-commands';
import { agentCommands } from './agent-commands';
import { agentKeyCommands } from './agent-key-commands';
import { approvalCommands } from './approvals/approval-commands';
import { auditCommands } from './audit-commands';
import { audited } from './audited';
import { readArguments, UsageError } from './arguments';
import { betCommands } from './bet-commands';
import { table, type OpsCommand } from './command';
import { closeAgent } from './close-agent';
import { contentCommands } from './content-commands';
import { couponCommands } from './coupon-commands';
import { demoCommands } from './demo-commands';
import { keyCommands } from './key-commands';
import { memberCommands } from './member-commands';
import { moveCommands } from './move-commands';
import { paymentCommands } from './payment-commands';
import { operatorCommands } from './operators/operator-commands';
import { readKey as readOwnKey, type ReadKey } from './operators/key-input';
import { priceCommands } from './price-commands';
import { questCommands } from './quest-commands';
import { sumsCommands } from './sums-commands';
import { supportCommands } from './support-commands';
import { tournamentCommands } from './tournament-commands';
import { tierCommands } from './tier-commands';
import { reconcileCommands } from './reconcile-commands';

export const opsCommands: readonly OpsCommand[] = [
  ...agentCommands,
  closeAgent,
  ...agentKeyCommands,
  ...keyCommands,
  ...memberCommands,
  ...couponCommands,
  ...paymentCommands,
  ...moveCommands,
  ...reconcileCommands,
  ...sumsCommands,
  ...betCommands,
  ...priceCommands,
  ...tierCommands,
  ...questCommands,
  ...affiliateCommands,
  ...tournamentCommands,
  ...operatorCommands,
  ...approvalCommands([...paymentCommands, ...moveCommands, ...operatorCommands]),
  ...auditCommands,
  ...contentCommands,
  ...supportCommands,
  ...demoCommands,
];

export interface OpsOutcome {
  exitCode: number;
  lines: string[];
}

/** Whether the arguments request help instead of a command. */
export function isHelpRequest(argv: readonly string[]): boolean {
  return argv.length === 0 || argv.includes('--help') || argv[0] === 'help';
}

/** Returns help for the commands that start with the given arguments, or for all. */
export function help(argv: readonly string[] = []): string[] {
  const positionals = argv.filter((positional) => positional !== 'help' && !positional.startsWith('--'));
  const started = opsCommands.filter(
    ({ name }) => isNamed(name.split(' '), positionals) || isNamed(positionals, name.split(' ')),
  );
  const rows = (started.length > 0 ? started : opsCommands).map(({ name, usage, summary }) => [
    `  ${name} ${usage}`.trimEnd(),
    summary,
  ]);
  return ['npm run ops -- <command>', '', ...table(rows)];
}

/**
 * Runs one command in a started application. Errors become lines and an exit code, without a stack.
 * @param readKey prompts for the operator's key
 */
export async function runOps(
  app: INestApplicationContext,
  argv: readonly string[],
  readKey: ReadKey = readOwnKey,
): Promise<OpsOutcome> {
  try {
    const input = readArguments(argv);
    const command = opsCommands.find(({ name }) => isNamed(input.positionals, name.split(' ')));
    if (!command) throw new UsageError(`there is no command "${input.positionals.join(' ')}"`);
    const positionals = input.positionals.slice(command.name.split(' ').length);
    return { exitCode: 0, lines: await audited(app, command, { ...input, positionals, readKey }) };
  } catch (error) {
    return { exitCode: 1, lines: describeFailure(app.get(Messages, { strict: false }), error) };
  }
}

function isNamed(positionals: readonly string[], name: readonly string[]): boolean {
  return name.every((part, index) => positionals[index] === part);
}

function describeFailure(messages: Messages, error: unknown): string[] {
  if (error instanceof UsageError) return [`${error.message}.`, 'npm run ops -- --help shows every command.'];
  if (!(error instanceof DomainError)) throw error;
  const problems = error instanceof InvalidInput ? error.problems : [];
  return [
    messages.say(error.messageKey, 'en', error.values),
    ...problems.map((problem) => `  ${problem.field}: ${messages.describeProblem(problem, 'en')}`),
  ];
}
