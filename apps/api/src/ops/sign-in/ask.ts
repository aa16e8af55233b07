import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';

/** A question at the terminal. */
export interface Question {
  text: string;
  /** The answer is typed without echo. */
  isSecret: boolean;
}

/** Asks questions one after the other. @returns the answers, empty where input has ended */
export type Ask = (questions: readonly Question[]) => Promise<string[]>;

interface Ends {
  input: Readable & { isTTY?: boolean };
  output: { write(text: string): unknown };
}

/**
 * Reads answers from a terminal, or the lines of piped input. Command lines and environments are visible to all users of the machine and
 * are kept in histories.
 */
export function askHere(
  questions: readonly Question[],
  { input, output }: Ends = { input: process.stdin, output: process.stderr },
): Promise<string[]> {
  const isTerminal = input.isTTY === true;
  const answers: string[] = [];
  const show = (text: string) => isTerminal && output.write(text);
  // by question, because several answers may be pasted at once
  const echo = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (questions[answers.length]?.isSecret === false) show(chunk.toString());
      done();
    },
  });
  const lines = createInterface({ input, output: echo, terminal: isTerminal, historySize: 0 });
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      const question = questions[answers.length];
      if (!question) return;
      answers.push(line);
      if (question.isSecret) show('\n');
      const next = questions[answers.length];
      if (next) show(next.text);
      else lines.close();
    });
    lines.once('close', () => resolve(questions.map((_question, index) => answers[index] ?? '')));
    show(questions[0]?.text ?? '');
  });
}
