import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';

/** Prompts for an operator's key. */
export type ReadKey = (question: string) => Promise<string>;

interface Ends {
  input: Readable & { isTTY?: boolean };
  output: { write(text: string): unknown };
}

/**
 * Reads a key from a terminal, without echo, or the first line of piped input. Command lines and environments are visible to all users
 * of the machine and are kept in histories.
 */
export async function readKey(
  question: string,
  { input, output }: Ends = { input: process.stdin, output: process.stderr },
): Promise<string> {
  const isRequested = input.isTTY === true;
  if (isRequested) output.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: isRequested });
  try {
    for await (const line of lines) return line.trim();
    return '';
  } finally {
    lines.close();
    if (isRequested) output.write('\n');
  }
}
