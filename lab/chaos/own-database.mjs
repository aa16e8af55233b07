import pg from 'pg';
import { startPostgres } from '../../tools/run/lib/postgres.mjs';
import { end, identify } from '../../tools/run/lib/processes.mjs';

/** A separate server for our ledger, so that its failures do not affect the provider's database. */
export class OwnDatabase {
  /** @param {string} dataDir @param {object} beside the server that holds the provider's database */
  constructor(dataDir, beside) {
    Object.assign(this, { dataDir, beside });
  }

  async start() {
    const { dataDir, server } = this;
    // large enough to avoid checkpoints during the trial
    const settings = { max_wal_size: '256MB' };
    this.server = await startPostgres({ dataDir, databases: ['housebrand'], port: server?.port, settings });
  }

  stop() {
    return this.server.stop();
  }

  /** Ends the server by a signal: SIGINT in order, SIGQUIT and SIGKILL like a failure. */
  async end(signal) {
    await end(identify(this.server.pid), { politely: signal });
    await this.server.ended;
  }

  /** Makes the server acknowledge commits before they are on disk. */
  async answersTooEarly() {
    const early = { synchronous_commit: 'off', wal_writer_delay: '10s', wal_writer_flush_after: '1GB' };
    for (const [name, value] of Object.entries(early)) await this.notify(`alter system set ${name} = '${value}'`);
    await this.notify('select pg_reload_conf()');
  }

  /** @throws the server's error, or that it does not respond */
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
