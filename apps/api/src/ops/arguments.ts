import { userInfo } from 'node:os';
import { hasDirectionControls, normalizePrefix, storedText } from '@housebrand/shared';
import { staffActor } from '@housebrand/office';
import type { Ask } from './sign-in/ask';
import type { SessionStore } from './sign-in/session-file';

/** An invalid command line; the message says what is expected. */
export class UsageError extends Error {}

/** A parsed command line. */
export interface CommandLine {
  positionals: string[];
  /** `--name value`. */
  options: Record<string, string>;
  /** `path.to.field=value`, as a nested object. */
  assignments: Record<string, unknown>;
}

/** The arguments of a command. */
export interface OpsArguments extends CommandLine {
  /** Asks for what is never on a command line. */
  ask: Ask;
  session: SessionStore;
  /** The account that is signed in; `null`: none. */
  account: string | null;
  /** The id of the approved request that the command applies. */
  request?: string;
}

/** Options without a value. */
const FLAGS = ['json'];

/** Options whose text is stored. */
const TEXTS = ['note', 'label'];

/** Splits `agent set MTO themes.buttonPrimaryColor=#FF7A1A --label x` into positional arguments, assignments and options. */
export function readArguments(argv: readonly string[]): CommandLine {
  const positionals: string[] = [];
  const options: Record<string, string> = {};
  const assignments: Record<string, unknown> = {};
  for (let index = 0; index < argv.length; index++) {
    const argument = argv[index]!;
    const assignment = /^([A-Za-z]\w*(?:\.[A-Za-z]\w*)*)=([\s\S]*)$/.exec(argument);
    if (argument.startsWith('--') && FLAGS.includes(argument.slice(2))) options[argument.slice(2)] = 'yes';
    else if (argument.startsWith('--')) {
      index += 1;
      const value = argv[index];
      if (value === undefined) throw new UsageError(`${argument} needs a value`);
      options[argument.slice(2)] = TEXTS.includes(argument.slice(2)) ? keptText(argument, value) : value;
    } else if (assignment) assign(assignments, assignment[1]!.split('.'), readValue(assignment[2]!));
    else positionals.push(argument);
  }
  return { positionals, options, assignments };
}

function assign(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name, ...rest] = path;
  if (name === undefined || name === '__proto__') throw new UsageError('a field needs a name before the =');
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  if (!Object.hasOwn(target, name)) target[name] = {};
  const inner = target[name];
  if (typeof inner !== 'object' || inner === null || Array.isArray(inner))
    throw new UsageError(`${name} has a value already`);
  assign(inner as Record<string, unknown>, rest, value);
}

/** Parses JSON values (`true`, `5`, `["A","B"]`); returns other text unchanged. */
function readValue(text: string): unknown {
  if (!/^(?:true|false|null|-?\d+(?:\.\d+)?|\[[\s\S]*\]|"[\s\S]*")$/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Returns the word at an index. @throws UsageError */
export function positional({ positionals }: OpsArguments, index: number, what: string): string {
  const found = positionals[index];
  if (found === undefined) throw new UsageError(`${what} is missing`);
  return found;
}

/** Returns the prefix, which is the first word. @throws UsageError */
export function prefixOf(input: OpsArguments): string {
  return normalizePrefix(positional(input, 0, 'a prefix'));
}

/** Returns the prefix and the id, which are the first two arguments. @throws UsageError */
export function entryOf({ positionals: [agent, id] }: OpsArguments): { agent: string; id: string } {
  if (agent === undefined || id === undefined) throw new UsageError('give a prefix and an id');
  return { agent: normalizePrefix(agent), id };
}

/** Returns who acts: the account that is signed in, otherwise whom `--operator` claims, or the user of the machine. */
export function actorOf({ account, options: { operator } }: Pick<OpsArguments, 'account' | 'options'>): string {
  if (account !== null) return staffActor(account);
  return `operator:${(operator ?? '').normalize('NFKC').trim().toLowerCase() || userInfo().username}`;
}

/** Returns the note: who acted, and why. @throws UsageError */
export function noteOf({ options: { note } }: OpsArguments): string {
  if (!note) throw new UsageError('--note is missing; state who checked this, and why');
  return note;
}

/** Normalises a text for storing, as the API does. @throws UsageError for direction controls */
function keptText(option: string, text: string): string {
  if (hasDirectionControls(text))
    throw new UsageError(`${option} contains characters that change the direction of text`);
  return storedText(text).trim();
}
