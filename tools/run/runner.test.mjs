import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { freePorts, smallWorld, startProcess } from '../testing/small-world.mjs';
import { freePort, isFree } from './lib/ports.mjs';
import { identify, stillRuns } from './lib/processes.mjs';
import { eventually, HANGS_MS } from '../testing/patience.mjs';

let world;
let env;
const runs = [];
/** Ports that a test occupies; closed after it, passed or failed, or they would keep this process alive. */
const listeners = [];

const start = (more = {}, options = {}) => {
  const run = startProcess(world.root, { env: { ...env, ...more }, ...options });
  runs.push(run);
  run.ended.then(() => (run.isOver = true));
  return run;
};
const ask = async (port, path = '/') => (await fetch(`http://127.0.0.1:${port}${path}`)).json();
const record = (folder = '.data') => JSON.parse(readFileSync(join(world.root, folder, 'instance.json'), 'utf8'));
const everyone = () => Object.values(record().children);
const kill = (pid) => process.kill(pid, 'SIGKILL');

/** Returns the new process id of a service, once it differs from `before`. */
function another(name, before) {
  const identity = record().children[name];
  assert.ok(identity.pid !== before && stillRuns(identity));
  return identity.pid;
}

async function occupy(port) {
  const server = createServer().listen(port);
  listeners.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
}

/** Occupies two ports with a free port between them, and returns the first. */
async function occupyNeighbours() {
  while (true) {
    const port = await freePort();
    if (!(await isFree(port + 1)) || !(await isFree(port + 2))) continue;
    await Promise.all([occupy(port), occupy(port + 2)]);
    return port;
  }
}

