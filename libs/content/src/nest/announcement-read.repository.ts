import { eq, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Database, type AgentTx } from '@housebrand/shared/nest';
import { withRead } from '../core';
import { announcementReadTable as table } from './announcement-read.tables';

/** Which announcements members have read. */
@Injectable()
export class AnnouncementReadRepository {
  constructor(private readonly database: Database) {}

  /** Returns the ids that a member has read. */
  async list({ prefix, username }: MemberRef): Promise<string[]> {
    const [row] = await this.database.read(prefix, (q) =>
      q.select({ ids: table.ids }).from(table).where(eq(table.username, username)),
    );
    return row?.ids ?? [];
  }

  /** Adds ids; keeps the newest. */
  async add(tx: AgentTx, username: string, ids: readonly string[]): Promise<void> {
    await tx.insert(table).values({ agent: tx.agent, username, ids: [] }).onConflictDoNothing();
    // the row that exists now is locked, so that two devices lose nothing
    const [row] = await tx.select({ ids: table.ids }).from(table).where(eq(table.username, username)).for('update');
    await tx
      .update(table)
      .set({ ids: withRead(row?.ids ?? [], ids), updatedAt: sql`now()` })
      .where(eq(table.username, username));
  }
}
