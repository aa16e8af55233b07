import { existsSync, readFileSync } from 'node:fs';

/** A failure that the user can act on: printed without a stack. */
export class RunFailure extends Error {
  name = 'RunFailure';
}

/** A program did not start. The message includes the end of its log. */
export class DidNotStart extends RunFailure {
  /** @param {string} brief the cause, without the log @param {string} logFile */
  constructor(brief, logFile) {
    super(`${brief}. The end of ${logFile}:\n${tailOf(logFile)}`);
    this.brief = brief;
  }
}

function tailOf(logFile, lines = 15) {
  return existsSync(logFile) ? readFileSync(logFile, 'utf8').trim().split('\n').slice(-lines).join('\n') : '';
}

/** Prints an error (with its stack if it is unexpected) and sets the exit code. */
export function reportFailure(error) {
  const text = error instanceof RunFailure ? error.message : (error?.stack ?? String(error));
  process.stderr.write(`\n${text}\n`);
  process.exitCode = 1;
}
