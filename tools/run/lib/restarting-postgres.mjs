import { join } from 'node:path';
import { BackOff, startAgain } from './back-off.mjs';
import { POSTGRES_LOG, startPostgres } from './postgres.mjs';

/** The embedded PostgreSQL of a system. After it has been ready once, it is restarted whenever it ends unexpectedly. */
export class RestartingPostgres {
  #options;
  #say;
  #life = new AbortController();
  #server = null;
  /** The current or most recent start. */
  #start = null;
  #backOff = new BackOff();

  /** @param {Parameters<typeof startPostgres>[0] & {say: (text: string) => void}} options */
  constructor({ say, ...options }) {
    this.#options = options;
    this.#say = say;
  }

  get port() {
    return this.#server.port;
  }

  get pid() {
    return this.#server.pid;
  }

  url(database) {
    return this.#server.url(database);
  }

  logins(database) {
    return this.#server.logins(database);
  }

  /** @throws {RunFailure} if it does not become ready */
  start() {
    this.#start = this.#launch();
    return this.#start;
  }

  /** Stops it cleanly, also while it starts. */
  async stop() {
    this.#life.abort();
    await this.#start?.catch(() => {});
    await this.#server?.stop();
  }

  async #launch() {
    const server = await startPostgres({ ...this.#options, port: this.#server?.port });
    this.#server = server;
    this.#backOff.ready();
    void server.ended.then((how) => (this.#start = this.#startAgain(how)));
  }

  #startAgain(how) {
    return startAgain({
      title: 'PostgreSQL',
      how,
      say: this.#say,
      backOff: this.#backOff,
      life: this.#life.signal,
      logFile: join(this.#options.dataDir, POSTGRES_LOG),
      start: () => this.#launch(),
    });
  }
}
