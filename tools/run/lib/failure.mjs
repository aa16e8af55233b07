import { existsSync, readFileSync } from 'node:fs';

/** A failure the person at the keyboard can act on: shown as its message alone, without a stack. */
export class RunFailure extends Error {
  name = 'RunFailure';
}

/** A program that did not start, with the end of its log. */
export class DidNotStart extends RunFailure {
  /** @param {string} brief what happened, without the log @param {string} logFile */
  constructor(brief, logFile) {
    super(`${brief}. The end of ${logFile}:\n${tailOf(logFile)}`);
    this.brief = brief;
  }
}

function tailOf(logFile, lines = 15) {
  return existsSync(logFile) ? readFileSync(logFile, 'utf8').trim().split('\n').slice(-lines).join('\n') : '';
}

/** Prints what went wrong (a stack only for what nobody foresaw) and sets the exit code. */
export function reportFailure(error) {
  const text = error instanceof RunFailure ? error.message : (error?.stack ?? String(error));
  process.stderr.write(`\n${text}\n`);
  process.exitCode = 1;
}
