import type { INestApplicationContext } from '@nestjs/common';
import { DomainError, InvalidInput } from '@housebrand/shared';
import { Messages } from '@housebrand/shared/nest';
import { agentCommands } from './agent-commands';
import { readArguments, UsageError } from './arguments';
import { table, type OpsCommand } from './command';
import { couponCommands } from './coupon-commands';
import { demoCommands } from './demo-commands';
import { keyCommands } from './key-commands';
import { moveCommands } from './move-commands';
import { paymentCommands } from './payment-commands';
import { priceCommands } from './price-commands';

export const opsCommands: readonly OpsCommand[] = [
  ...agentCommands,
  ...keyCommands,
  ...couponCommands,
  ...paymentCommands,
  ...moveCommands,
  ...priceCommands,
  ...demoCommands,
];

export interface OpsOutcome {
  exitCode: number;
  lines: string[];
}

/** Whether the words ask for help instead of a command. */
export function asksForHelp(argv: readonly string[]): boolean {
  return argv.length === 0 || argv.includes('--help') || argv[0] === 'help';
}

export function help(): string[] {
  const rows = opsCommands.map(({ name, usage, summary }) => [`  ${name} ${usage}`.trimEnd(), summary]);
  return ['npm run ops -- <command>', '', ...table(rows)];
}

/** Runs one command against a started application. Failures become lines and an exit code, never a stack. */
export async function runOps(app: INestApplicationContext, argv: readonly string[]): Promise<OpsOutcome> {
  try {
    const input = readArguments(argv);
    const command = opsCommands.find(({ name }) => isNamed(input.words, name.split(' ')));
    if (!command) throw new UsageError(`there is no command "${input.words.join(' ')}"`);
    const words = input.words.slice(command.name.split(' ').length);
    return { exitCode: 0, lines: await command.run(app, { ...input, words }) };
  } catch (error) {
    return { exitCode: 1, lines: describeFailure(app.get(Messages, { strict: false }), error) };
  }
}

function isNamed(words: readonly string[], name: readonly string[]): boolean {
  return name.every((part, index) => words[index] === part);
}

function describeFailure(messages: Messages, error: unknown): string[] {
  if (error instanceof UsageError) return [`${error.message}.`, 'npm run ops -- --help shows every command.'];
  if (!(error instanceof DomainError)) throw error;
  const problems = error instanceof InvalidInput ? error.problems : [];
  return [
    messages.say(error.messageKey, 'en', error.values),
    ...problems.map((problem) => `  ${problem.field}: ${messages.sayProblem(problem, 'en')}`),
  ];
}
