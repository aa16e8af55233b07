import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';

/** The application's own table, in the database of the mounted wallet. */
@Injectable()
export class Guests implements OnApplicationShutdown {
  private readonly pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] });

  async prepare(): Promise<void> {
    await this.pool.query('create table if not exists river_guest (username text primary key)');
  }

  async welcome(username: string): Promise<void> {
    await this.pool.query('insert into river_guest values ($1) on conflict do nothing', [username]);
  }

  async all(): Promise<string[]> {
    const { rows } = await this.pool.query<{ username: string }>('select username from river_guest order by username');
    return rows.map(({ username }) => username);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
