import { join, resolve } from 'node:path';
import { DATABASE, DataFolder } from './data-folder.mjs';
import { RestartingPostgres } from './restarting-postgres.mjs';
import { requireFree } from './ports.mjs';
import { Service } from './service.mjs';
import { inWorkspace, workspaceRoot } from './workspace.mjs';

/**
 * @typedef {object} Place
 * @property {number} [port] port of the API, which serves the portal; without it, only the simulator runs
 * @property {number} [officePort] port of the back office; without it, none runs
 * @property {number} [simulatorPort] without it, the API uses real providers and the database of `databaseUrl`
 * @property {string} dataDir
 * @property {string} [databaseUrl] instead of the embedded PostgreSQL
 * @property {string} [simulatorDatabaseUrl] the same for the simulator
 * @property {Databases} [databases] databases of a running server, instead of both
 * @property {Record<string, string>} [databaseSettings] of the embedded PostgreSQL
 * @property {string} [publicOrigin] address of the portal for browsers, if it differs from the API's
 * @property {number} [betsPerSecond] bets per second of the simulator's bots (default none)
 * @property {string} [builds] folder of the built applications (default `dist/apps`)
 */

/**
 * @typedef {object} Databases connection strings
 * @property {string} api
 * @property {{members: string, operators: string}} [logins] of the API's two roles
 * @property {string} [simulator]
 */

/** Resolves a data folder relative to the checkout, regardless of the current folder. */
export const dataDirFrom = (given) => resolve(workspaceRoot, given?.trim() || '.data');

/**
 * The whole system: embedded PostgreSQL (unless a database is given), provider simulator, API with the portal. Parts start in order of
 * dependency and stop in reverse order.
 */
export class RunningSystem {
  #parts = [];
  #stopped = null;

  /**
   * @param {Place} place
   * @param {{say: (text: string) => void, env?: Record<string, string>}} hooks
   */
  constructor(place, hooks) {
    this.place = place;
    this.hooks = hooks;
    this.builds = place.builds ?? inWorkspace('dist/apps');
    this.portal = place.publicOrigin ?? `http://localhost:${place.port}`;
    this.api = `http://localhost:${place.port}`;
    this.office = place.officePort && `http://localhost:${place.officePort}`;
    this.simulator = place.simulatorPort && `http://localhost:${place.simulatorPort}`;
  }

  /** Locks the data folder and checks the ports, so that conflicts are reported before any work. */
  async take() {
    this.folder = await DataFolder.own(this.place.dataDir, this.hooks.say);
    this.#parts.push({ stop: () => this.folder.release() });
    const { port, simulatorPort, officePort } = this.place;
    if (port) await requireFree(port, 'PORT', 'the portal', [simulatorPort]);
    if (simulatorPort) await requireFree(simulatorPort, 'SIMULATOR_PORT', 'the provider simulator', port ? [port] : []);
    if (officePort)
      await requireFree(officePort, 'OFFICE_PORT', 'the back office', [port, simulatorPort].filter(Boolean));
    this.folder.note({ addresses: { portal: this.portal, simulator: this.simulator } });
  }

