import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, signal, stillRuns } from '../../tools/run/lib/processes.mjs';
import { Engine } from './engine.mjs';
import { PATIENCE_MS } from '../../tools/testing/patience.mjs';
import { findEngines, requireEngines } from './engines.mjs';
import { API, ETCD, POSTGRES, portsOf } from './layout.mjs';
import { etcdArguments, haproxySettings, patroniSettings, pgbackrestSettings } from './settings.mjs';

const world = mkdtempSync(join(tmpdir(), 'scaled-'));
after(() => rmSync(world, { recursive: true, force: true }));

function folderWith(name, programs) {
  const folder = join(world, name);
  mkdirSync(folder, { recursive: true });
  for (const [program, says] of Object.entries(programs))
    writeFileSync(join(folder, program), `#!/bin/sh\necho '${says}'\n`, { mode: 0o755 });
  return folder;
}
const postgresOf = (version) =>
  Object.fromEntries(
    ['postgres', 'initdb', 'pg_ctl', 'pg_basebackup', 'pg_rewind', 'pg_controldata', 'pg_isready'].map((program) => [
      program,
      `${program} (PostgreSQL) ${version}`,
    ]),
  );
const OTHERS = { haproxy: '', patroni: '', etcd: '', 'redis-server': '', pgbackrest: '' };

describe('engines', () => {
  it('lists all missing engines with the command that installs them', () => {
    const nothing = { path: join(world, 'nothing'), postgresRoot: join(world, 'nothing') };
    assert.throws(() => requireEngines(() => {}, nothing), {
      name: 'RunFailure',
      message:
        /apt-get install --no-install-recommends haproxy patroni etcd-server redis-server pgbackrest postgresql\n/,
    });
  });

  it("finds engines on the path, and the newest of Debian's PostgreSQL versions", () => {
    const path = folderWith('bin', OTHERS);
    for (const version of ['9.6', '15', '17']) folderWith(`debian/${version}/bin`, postgresOf(`${version}.1`));
    const { engines, missing } = findEngines({ path, postgresRoot: join(world, 'debian') });
    assert.deepEqual(missing, []);
    assert.equal(engines.postgres, join(world, 'debian/17/bin'));
    assert.equal(engines.programs.etcd, join(path, 'etcd'));
  });

  it('ignores a PostgreSQL that is too old or incomplete', () => {
    const { pg_rewind: _absent, ...part } = postgresOf('17.1');
    const path = [folderWith('old', { ...OTHERS, ...postgresOf('14.9') }), folderWith('part', part)].join(':');
    assert.deepEqual(findEngines({ path, postgresRoot: join(world, 'nothing') }).missing, ['postgresql']);
  });
});

