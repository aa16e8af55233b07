import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs PostgreSQL's load generator with one prepared statement, as an agent.
 * @returns transactions per second; NaN if it is not installed
 */
export async function pgbench(url, script, { clients, seconds, agent }) {
  const folder = mkdtempSync(join(tmpdir(), 'housebrand-pgbench-'));
  const file = join(folder, 'move.sql');
  writeFileSync(file, script);
  try {
    const options = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', '-T', String(seconds), '-f', file, url];
    const { stdout } = await run('pgbench', options, { env: { ...process.env, PGOPTIONS: `-c app.agent=${agent}` } });
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } catch (error) {
    if (error.code === 'ENOENT') return NaN;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
