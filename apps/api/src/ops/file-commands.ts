import { readFile } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { normalizePrefix } from '@housebrand/shared';
import { UsageError, type OpsArguments } from './arguments';
import type { OpsCommand } from './command';

/** A configuration that an agent saves as a whole. */
interface Written {
  /** The word before `show` and `put`. */
  name: string;
  /** The summary of `show`: "Show an agent's quests". */
  what: string;
  /** The summary of `put`. */
  effect: string;
  show(app: INestApplicationContext, agent: string): Promise<unknown>;
  /** @returns the line of output */
  put(app: INestApplicationContext, agent: string, written: unknown): Promise<string>;
}

/** Creates `<name> show` and `<name> put`: one prints the file that the other reads. */
export function fileCommands({ name, what, effect, show, put }: Written): OpsCommand[] {
  return [
    {
      name: `${name} show`,
      usage: 'PREFIX',
      summary: `${what}, as a file for ${name} put`,
      isReading: true,
      run: async (app, input) => JSON.stringify(await show(app, agentOf(input)), null, 2).split('\n'),
    },
    {
      name: `${name} put`,
      usage: `PREFIX --file ${name}.json`,
      summary: effect,
      run: async (app, input) => {
        const { file } = input.options;
        if (file === undefined) throw new UsageError(`--file is missing; ${name} show writes such a file`);
        return [await put(app, agentOf(input), jsonOf(await readFile(file, 'utf8')))];
      },
    },
  ];
}

function agentOf({ positionals }: OpsArguments): string {
  if (positionals[0] === undefined) throw new UsageError('a prefix is missing');
  return normalizePrefix(positionals[0]);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UsageError('the file is not valid JSON');
  }
}
