import type { Database } from '../database/database';

interface Waiting {
  key: string;
  resolve(deleted: { rowCount: number }): void;
  reject(error: unknown): void;
}

/** Counters that are dropped at the same moment are dropped by one statement: a login that succeeds forgives several keys. */
export class Deletions {
  private waiting: Waiting[] = [];

  constructor(private readonly database: Database) {}

  delete(key: string): Promise<{ rowCount: number }> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ key, resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => void this.send());
    });
  }

  private async send(): Promise<void> {
    const together = this.waiting.splice(0);
    try {
      const { rows } = await this.database.doorQuery<{ key: string }>({
        name: 'rate-limit-delete',
        text: 'delete from rate_limit where key = any($1) returning key',
        values: [together.map(({ key }) => key)],
      });
      const deleted = new Set(rows.map(({ key }) => key));
      for (const { key, resolve } of together) resolve({ rowCount: deleted.has(key) ? 1 : 0 });
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }
}
