import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { sourcesOf } from './sources.mjs';

const run = promisify(execFile);

const scopeSource = fileURLToPath(new URL('../../../libs/shared/src/nest/database/scope.ts', import.meta.url));

/**
 * Runs PostgreSQL's load generator with one prepared statement, as an agent with its proof (ADR 0084).
 * @returns transactions per second; NaN if it is not installed
 */
export async function pgbench(database, script, { clients, seconds, agent }) {
  const folder = mkdtempSync(join(tmpdir(), 'housebrand-pgbench-'));
  const file = join(folder, 'move.sql');
  writeFileSync(file, script);
  try {
    const url = database.logins('housebrand').members;
    const options = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', '-T', String(seconds), '-f', file, url];
    const PGOPTIONS = await optionsOf(database, agent);
    const { stdout } = await run('pgbench', options, { env: { ...process.env, PGOPTIONS } });
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } catch (error) {
    if (error.code === 'ENOENT') return NaN;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function optionsOf(database, agent) {
  const { scopeFor } = await sourcesOf(scopeSource);
  const client = new pg.Client({ connectionString: database.url('housebrand') });
  await client.connect();
  try {
    const { rows } = await client.query('select key from scope_key');
    const { proof } = scopeFor(agent, rows[0].key);
    return `-c app.agent=${agent} -c app.proof=${proof}`;
  } finally {
    await client.end();
  }
}
