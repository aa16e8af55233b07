import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SessionFile } from './session-file';

describe('session file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ops-session-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const fileOf = (databaseUrl: string, more: Record<string, string> = {}) =>
    SessionFile.of(databaseUrl, { XDG_STATE_HOME: folder, ...more });

  it('is readable by its user only, also if there was another file', async () => {
    const file = fileOf('postgresql://user:secret@db.example/one');
    expect(await file.read()).toBeNull();
    await file.write('first');
    await writeFile(file.path, 'x');
    await chmod(file.path, 0o644);
    expect(await file.read()).toBeNull();
    await file.write('second');
    expect((await stat(file.path)).mode & 0o777).toBe(0o600);
    expect(await file.read()).toBe('second');
    await file.remove();
    expect(await file.read()).toBeNull();
  });

  it('belongs to one database and data folder, whichever login and port is used', () => {
    const one = fileOf('postgresql://user:secret@db.example/one').path;
    expect(fileOf('postgresql://other@db.example/one?sslmode=require').path).toBe(one);
    expect(fileOf('postgresql://user:secret@db.example:5433/one').path).toBe(one);
    expect(fileOf('postgresql://user:secret@db.example/two').path).not.toBe(one);
    expect(fileOf('postgresql://user:secret@db.example/one', { DATA_DIR: '/data' }).path).not.toBe(one);
    expect(one.startsWith(folder)).toBe(true);
  });
});
