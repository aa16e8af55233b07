import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPainter } from './painter-process';

const PROGRAM = fileURLToPath(new URL('./fixtures/nosy-painter.mjs', import.meta.url));
const SECRETS = ['DATABASE_URL', 'TOKEN_KEYS', 'MEMBER_SYSTEM_SECRET', 'NODE_OPTIONS_OF_OURS'];

describe('painter process', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'painter-'));
  const secretFile = path.join(folder, 'database-password');

  beforeAll(() => {
    writeFileSync(secretFile, 'canary');
    for (const name of SECRETS) process.env[name] = 'canary';
    process.env.MALLOC_ARENA_MAX = '2';
  });
  afterAll(() => {
    for (const name of [...SECRETS, 'MALLOC_ARENA_MAX']) delete process.env[name];
    rmSync(folder, { recursive: true });
  });

  it('has no secrets, and must not read, write or start anything', async () => {
    const painter = startPainter(PROGRAM);
    painter.send({ secretFile, draft: path.join(folder, 'draft') });
    const [report] = (await once(painter, 'message')) as [Record<string, unknown>];
    painter.kill();
    const environment = report.environment as Record<string, string>;
    expect(environment).toMatchObject({ MALLOC_ARENA_MAX: '2', PATH: process.env.PATH });
    expect(JSON.stringify(environment)).not.toContain('canary');
    expect(Object.keys(environment)).not.toEqual(expect.arrayContaining(['DATABASE_URL']));
    expect(report).toMatchObject({
      read: 'ERR_ACCESS_DENIED',
      write: 'ERR_ACCESS_DENIED',
      start: 'ERR_ACCESS_DENIED',
      thread: 'ERR_ACCESS_DENIED',
    });
  });
});
