import { mkdirSync, rmSync, writeFileSync, chmodSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { give, serverAccount } from '../../tools/run/lib/account.mjs';
import { RunFailure } from '../../tools/run/lib/failure.mjs';
import { recoverCluster } from '../../tools/run/lib/postgres-cluster.mjs';
import { Backups } from './backups.mjs';
import { Engine, answers, listens } from './engine.mjs';
import { ETCD, POSTGRES, foldersOf, passwordsOf, portsOf } from './layout.mjs';
import { ensureDatabase, isWaitedFor } from './roles.mjs';
import { etcdArguments, haproxySettings, patroniSettings, pgbackrestSettings, redisArguments } from './settings.mjs';

/** Timeouts for creating a server, and for creating one from a backup. */
const PRIMARY_WITHIN_MS = 180_000;
const REPLICA_WITHIN_MS = 180_000;

/** Two PostgreSQL servers under Patroni, three etcd members, Redis, and haproxy, all in one data folder that the caller owns. */
export class DatabaseSet {
  /** @type {Record<string, Engine>} */
  engines = {};
  #stopped = false;

  /**
   * @param {{dataDir: string, folder: object, found: import('./engines.mjs').Engines, port?: number, restoreTo?: string | null,
   *   say: (text: string) => void, giveUp: (reason: string) => void}} options `port`: haproxy's port for the portal
   */
  constructor(options) {
    this.options = options;
  }

  /** @throws {RunFailure} if a port is in use or the folder's path is too long */
  async prepare() {
    const { dataDir, found, port, restoreTo } = this.options;
    this.account = serverAccount();
    this.folders = foldersOf(dataDir, this.account);
    // a server may have outlived its Patroni
    for (const name of POSTGRES) await recoverCluster(this.folders.of(name));
    this.ports = await portsOf(dataDir);
    this.passwords = passwordsOf(dataDir);
    const { folders, ports, passwords } = this;
    for (const name of [...ETCD, ...POSTGRES, 'redis', 'pgbackrest', 'sockets', 'backups', 'settings']) {
      mkdirSync(folders.of(name), { recursive: true });
      chmodSync(folders.of(name), 0o700);
    }
    const files = {
      'haproxy.cfg': haproxySettings(ports, port),
      'pgbackrest.conf': pgbackrestSettings(this),
      'backups.pgpass': `*:*:*:postgres:${passwords.postgres}\n`,
    };
    for (const name of POSTGRES) files[`${name}.yml`] = patroniSettings(name, { ...this, engines: found, restoreTo });
    for (const [name, text] of Object.entries(files)) {
      rmSync(join(folders.settings, name), { force: true });
      writeFileSync(join(folders.settings, name), text, { mode: 0o600 });
    }
    give(this.account, folders.root);
    this.backups = new Backups({ found, folders, account: this.account });
  }

  /** Starts all engines and waits until both servers run and replicate. */
  async start() {
    const { say, found } = this.options;
    const { patroni, haproxy, etcd, 'redis-server': redis } = found.programs;
    const url = (name) => `http://127.0.0.1:${this.ports[name]}`;
    for (const name of ETCD) this.#launch(name, etcd, etcdArguments(name, this), () => answers(`${url(name)}/health`));
    this.#launch('redis', redis, redisArguments(this), () => listens(this.ports.redis));
    const settings = (name) => join(this.folders.settings, name);
    this.#launch('haproxy', haproxy, ['-db', '-f', settings('haproxy.cfg')], () => listens(this.ports.primary));
    await this.#allReady();
    say('Starting two PostgreSQL under Patroni …');
    for (const name of POSTGRES)
      this.#launch(name, patroni, [settings(`${name}.yml`)], () => answers(`${url(`${name}-patroni`)}/health`), 30_000);
    await this.until(() => this.primary(), PRIMARY_WITHIN_MS, 'no PostgreSQL became the primary');
    if (this.#stopped) return;
    await this.until(() => ensureDatabase(this).then(() => true), PRIMARY_WITHIN_MS, 'the primary does not answer');
    await this.backups.begin();
    await this.until(() => this.isReplicated(), REPLICA_WITHIN_MS, 'the second PostgreSQL does not follow');
  }

  /** Stops all engines: the replica first, to avoid a failover, then the primary, then the others. */
  async stop() {
    this.#stopped = true;
    if (!this.ports) return;
    const leader = await this.primary();
    const servers = [...POSTGRES].sort((one) => (one === leader ? 1 : -1));
    for (const name of [...servers, ...ETCD, 'redis', 'haproxy']) await this.engines[name]?.stop();
    for (const name of POSTGRES) await recoverCluster(this.folders.of(name));
  }

  /** @returns {Promise<string | null>} the server that reports itself as primary, `null` if there is none */
  async primary() {
    for (const name of POSTGRES) if (await this.#says(name, 'primary')) return name;
    return null;
  }

  /** Whether every commit waits for the replica, according to the primary and to Patroni, which may promote it only then. */
  async isReplicated() {
    const leader = await this.primary();
    const follower = POSTGRES.find((name) => name !== leader);
    return leader !== null && (await isWaitedFor(this, follower)) && (await this.#says(follower, 'sync'));
  }

  /** @returns {Promise<string | null>} the leader of etcd */
  async etcdLeader() {
    for (const name of ETCD) {
      const status = await fetch(`http://127.0.0.1:${this.ports[name]}/v3/maintenance/status`, {
        method: 'POST',
        body: '{}',
        signal: AbortSignal.timeout(2_000),
      })
        .then((reply) => reply.json())
        .catch(() => null);
      if (status && status.leader === status.header.member_id) return name;
    }
    return null;
  }

  /** Changes Patroni's settings for all servers. */
  async agree(change) {
    const authorization = `Basic ${Buffer.from(`patroni:${this.passwords.patroni}`).toString('base64')}`;
    const url = `http://127.0.0.1:${this.ports[`${await this.primary()}-patroni`]}/config`;
    const reply = await fetch(url, { method: 'PATCH', headers: { authorization }, body: JSON.stringify(change) });
    if (!reply.ok) throw new Error(`Patroni replied ${reply.status}`);
  }

  /** Waits for a state. @throws {RunFailure} if it is not reached */
  async until(check, withinMs, otherwise) {
    let last;
    const until = Date.now() + withinMs;
    while (!this.#stopped) {
      const state = await check().catch((error) => {
        last = error;
      });
      if (state) return state;
      if (Date.now() > until)
        throw new RunFailure(
          `${otherwise} within ${withinMs / 1000} s (${last?.message ?? 'no error'}). See ${this.options.dataDir}/logs`,
        );
      await sleep(100);
    }
  }

  /** Connection string of a database on the current primary, for one of the roles. */
  url(role, database) {
    return `postgresql://${role}:${this.passwords[role]}@127.0.0.1:${this.ports.primary}/${database}`;
  }

  #says(name, role) {
    return answers(`http://127.0.0.1:${this.ports[`${name}-patroni`]}/${role}`).catch(() => false);
  }

  #launch(name, program, args, isReady, graceMs) {
    const { dataDir, folder, say, giveUp } = this.options;
    const engine = new Engine({
      name,
      program,
      args,
      isReady,
      graceMs,
      dataDir,
      folder,
      say,
      giveUp,
      place: this.folders.root,
      account: this.account,
      env: { PGPASSFILE: join(this.folders.settings, 'backups.pgpass') },
    });
    this.engines[name] = engine;
    if (!this.#stopped) engine.start();
  }

  #allReady() {
    return Promise.all(Object.values(this.engines).map((engine) => engine.ready()));
  }
}
