import { and, count, eq } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { Audit, Database, editorName, type AgentTx, type Editor } from '@housebrand/shared/nest';
import { MAX_PICTURES } from '../../core';
import { agentPictureTable as table } from './picture.tables';

type StoredRow = typeof table.$inferSelect;

@Injectable()
export class PicturesRepository {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  /** Returns the file of a picture, WebP; `null` if the agent has no such picture. */
  async content(prefix: string, hash: string): Promise<Buffer | null> {
    const [found] = await this.database.read(prefix, (q) =>
      q.select({ content: table.content }).from(table).where(eq(table.hash, hash)),
    );
    return found?.content ?? null;
  }

  /** Adds a picture and records that. One that is stored already stays as it is. Returns false if the agent has too many. */
  async add(tx: AgentTx, row: Omit<StoredRow, 'agent' | 'storedBy'>, by: Editor): Promise<boolean> {
    const own = eq(table.agent, tx.agent);
    const [existing] = await tx
      .select({ hash: table.hash })
      .from(table)
      .where(and(own, eq(table.hash, row.hash)));
    if (existing) return true;
    const [stored] = await tx.select({ pictures: count() }).from(table).where(own);
    if (stored!.pictures >= MAX_PICTURES) return false;
    const [added] = await tx
      .insert(table)
      .values({ ...row, agent: tx.agent, storedBy: editorName(by) })
      .onConflictDoNothing()
      .returning({ hash: table.hash });
    // another request may have just added it
    if (!added) return true;
    const details = { bytes: row.content.length };
    await this.audit.noteEdit(tx, tx.agent, by, { action: 'settings.picture-stored', subject: row.hash, details });
    return true;
  }
}
