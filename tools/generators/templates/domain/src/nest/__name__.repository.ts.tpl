import { Injectable } from '@nestjs/common';
import { Database } from '@housebrand/shared/nest';
import type { __Name__Entry } from '../core';
import { __name__EntryTable } from './__name__.tables';

@Injectable()
export class __Name__Repository {
  constructor(private readonly database: Database) {}

  /** Every entry of an agent. */
  async all(prefix: string): Promise<__Name__Entry[]> {
    const rows = await this.database.forAgent(prefix, (tx) => tx.select().from(__name__EntryTable));
    return rows.map(({ id, title, opensAt, closesAt }) => ({
      id,
      title,
      opensAt: opensAt.toISOString(),
      closesAt: closesAt?.toISOString() ?? null,
    }));
  }
}