describe('engine settings', () => {
  const names = [...ETCD, ...ETCD.map((name) => `${name}-peers`), ...API, ...POSTGRES, 'redis', 'primary'];
  names.push(...POSTGRES.map((name) => `${name}-patroni`));
  const set = {
    ports: Object.fromEntries(names.map((name, nth) => [name, 20_001 + nth])),
    folders: {
      sockets: '/set/sockets',
      settings: '/set/settings',
      backups: '/set/backups',
      of: (name) => `/set/${name}`,
    },
    passwords: { postgres: 'one', replicator: 'two', patroni: 'three' },
    engines: { programs: { pgbackrest: '/bin/pgbackrest' }, postgres: '/pg/bin' },
  };
  const patroni = (more) => JSON.parse(patroniSettings('postgres-b', { ...set, ...more }));

  it('routes requests to ready instances and writes to the primary, and repeats no request', () => {
    const text = haproxySettings(set.ports, 3000);
    assert.match(text, /backend api\n[^]*httpchk GET \/health\/ready\n[^]*api-1 [^]*api-2 /);
    assert.match(text, /backend primary\n[^]*httpchk GET \/primary\n[^]*postgres-a [^]*postgres-b /);
    for (const name of POSTGRES) assert.ok(text.includes(`check port ${set.ports[`${name}-patroni`]}`));
    assert.deepEqual([...new Set(text.match(/retry-on .*/g))], ['retry-on conn-failure']);
    assert.match(text, /use_backend unready if \{ nbsrv\(api\) eq 0 \}/);
    assert.ok(text.includes('on-marked-down shutdown-sessions'));
    assert.ok(!haproxySettings(set.ports).includes('backend api'));
  });

  it("acknowledges a commit after replication, and protects Patroni's settings by a password", () => {
    const { bootstrap, etcd3, restapi } = patroni();
    assert.equal(bootstrap.dcs.synchronous_mode, true);
    // Patroni's documented constraint
    assert.ok(bootstrap.dcs.ttl >= bootstrap.dcs.loop_wait + 2 * bootstrap.dcs.retry_timeout);
    assert.equal(etcd3.hosts.length, 3);
    assert.equal(restapi.authentication.password, 'three');
  });

  it('archives each server’s WAL from its own folder, and creates a server from the backup only for a restore', () => {
    assert.match(patroni().postgresql.parameters.archive_command, /--pg1-path=\/set\/postgres-b archive-push/);
    assert.equal(patroni().bootstrap.method, undefined);
    const { bootstrap } = patroni({ restoreTo: '2026-11-22 03:00:00+00' });
    assert.match(
      bootstrap[bootstrap.method].command,
      /"--target=2026-11-22 03:00:00\+00" --target-action=promote restore$/,
    );
  });

  it('restores WAL files from the archive, but takes timeline history from the primary', () => {
    const engines = { ...set.engines, programs: { pgbackrest: '/bin/echo' } };
    const { restore_command: command } = patroni({ engines }).postgresql.recovery_conf;
    const requested = (file) => spawnSync('sh', ['-c', command.replaceAll('%f', file).replaceAll('%p', 'there')]);
    const segment = requested('000000010000000000000004');
    assert.match(String(segment.stdout), /archive-get 000000010000000000000004 there\n$/);
    const history = requested('00000002.history');
    assert.deepEqual([segment.status, history.status, String(history.stdout)], [0, 1, '']);
  });

  it('lists every etcd member and both servers', () => {
    const [cluster] = etcdArguments('etcd-2', set).filter((option) => option.startsWith('--initial-cluster='));
    for (const name of ETCD) assert.ok(cluster.includes(`${name}=http://127.0.0.1:${set.ports[`${name}-peers`]}`));
    for (const name of POSTGRES) assert.ok(pgbackrestSettings(set).includes(`-path=/set/${name}\n`));
  });

  it('keeps the same ports, and reports one that another program uses', async () => {
    const ports = await portsOf(world);
    assert.deepEqual(await portsOf(world), ports);
    assert.equal(new Set(Object.values(ports)).size, Object.keys(ports).length);
    const other = createServer().listen(ports.redis, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    await assert.rejects(portsOf(world), new RegExp(`Port ${ports.redis}, which is redis's .* is in use`));
    await new Promise((resolve) => other.close(resolve));
  });
});

describe('engine process', () => {
  const output = [];
  const engineOf = (script, isReady = async () => true) =>
    new Engine({
      name: 'engine',
      program: process.execPath,
      args: ['-e', script],
      place: world,
      dataDir: world,
      account: null,
      isReady,
      folder: { noteChild: () => {} },
      say: (text) => output.push(text),
      giveUp: (text) => output.push(text),
    });
  const until = async (check) => {
    const end = Date.now() + PATIENCE_MS;
    while (!check()) {
      assert.ok(Date.now() < end, output.join('\n'));
      await sleep(20);
    }
  };

  it('restarts after an unexpected end, but not after a kill by the trial', async () => {
    const engine = engineOf('setInterval(() => {}, 1000)');
    engine.start();
    const first = engine.pid;
    signal(first, 'SIGKILL');
    await until(() => engine.pid !== first && stillRuns(identify(engine.pid)));
    assert.match(output.join('\n'), /engine ended unexpectedly \(SIGKILL\)/);
    const second = identify(engine.pid);
    await engine.kill();
    await sleep(1_000);
    assert.deepEqual([engine.pid, stillRuns(second)], [second.pid, false]);
    engine.start();
    await until(() => stillRuns(identify(engine.pid)));
    const third = identify(engine.pid);
    await engine.stop();
    assert.equal(stillRuns(third), false);
  });

  it('restarts as often as necessary with pauses, after it was ready once', async () => {
    const broken = join(world, 'broken');
    const engine = engineOf(
      `if (require('node:fs').existsSync('${broken}')) process.exit(3); setInterval(() => {}, 1000)`,
      async () => !existsSync(broken),
    );
    engine.start();
    await engine.ready();
    writeFileSync(broken, '');
    const first = engine.pid;
    signal(first, 'SIGKILL');
    const pauses = () => {
      const all = output.join('\n');
      assert.doesNotMatch(all, /again and again/);
      return all.match(/ended before it was ready \(exit code 3\); restarting in 5 s/g) ?? [];
    };
    await until(() => pauses().length === 3);
    rmSync(broken);
    await until(() => output.at(-1) === 'engine is ready again.');
    assert.notEqual(engine.pid, first);
    await engine.stop();
  });

  it('gives up with the end of its log if it ends repeatedly before it is ready', async () => {
    const engine = engineOf('console.log("no room"); process.exit(3)', async () => false);
    engine.start();
    const reason = /ends again and again \(exit code 3\).*\n(no room\n?)+/;
    await assert.rejects(engine.ready(), { name: 'RunFailure', message: reason });
    assert.match(output.at(-1), reason);
  });
});