describe('npm start', { timeout: HANGS_MS }, () => {
  before(async () => {
    world = smallWorld();
    env = { ...(await freePorts()), DATA_DIR: '.data' };
  });
  afterEach(async () => {
    for (const run of runs.splice(0)) {
      run.kill('SIGTERM');
      await run.ended;
    }
    for (const server of listeners.splice(0)) server.close();
  });
  after(() => world.remove());

  it('builds, starts and prints all addresses, from any folder', async () => {
    const run = start({}, { cwd: tmpdir() });
    await run.ready();
    assert.match(run.said(), /Building .*api/);
    assert.ok(run.said().includes(`http://localhost:${env.PORT}/MTO`));
    assert.equal((await ask(env.PORT, '/visit')).visits, 1);
  });

  it('restarts without a build and keeps its data', async () => {
    const run = start();
    await run.ready();
    assert.doesNotMatch(run.said(), /Building/);
    assert.equal((await ask(env.PORT)).visits, 1);
  });

  it('ends every process on SIGINT and SIGTERM', async () => {
    const run = start();
    await run.ready();
    const children = everyone();
    assert.equal(children.length, 4);
    run.kill('SIGINT');
    assert.equal(await run.ended, 0);
    assert.deepEqual(children.filter(stillRuns), []);
    assert.ok(!existsSync(join(world.root, '.data/instance.json')));
  });

  it('reports which port is in use and how to choose another', async () => {
    await occupy(Number(env.PORT));
    const run = start();
    assert.equal(await run.ended, 1);
    assert.match(run.said(), new RegExp(`Port ${env.PORT} is already in use`));
    assert.match(run.said(), /PORT=\d+ npm start/);
  });

  it('proposes a port that is free and that this run does not need itself', async () => {
    const port = await occupyNeighbours();
    const run = start({ PORT: String(port), SIMULATOR_PORT: String(port + 1) });
    assert.equal(await run.ended, 1);
    const proposed = Number(/ PORT=(\d+) npm start/.exec(run.said())[1]);
    assert.ok(proposed > port + 2, `${proposed} is proposed while ${port + 1} is the simulator's`);
    assert.ok(await isFree(proposed));
  });

  it('reports another instance that owns the data folder, and does not disturb it', async () => {
    const first = start();
    await first.ready();
    const second = start(await freePorts());
    assert.equal(await second.ended, 1);
    assert.match(second.said(), /Another instance owns the data folder/);
    assert.match(second.said(), new RegExp(`process ${first.pid}`));
    assert.ok((await ask(env.PORT)).pid > 0);
  });

  it('starts the simulator alone, next to other instances, with its own data', async () => {
    const whole = start();
    await whole.ready();
    const alone = start({ SIMULATOR_PORT: String(await freePort()), DATA_DIR: '' }, { script: 'simulator' });
    await alone.ready();
    const [, port] = /External API +http:\/\/localhost:(\d+)\/external/.exec(alone.said());
    assert.equal((await ask(port, '/visit')).visits, 1);
    assert.equal((await ask(port)).visits, 1);
    assert.ok(existsSync(join(world.root, '.data/simulator/instance.json')));
    alone.kill('SIGTERM');
    assert.equal(await alone.ended, 0);
    await eventually(async () => assert.ok(await isFree(Number(port))));
  });

  it('starts no simulator and no database in live mode, uses the given database, and prints no password', async () => {
    const demo = start();
    await demo.ready();
    const live = start({
      ...(await freePorts()),
      MODE: 'live',
      DATA_DIR: '.data-live',
      DATABASE_URL: record().databaseUrl,
      PUBLIC_ORIGIN: 'https://play.example',
    });
    await live.ready();
    assert.deepEqual(Object.keys(record('.data-live').children), ['api', 'office']);
    assert.ok(live.said().includes('https://play.example/'));
    assert.doesNotMatch(live.said(), /DEMO1|password|simulator/);
  });

  it('creates no database of its own in live mode', async () => {
    const run = start({ MODE: 'live', DATA_DIR: '.data-live', DATABASE_URL: '' });
    assert.equal(await run.ended, 1);
    assert.match(run.said(), /The API did not become ready/);
    assert.ok(!existsSync(join(world.root, '.data-live/postgres')));
  });

  it('recovers after kill -9 of the launcher without data loss or orphans', async () => {
    const killed = start();
    await killed.ready();
    const { visits } = await ask(env.PORT, '/visit');
    const orphans = everyone();
    kill(killed.pid);
    await killed.ended;
    const next = start();
    await next.ready();
    assert.deepEqual(orphans.filter(stillRuns), []);
    assert.equal((await ask(env.PORT)).visits, visits);
  });

  it('ends when the npm that started it is killed', async () => {
    const run = start({}, { likeNpm: true });
    await run.ready();
    const all = [record().owner, ...everyone()];
    kill(run.pid);
    await eventually(() => assert.deepEqual(all.filter(stillRuns), []));
    assert.ok(!existsSync(join(world.root, '.data/instance.json')));
  });

  it('restarts PostgreSQL after kill -9', async () => {
    const run = start();
    await run.ready();
    const { visits } = await ask(env.PORT, '/visit');
    kill(record().children.PostgreSQL.pid);
    await run.saying('PostgreSQL is ready again');
    await eventually(async () => assert.equal((await ask(env.PORT)).visits, visits));
  });

  for (const [name, port] of [
    ['api', 'PORT'],
    ['simulator', 'SIMULATOR_PORT'],
    ['office', 'OFFICE_PORT'],
  ]) {
    it(`restarts the ${name} after kill -9`, async () => {
      const run = start();
      await run.ready();
      const { pid } = await ask(env[port]);
      kill(pid);
      await run.saying('is ready again');
      assert.notEqual((await ask(env[port])).pid, pid);
    });
  }

  for (const [name, port] of [
    ['api', 'PORT'],
    ['simulator', 'SIMULATOR_PORT'],
    ['PostgreSQL', 'PORT'],
  ]) {
    it(`restarts ${name} even if it is killed during each of its first restarts`, async () => {
      const run = start();
      await run.ready();
      for (let kills = 0, pid = null; kills < 3; kills += 1) {
        pid = await eventually(() => another(name, pid), { run, pauseMs: 5 });
        kill(pid);
      }
      await run.saying('is ready again');
      assert.match(run.said(), /did not (become ready|start) \(SIGKILL\); restarting in 0\.5 s/);
      await eventually(() => ask(env[port], '/visit'), { run });
    });

    it(`restarts ${name} after each of seven exits within a minute`, async () => {
      const run = start();
      await run.ready();
      for (let kills = 0, pid = null; kills < 7; kills += 1) {
        pid = another(name, pid);
        kill(pid);
        await eventually(() => assert.equal(run.said().split('is ready again').length - 1, kills + 1), { run });
      }
      await eventually(() => ask(env[port], '/visit'), { run });
    });
  }

  it('restarts the services even if PostgreSQL is killed while they restart', async () => {
    const run = start();
    await run.ready();
    const before = record().children;
    kill(before.PostgreSQL.pid);
    await eventually(() => another('PostgreSQL', before.PostgreSQL.pid), { run, pauseMs: 5 });
    for (const { pid } of Object.values(record().children)) kill(pid);
    for (const title of ['The API', 'The provider simulator', 'PostgreSQL'])
      await run.saying(`${title} is ready again`);
    await eventually(() => ask(env.PORT, '/visit'));
  });

  it('ends at once on a signal while a service waits for its next start', async () => {
    const run = start();
    await run.ready();
    for (let kills = 0, pid = null; kills < 4; kills += 1) {
      pid = await eventually(() => another('api', pid), { run, pauseMs: 5 });
      kill(pid);
    }
    await run.saying('restarting in 2 s');
    const children = everyone();
    run.kill('SIGTERM');
    assert.equal(await run.ended, 0);
    assert.deepEqual(children.filter(stillRuns), []);
  });

  it('recovers after all processes were killed at once', async () => {
    const run = start();
    await run.ready();
    const { visits } = await ask(env.PORT, '/visit');
    for (const { pid } of [record().owner, ...everyone()]) kill(pid);
    await run.ended;
    await start().ready();
    assert.equal((await ask(env.PORT)).visits, visits);
  });

  it('recognises a stale lock with a reused process id, and a truncated lock', async () => {
    const otherProcess = { ...identify(process.pid), start: 'another time' };
    for (const lock of [JSON.stringify({ owner: otherProcess, children: { api: otherProcess } }), '{"owner": {"pi']) {
      mkdirSync(join(world.root, '.data'), { recursive: true });
      writeFileSync(join(world.root, '.data/instance.json'), lock);
      const run = start();
      await run.ready();
      run.kill('SIGTERM');
      await run.ended;
    }
  });

  it('does not mistake another process for its PostgreSQL', async () => {
    const file = join(world.root, '.data/postgres/cluster/postmaster.pid');
    writeFileSync(file, `${process.pid}\n/somewhere\n1\n5432\n`);
    await start().ready();
  });

  it('reports the cause when the API does not start', async () => {
    world.write('apps/api/src/main.ts', "console.error('the moon is in the wrong house');\nprocess.exit(3);\n");
    const run = start();
    assert.equal(await run.ended, 1);
    assert.match(run.said(), /The API did not become ready \(exit code 3\)/);
    assert.match(run.said(), /the moon is in the wrong house/);
  });

  it('rejects an invalid port', async () => {
    const run = start({ PORT: 'banana' });
    assert.equal(await run.ended, 1);
    assert.match(run.said(), /PORT=banana is not a port/);
    rmSync(join(world.root, '.data'), { recursive: true, force: true });
  });
});
