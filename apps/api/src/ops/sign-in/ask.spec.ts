import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { askHere } from './ask';

const QUESTIONS = [
  { text: 'Username: ', isSecret: false },
  { text: 'Password: ', isSecret: true },
  { text: 'Code: ', isSecret: false },
];

/** Types a text. Returns the answers and the terminal's output. */
async function typed(text: string, isTTY: boolean): Promise<{ answers: string[]; shown: string }> {
  let shown = '';
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => input });
  const requested = askHere(QUESTIONS, { input, output: { write: (part: string) => (shown += part) } });
  input.end(text);
  return { answers: await requested, shown };
}

describe('question at the terminal', () => {
  it('does not show a secret answer', async () => {
    const { answers, shown } = await typed('platform.nok\rChips-2026!\r123456\r', true);
    expect(answers).toEqual(['platform.nok', 'Chips-2026!', '123456']);
    for (const text of ['Username: ', 'Password: ', 'Code: ']) expect(shown).toContain(text);
    expect(shown).not.toContain('Chips');
  });

  it('reads one line per question of piped input, and shows nothing', async () => {
    const piped = await typed('platform.nok\nChips-2026!\n123456\nmore\n', false);
    expect(piped).toEqual({ answers: ['platform.nok', 'Chips-2026!', '123456'], shown: '' });
  });

  it('is answered with an empty text once input has ended', async () => {
    expect((await typed('platform.nok', false)).answers).toEqual(['platform.nok', '', '']);
  });
});
