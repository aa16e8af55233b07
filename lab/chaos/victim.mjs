import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inWorkspace } from '../../tools/run/lib/workspace.mjs';

const GUARD = pathToFileURL(inWorkspace('tools/run/lib/child-guard.mjs')).href;

/** An API process that only the trial restarts. */
export class Victim {
  slowestMs = 0;

  /** @param {object} system @param {number} port */
  constructor({ place, portal, builds, database }, port = place.port) {
    const { members, operators } = database.logins('housebrand');
    this.origin = `http://localhost:${port}`;
    this.readyUrl = `${this.origin}/health/ready`;
    this.main = join(builds, 'api/main.js');
    this.env = {
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: database.url('housebrand'),
      DATABASE_URL_MEMBERS: members,
      DATABASE_URL_OPERATORS: operators,
      DATA_DIR: place.dataDir,
      PUBLIC_ORIGIN: portal,
      SIMULATOR_PORT: String(place.simulatorPort),
      PORTAL_DIST: join(builds, 'portal'),
      NODE_COMPILE_CACHE: inWorkspace('node_modules/.cache/housebrand/compile'),
      LOG_LEVEL: 'error',
    };
  }

  async start() {
    const startedAt = performance.now();
    this.child = spawn(process.execPath, ['--import', GUARD, this.main], {
      env: { ...process.env, ...this.env },
      // the guard ends it together with the trial
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.ended = new Promise((resolve) => this.child.once('exit', resolve));
    while (!(await isReady(this.readyUrl))) {
      if (this.child.exitCode !== null) throw new Error('the API ended unexpectedly');
      await sleep(20);
    }
    this.slowestMs = Math.max(this.slowestMs, Math.round(performance.now() - startedAt));
  }

  async kill() {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}

const isReady = (url) =>
  fetch(url)
    .then(({ ok }) => ok)
    .catch(() => false);
