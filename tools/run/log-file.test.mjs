import assert from 'node:assert/strict';
import { closeSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { DataFolder } from './lib/data-folder.mjs';
import { RotatingLog, openLog } from './lib/log-file.mjs';

const world = mkdtempSync(join(tmpdir(), 'logs-'));
after(() => rmSync(world, { recursive: true, force: true }));

const rights = (path) => (statSync(path).mode & 0o777).toString(8);

describe('log file', () => {
  it('is readable by its owner only, like its folder', () => {
    const file = join(world, 'new/logs/api.log');
    closeSync(openLog(file));
    assert.deepEqual([rights(file), rights(join(file, '..'))], ['600', '700']);
  });

  it('loses its permissions for others when it is reopened, and keeps its lines', () => {
    const file = join(world, 'old/logs/api.log');
    mkdirSync(join(file, '..'), { recursive: true, mode: 0o755 });
    writeFileSync(file, 'a line\n', { mode: 0o644 });
    const log = openLog(file);
    writeFileSync(log, 'another\n');
    closeSync(log);
    assert.deepEqual([rights(file), rights(join(file, '..'))], ['600', '700']);
    assert.equal(readFileSync(file, 'utf8'), 'a line\nanother\n');
  });

  it('rotates between two lines when it is large, and keeps lines of different streams whole', async () => {
    const file = join(world, 'busy/logs/api.log');
    const log = new RotatingLog(file, 1_000);
    const streams = [new PassThrough(), new PassThrough()];
    streams.forEach((stream) => log.take(stream));
    for (let number = 100; number < 200; number++) {
      streams[0].write(`o ${number} first`);
      streams[1].write(`e ${number}\n`);
      streams[0].write(' half\n');
    }
    streams.forEach((stream) => stream.end('the end'));
    await Promise.all(streams.map((stream) => finished(stream)));
    const [set, aside] = [file, `${file}.1`].map((path) => readFileSync(path, 'utf8'));
    assert.match(aside, /^(o \d{3} first half\n|e \d{3}\n)+$/);
    assert.match(set, /^(o \d{3} first half\n|e \d{3}\n)*(the end)+$/);
    assert.ok(aside.length < 1_100 && set.length < 1_100, `${aside.length}, ${set.length}`);
    assert.equal(rights(file), '600');
  });

  it('lies in a data folder that others cannot read', async () => {
    const folder = await DataFolder.own(join(world, 'data'));
    assert.deepEqual([rights(folder.path), rights(join(folder.path, 'logs'))], ['700', '700']);
    folder.release();
  });
});
