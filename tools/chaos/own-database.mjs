import pg from 'pg';
import { startPostgres } from '../run/lib/postgres.mjs';
import { end, identify } from '../run/lib/processes.mjs';

/** A server for our books alone: what befalls it does not befall the provider's. */
export class OwnDatabase {
  /** @param {string} dataDir @param {object} beside the server that keeps the provider's */
  constructor(dataDir, beside) {
    Object.assign(this, { dataDir, beside });
  }

  async start() {
    const { dataDir, server } = this;
    // no checkpoint comes in between
    const settings = { max_wal_size: '256MB' };
    this.server = await startPostgres({ dataDir, databases: ['housebrand'], port: server?.port, settings });
  }

  stop() {
    return this.server.stop();
  }

  /** Ends the server by a signal: SIGINT politely, SIGQUIT and SIGKILL as a failure would. */
  async end(signal) {
    await end(identify(this.server.pid), { politely: signal });
    await this.server.ended;
  }

  /** A commit is answered before it is on the disk. */
  async answersTooEarly() {
    const early = { synchronous_commit: 'off', wal_writer_delay: '10s', wal_writer_flush_after: '1GB' };
    for (const [name, value] of Object.entries(early)) await this.notify(`alter system set ${name} = '${value}'`);
    await this.notify('select pg_reload_conf()');
  }

  /** @throws what the server answers, or that it does not */
  async notify(text) {
    const client = new pg.Client({ connectionString: this.url('housebrand') });
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query(text);
    } finally {
      await client.end().catch(() => {});
    }
  }

  url(name) {
    return (name === 'housebrand' ? this.server : this.beside).url(name);
  }

  logins(name) {
    return this.server.logins(name);
  }
}
