import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LineOutput } from './line-output';

describe('LineOutput', () => {
  let folder = '';
  let file = '';
  let fd = 0;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lines-'));
    file = join(folder, 'log');
    fd = openSync(file, 'a');
  });
  afterEach(() => {
    closeSync(fd);
    rmSync(folder, { recursive: true, force: true });
  });

  const line = fc.oneof(
    { weight: 20, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
    { weight: 1, arbitrary: fc.string({ minLength: 20_000, maxLength: 70_000, size: 'max' }) },
  );

  it('writes lines of any length and characters in order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(line, fc.nat(9)), { maxLength: 200 }), async (lines) => {
        const before = readFileSync(file, 'utf8').length;
        const output = new LineOutput(fd);
        for (const [text, pause] of lines) {
          output.write(`${text}\n`);
          if (pause === 0) await new Promise((resolve) => setImmediate(resolve));
        }
        await output.flush();
        expect(readFileSync(file, 'utf8').slice(before)).toBe(lines.map(([text]) => `${text}\n`).join(''));
      }),
      { numRuns: 20 },
    );
  });

  it('flushes everything when the process ends', async () => {
    const output = new LineOutput(fd);
    for (let number = 0; number < 5_000; number += 1) output.write(`${number} ${'x'.repeat(100)}\n`);
    await output.flush();
    output.write('last words\n');
    output.flushSync();
    const lines = readFileSync(file, 'utf8').split('\n');
    expect([lines.length, lines[4_999]?.slice(0, 5), lines[5_000]]).toEqual([5_002, '4999 ', 'last words']);
  });

  it('writes by itself after a short time', async () => {
    new LineOutput(fd).write('alone\n');
    while (readFileSync(file, 'utf8') === '') await new Promise((resolve) => setTimeout(resolve, 20));
    expect(readFileSync(file, 'utf8')).toBe('alone\n');
  });

  it('ignores write errors', async () => {
    const unwritable = new LineOutput(openSync(file, 'r'));
    unwritable.write('lost\n');
    await unwritable.flush();
    unwritable.write('lost, too\n');
    unwritable.flushSync();
  });
});
