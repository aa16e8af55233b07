import { requireFree } from '../../tools/run/lib/ports.mjs';
import { RunningSystem } from '../../tools/run/lib/system.mjs';
import { DatabaseSet } from './database-set.mjs';
import { requireEngines } from './engines.mjs';
import { API } from './layout.mjs';

/**
 * @typedef {object} ScaledPlace
 * @property {number} entryPort haproxy's port for the portal
 * @property {number} simulatorPort
 * @property {string} dataDir
 * @property {number} [betsPerSecond] bets per second of the simulator's bots
 */

/**
 * Several machines on one: two APIs behind haproxy, two PostgreSQL servers under Patroni and etcd, Redis. The
 * simulator, as an external provider, keeps its data in the PostgreSQL from npm.
 */
export class ScaledSystem extends RunningSystem {
  /** @param {ScaledPlace} place */
  constructor(place, hooks) {
    super({ ...place, publicOrigin: `http://localhost:${place.entryPort}` }, hooks);
    this.api = this.portal;
  }

  async take() {
    const found = requireEngines(this.hooks.say);
    await super.take();
    const { entryPort, simulatorPort, dataDir } = this.place;
    await requireFree(entryPort, 'PORT', 'the portal', [simulatorPort]);
    this.set = new DatabaseSet({ ...this.hooks, dataDir, folder: this.folder, found, port: entryPort });
    await this.set.prepare();
    this.add(this.set);
  }

  async start() {
    this.hooks.say('Starting etcd, Redis and haproxy …');
    await this.set.start();
    await super.start();
    // the first instance runs migrations and seeds
    this.instances = {};
    for (const name of API) this.instances[name] = await this.startAnother(name, this.#env(name));
    this.folder.note({ databaseUrl: this.set.url('housebrand', 'housebrand') });
  }

  #env(name) {
    const url = (role) => this.set.url(role, 'housebrand');
    return {
      PORT: String(this.set.ports[name]),
      DATABASE_URL: url('housebrand'),
      DATABASE_URL_MEMBERS: url('housebrand_app'),
      DATABASE_URL_OPERATORS: url('housebrand_operator'),
      REDIS_URL: `redis://127.0.0.1:${this.set.ports.redis}`,
      PUBLIC_ORIGIN: this.portal,
      TRUSTED_PROXIES: '127.0.0.1',
    };
  }

  /**
   * The system as money trials expect it: superuser access to our ledger on the current primary, and to the provider's
   * database.
   */
  get forTrials() {
    const { portal, simulator, set, database } = this;
    const url = (name) => (name === 'housebrand' ? set.url('postgres', name) : database.url(name));
    return { portal, simulator, database: { url } };
  }
}
