import { parseArgs } from 'node:util';
import { memberRef } from '@housebrand/shared';
import { checkProvider, type CheckedProvider } from './check-provider';
import { reportOf } from './report';

export const USAGE = `provider-contract --member-system URL --game-platform URL --external URL --member PREFIX/USERNAME
                  [--secret SECRET] [--with-money] [--timeout SECONDS]
  PROVIDER_PASSWORD  the member's password; prompted for if unset
  PROVIDER_SECRET    the installation's secret, instead of --secret
  Calls that move money are made only with --with-money, and only for that member.`;

/** The arguments don't allow a check. */
export class WrongUsage extends Error {}

interface Surroundings {
  env: Readonly<Record<string, string | undefined>>;
  /** Prompts without echoing the input. */
  askSecretly(question: string): Promise<string>;
  write(text: string): void;
}

/** Runs `provider-contract …`: checks a provider and prints the report. @returns the process's exit code @throws WrongUsage */
export async function providerContract(args: string[], around: Surroundings): Promise<number> {
  const findings = await checkProvider(await parseTarget(args, around));
  around.write(`${reportOf(findings)}\n`);
  return findings.some(({ verdict }) => verdict === 'differs') ? 1 : 0;
}

async function parseTarget(args: string[], { env, askSecretly }: Surroundings): Promise<CheckedProvider> {
  const given = optionsOf(args);
  const [prefix, username, ...more] = (given.member ?? '').split('/');
  const secret = given.secret ?? env.PROVIDER_SECRET;
  if (!prefix || !username || more.length > 0) throw new WrongUsage(`--member PREFIX/USERNAME is missing\n${USAGE}`);
  if (!secret) throw new WrongUsage(`--secret or PROVIDER_SECRET is missing\n${USAGE}`);
  const baseUrls = {
    memberSystem: address('member-system', given['member-system']),
    gamePlatform: address('game-platform', given['game-platform']),
    external: address('external', given.external),
  };
  const password = env.PROVIDER_PASSWORD || (await askSecretly(`Password of ${username}: `));
  const withMoney = given['with-money'] ?? false;
  const timeoutMs = Number(given.timeout ?? 6) * 1_000;
  if (!(timeoutMs > 0)) throw new WrongUsage(`--timeout needs a number of seconds\n${USAGE}`);
  return { baseUrls, secret, member: { ...memberRef(prefix, username), password }, withMoney, timeoutMs };
}

function optionsOf(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      options: {
        'member-system': text,
        'game-platform': text,
        external: text,
        secret: text,
        member: text,
        timeout: text,
        'with-money': { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new WrongUsage(`${(error as Error).message}\n${USAGE}`);
  }
}

function address(option: string, given: string | undefined): string {
  if (!given || !/^https?:$/.test(URL.parse(given)?.protocol ?? ''))
    throw new WrongUsage(`--${option} needs a web address\n${USAGE}`);
  return given.replace(/\/+$/, '');
}
