/** A failure the person at the keyboard can act on: shown as its message alone, without a stack. */
export class RunFailure extends Error {
  name = 'RunFailure';
}

/** Prints what went wrong (a stack only for what nobody foresaw) and sets the exit code. */
export function reportFailure(error) {
  const text = error instanceof RunFailure ? error.message : (error?.stack ?? String(error));
  process.stderr.write(`\n${text}\n`);
  process.exitCode = 1;
}
