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
import { correctionCommands } from './correction-commands';
import { couponCommands } from './coupon-commands';
import { demoCommands } from './demo-commands';
import { keyCommands } from './key-commands';
import { memberCommands } from './member-commands';
import { moveCommands } from './move-commands';
import { paymentCommands } from './payment-commands';
import { priceCommands } from './price-commands';
import { questCommands } from './quest-commands';
import { askHere, type Ask } from './sign-in/ask';
import type { SessionStore } from './sign-in/session-file';
import { signedIn } from './sign-in/signed-in';
import { staffCommands } from './sign-in/staff-commands';
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
  ...correctionCommands,
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
  ...staffCommands,
  ...approvalCommands([...correctionCommands, ...paymentCommands, ...moveCommands]),
  ...auditCommands,
  ...contentCommands,
  ...supportCommands,
  ...demoCommands,
];

export interface OpsOutcome {
  exitCode: number;
  lines: string[];
}

/** What belongs to the terminal that runs a command. */
export interface Terminal {
  ask: Ask;
  session: SessionStore;
}

/** A terminal that keeps no session. */
const NO_SESSION: Terminal = {
  ask: askHere,
  session: {
    read: () => Promise.resolve(null),
    write: () => Promise.reject(new UsageError('this terminal keeps no session')),
    remove: () => Promise.resolve(),
  },
};

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
 * @param terminal what the command may ask, and the session of the account that is signed in
 */
export async function runOps(
  app: INestApplicationContext,
  argv: readonly string[],
  { ask, session }: Terminal = NO_SESSION,
): Promise<OpsOutcome> {
  try {
    const input = readArguments(argv);
    const command = opsCommands.find(({ name }) => isNamed(input.positionals, name.split(' ')));
    if (!command) throw new UsageError(`there is no command "${input.positionals.join(' ')}"`);
    const positionals = input.positionals.slice(command.name.split(' ').length);
    const account = await signedIn(app, session);
    return { exitCode: 0, lines: await audited(app, command, { ...input, positionals, ask, session, account }) };
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
