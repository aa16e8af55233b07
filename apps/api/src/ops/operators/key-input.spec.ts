import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { readKey } from './key-input';

/** Types a text. Returns the key and the terminal's output. */
async function typed(text: string, isTTY: boolean): Promise<{ key: string; shown: string }> {
  let shown = '';
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => input });
  const requested = readKey('Key of nok: ', { input, output: { write: (part: string) => (shown += part) } });
  input.end(text);
  return { key: await requested, shown };
}

describe("operator's key", () => {
  it('is prompted for at a terminal, without echo', async () => {
    expect(await typed('op_secret\r', true)).toEqual({ key: 'op_secret', shown: 'Key of nok: \n' });
  });

  it('is the first line of piped input', async () => {
    expect(await typed('op_secret\nmore\n', false)).toEqual({ key: 'op_secret', shown: '' });
    expect(await typed('op_secret', false)).toEqual({ key: 'op_secret', shown: '' });
  });

  it('is empty for empty input', async () => {
    expect(await typed('', false)).toEqual({ key: '', shown: '' });
  });
});
