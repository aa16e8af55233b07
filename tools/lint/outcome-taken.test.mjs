import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { droppedOutcomes } from './outcome-taken.mjs';

const OUTCOME = `
interface Settled<T> { kind: 'settled'; value: T }
interface Refused { kind: 'refused' }
interface Unknown { kind: 'unknown' }
declare function move(): Promise<Settled<number> | Refused | Unknown>;
declare function read(): Promise<number>;
declare function keep(outcome: unknown): void;
`;

const STATEMENTS = {
  'await move();': 1,
  'void move();': 1,
  'await move().catch(() => move());': 1,
  'keep(await move());': 0,
  'const outcome = await move(); if (outcome.kind === "settled") keep(outcome.value);': 0,
  'await read();': 0,
};

describe('droppedOutcomes', () => {
  const root = mkdtempSync(join(tmpdir(), 'housebrand-outcome-'));
  after(() => rmSync(root, { recursive: true, force: true }));
  const filePath = join(root, 'moves.ts');
  const options = { target: 'es2022', module: 'esnext', strict: true, types: [] };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['moves.ts'] }));

  it('reports each statement that drops an outcome', () => {
    const statements = Object.keys(STATEMENTS);
    const text = `${OUTCOME}${statements.map((code, at) => `export async function f${at}() { ${code} }`).join('\n')}\n`;
    writeFileSync(filePath, text);
    const problems = droppedOutcomes(join(root, 'tsconfig.json'));
    const first = OUTCOME.split('\n').length;
    const counted = statements.map((code, at) => [code, problems.filter(({ line }) => line === first + at).length]);
    assert.deepEqual(Object.fromEntries(counted), STATEMENTS);
    assert.equal(problems.length, 3);
  });
});
