import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DataFolder } from '../../tools/run/lib/data-folder.mjs';
import { DatabaseSet } from './database-set.mjs';
import { findEngines, missingPackagesMessage } from './engines.mjs';
import { stopMachine } from './failures.mjs';
import { HANGS_MS, PATIENCE_MS } from '../../tools/testing/patience.mjs';

const { engines: found, missing } = findEngines();

/** Writes consecutive numbers to the current primary. @returns {{acknowledged: number[], end: () => Promise<void>}} */
function writer(url) {
  const acknowledged = [];
  let isOver = false;
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 2_000 });
  pool.on('error', () => {});
  const work = (async () => {
    for (let number = 1; !isOver; number += 1) {
      await pool.query('insert into written values ($1)', [number]).then(
        () => acknowledged.push(number),
        () => sleep(50),
      );
    }
  })();
  const end = async () => {
    isOver = true;
    await work;
    await pool.end();
  };
  return { acknowledged, end };
}

async function onSet(work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'housebrand-set-'));
  const folder = await DataFolder.own(dataDir);
  const set = new DatabaseSet({ dataDir, folder, found, say: () => {}, giveUp: console.error });
  try {
    await set.prepare();
    await set.start();
    await work(set);
  } finally {
    await set.stop();
    folder.release();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A small part of `npm run chaos -- scaled`, if the engines are installed. */
describe("two PostgreSQL servers when the primary's machine fails", { timeout: HANGS_MS }, () => {
  if (missing.length > 0)
    it(`names the missing engines on this machine: ${missing.join(', ')}`, () => {
      for (const name of missing) assert.ok(missingPackagesMessage(missing).includes(name));
    });
  else
    it('keeps every acknowledged commit, and accepts further ones after recovery', () =>
      onSet(async (set) => {
        const client = new pg.Client({ connectionString: set.url('housebrand', 'housebrand') });
        await client.connect();
        await client.query('create table written (number int primary key)');
        await client.end();
        const { acknowledged, end } = writer(set.url('housebrand', 'housebrand'));
        await set.until(async () => acknowledged.length > 50, PATIENCE_MS, 'nothing was written');
        const before = await set.primary();
        await stopMachine(set, 'primary');
        assert.notEqual(await set.primary(), before);
        const { length } = acknowledged;
        await set.until(async () => acknowledged.length > length + 50, PATIENCE_MS, 'nothing was written afterwards');
        await end();
        const after = new pg.Client({ connectionString: set.url('housebrand', 'housebrand') });
        await after.connect();
        const { rows } = await after.query('select number from written');
        await after.end();
        const kept = new Set(rows.map(({ number }) => number));
        assert.deepEqual(
          acknowledged.filter((number) => !kept.has(number)),
          [],
        );
      }));
});
