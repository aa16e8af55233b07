import { RunFailure } from '../run/lib/failure.mjs';

/** The parts of each run; every part also runs alone with `--only`. */
export const GATE_PARTS = ['lint', 'typecheck', 'unit', 'tools', 'browser'];
export const NIGHTLY_PARTS = [...GATE_PARTS, 'faults', 'walk', 'attack'];

/**
 * @typedef {object} Options
 * @property {boolean} isNightly
 * @property {string[]} only parts to run
 * @property {string | undefined} base commit to compare with: runs only parts that changes since then affect
 * @property {number | undefined} seed of random tests
 */

/**
 * @param {string[]} args of `npm test` or `npm run test:nightly`
 * @returns {Options}
 * @throws {RunFailure} for arguments that the command doesn't take
 */
export function readOptions(args) {
  const isNightly = args.includes('--nightly');
  const known = isNightly ? NIGHTLY_PARTS : GATE_PARTS;
  const options = { isNightly, only: known, base: undefined, seed: undefined };
  const rest = args.filter((arg) => arg !== '--nightly').flatMap((arg) => arg.split('=', 2));
  for (let at = 0; at < rest.length; at += 2) {
    const [name, value] = [rest[at], rest[at + 1]];
    if (name === '--only' && value) options.only = value.split(',');
    else if (name === '--base' && value && !isNightly) options.base = value;
    else if (name === '--seed' && /^\d{1,9}$/.test(value ?? '')) options.seed = Number(value);
    else throw usage(isNightly, known);
  }
  if (options.only.some((part) => !known.includes(part))) throw usage(isNightly, known);
  return options;
}

function usage(isNightly, known) {
  const command = isNightly ? 'npm run test:nightly' : 'npm test';
  const options = isNightly ? '--seed <number>' : '--base <commit>';
  return new RunFailure(
    `${command} takes  --only <parts, separated by commas>  and  ${options}. Parts: ${known.join(', ')}`,
  );
}