  /** Starts database, simulator and API, and waits until all are ready. */
  async start() {
    const databases = await this.#startDatabase();
    if (this.#stopped) return;
    this.databases = databases;
    this.folder.note({ databaseUrl: databases.api, simulatorDatabaseUrl: databases.simulator });
    if (this.simulator)
      this.simulatorService = this.#service(
        'simulator',
        'The provider simulator',
        'provider-simulator',
        this.simulator,
        simulatorEnv(this, databases),
      );
    if (this.place.port) this.apiService = this.#service('api', 'The API', 'api', this.api, apiEnv(this, databases));
    await this.simulatorService?.start();
    if (this.#stopped || !this.apiService) return;
    await this.apiService.start();
    if (this.#stopped || !this.office) return;
    // after the API, which applies the migrations and seeds the agents
    const env = {
      ...apiEnv(this, this.databases),
      OFFICE_PORT: String(this.place.officePort),
      OFFICE_DIST: join(this.builds, 'office'),
    };
    await this.#service('office', 'The back office', 'api', this.office, env, 'office.js').start();
  }

  /**
   * Starts another API of the same system with its own settings, including the port. It stops with the system.
   * @returns {Promise<Service>}
   */
  async startAnother(name, env) {
    const origin = `http://localhost:${env.PORT}`;
    const service = this.#service(name, `The API ${name}`, 'api', origin, { ...apiEnv(this, this.databases), ...env });
    await service.start();
    return service;
  }

  /** Adds a part, which stops after the parts that start later. @param {{stop: () => Promise<void>}} part */
  add(part) {
    this.#parts.push(part);
  }

  /** Stops all parts in order; safe to call more than once. */
  stop() {
    this.#stopped ??= this.#stopParts();
    return this.#stopped;
  }

  async #stopParts() {
    for (const part of this.#parts.reverse()) await part.stop();
  }

  async #startDatabase() {
    const { databaseUrl, simulatorDatabaseUrl, dataDir, databases, databaseSettings } = this.place;
    if (databases) return databases;
    // the API reports a missing database itself, together with all other missing settings
    if (!this.simulator) return { api: databaseUrl };
    if (databaseUrl) return { api: databaseUrl, simulator: simulatorDatabaseUrl ?? siblingDatabase(databaseUrl) };
    this.hooks.say('Starting PostgreSQL …');
    const { say } = this.hooks;
    this.database = new RestartingPostgres({
      dataDir,
      databases: ['housebrand', 'housebrand_simulator'],
      settings: databaseSettings,
      say,
      spawned: (pid) => this.folder.noteChild(DATABASE, pid),
    });
    this.#parts.push(this.database);
    await this.database.start();
    return {
      api: this.database.url('housebrand'),
      logins: this.database.logins('housebrand'),
      simulator: this.database.url('housebrand_simulator'),
    };
  }

  #service(name, title, application, origin, env, main = 'main.js') {
    const options = {
      name,
      title,
      main: join(this.builds, application, main),
      env: { ...env, ...this.hooks.env },
      readyUrl: `${origin}/health/ready`,
    };
    const service = new Service({ ...options, dataDir: this.place.dataDir, folder: this.folder, say: this.hooks.say });
    this.#parts.push(service);
    return service;
  }
}

/** Returns the address of the simulator's own database, next to ours. */
function siblingDatabase(databaseUrl) {
  const url = new URL(databaseUrl);
  url.pathname = `${url.pathname}_simulator`;
  return url.href;
}

function simulatorEnv({ place, portal }, databases) {
  return {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    SIMULATOR_PORT: String(place.simulatorPort),
    SIMULATOR_DATABASE_URL: databases.simulator,
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? portal,
    DATA_DIR: place.dataDir,
    SIMULATOR_BETS_PER_SECOND: process.env.SIMULATOR_BETS_PER_SECOND ?? String(place.betsPerSecond ?? 0),
  };
}

function apiEnv({ place, portal, simulator, builds }, databases) {
  return {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    PORT: String(place.port),
    DATABASE_URL: databases.api,
    ...(databases.logins && {
      DATABASE_URL_MEMBERS: databases.logins.members,
      DATABASE_URL_OPERATORS: databases.logins.operators,
    }),
    DATA_DIR: place.dataDir,
    ...(simulator && {
      PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? portal,
      SIMULATOR_PORT: String(place.simulatorPort),
      // its bank desk shows the events
      WEBHOOK_LOCAL_ORIGIN: process.env.WEBHOOK_LOCAL_ORIGIN ?? simulator,
    }),
    PORTAL_DIST: join(builds, 'portal'),
    NODE_COMPILE_CACHE: inWorkspace('node_modules/.cache/housebrand/compile'),
    // two malloc arenas for all threads save 3 MB
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    // 8 MB semi-spaces collect as cheaply as 32 MB (ADR 0075); NODE_OPTIONS can override the size
    NODE_OPTIONS: ['--max-semi-space-size=8', process.env.NODE_OPTIONS].filter(Boolean).join(' '),
  };
}
