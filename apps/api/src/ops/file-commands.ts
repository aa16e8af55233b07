import type { INestApplicationContext } from '@nestjs/common';
import { normalizePrefix } from '@housebrand/shared';
import { WRITTEN } from '../written/kinds';
import { UsageError, type OpsArguments } from './arguments';
import type { OpsCommand } from './command';
import { fieldHelp } from './field-help';
import { readJsonFile, writeJson } from './json-file';

/** A configuration that an agent saves as a whole. */
interface Written {
  /** The word before `show`, `put` and `fields`. */
  name: string;
  /** The summary of `show`: "Show an agent's quests". */
  what: string;
  /** The summary of `put`. */
  effect: string;
  /** The API's call that takes the same fields: `saveQuestConfigs`. */
  call: string;
  show(app: INestApplicationContext, agent: string): Promise<unknown>;
  /** @returns the line of output */
  put(app: INestApplicationContext, agent: string, written: unknown): Promise<string>;
}

/** Creates `<name> show`, `<name> put` and `<name> fields`: the first writes the file that the second reads, the third describes it. */
export function fileCommands({ name, what, effect, call, show, put }: Written): OpsCommand[] {
  return [
    {
      name: `${name} show`,
      usage: `PREFIX [--out ${name}.json]`,
      summary: `${what}, as a file for ${name} put`,
      isReading: true,
      run: async (app, input) => writeJson(await show(app, agentOf(input)), input.options),
    },
    {
      name: `${name} put`,
      usage: `PREFIX --file ${name}.json`,
      summary: effect,
      run: async (app, input) => {
        const { file } = input.options;
        if (file === undefined) throw new UsageError(`--file is missing; ${name} show --out writes such a file`);
        return [await put(app, agentOf(input), await readJsonFile(file))];
      },
    },
    {
      name: `${name} fields`,
      usage: '',
      summary: `List the fields of a file for ${name} put, with an example`,
      isReading: true,
      run: () => fieldHelp(call),
    },
  ];
}

/** A list of rows that an agent saves as a whole. */
interface WrittenList extends Pick<Written, 'what' | 'effect'> {
  name: 'quests' | 'tiers' | 'tournaments';
  /** What the rows are, after their number. */
  counted: string;
}

/** {@link fileCommands} of a list: the file contains its rows. */
export function listCommands({ name, counted, ...texts }: WrittenList): OpsCommand[] {
  const { call, show, save } = WRITTEN[name];
  return fileCommands({
    ...texts,
    name,
    call,
    show: async (app, agent) => ((await show(app, agent)) as { rows: object[] }).rows,
    put: async (app, agent, rows) => {
      await save(app, { rows }, { agent, by: 'operator' });
      const saved = (await show(app, agent)) as { rows: object[] };
      return `${agent} has ${saved.rows.length} ${counted}.`;
    },
  });
}

function agentOf({ positionals }: OpsArguments): string {
  if (positionals[0] === undefined) throw new UsageError('a prefix is missing');
  return normalizePrefix(positionals[0]);
}
