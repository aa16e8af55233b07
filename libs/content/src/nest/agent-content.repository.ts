import { eq } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId } from '@housebrand/shared';
import { Audit, Database, editorName, type AgentTx, type Editor } from '@housebrand/shared/nest';
import { isScheduled, type AgentContent, type Banner, type ContentKind } from '../core';
import { agentContentTable as table, contentChangeTable } from './agent-content.tables';
import { BannersRepository, replaceBanners } from './banners.repository';

@Injectable()
export class AgentContentRepository {
  constructor(
    private readonly database: Database,
    private readonly banners: BannersRepository,
    private readonly audit: Audit,
  ) {}

  /** Returns a list in the agent's order; empty when it has none. */
  async list<K extends ContentKind>(prefix: string, kind: K): Promise<AgentContent[K][]> {
    if (kind === 'banners') return (await this.banners.list(prefix)) as AgentContent[K][];
    const [found] = await this.database.read(prefix, (q) =>
      q.select({ rows: table.rows }).from(table).where(eq(table.kind, kind)),
    );
    // Rows are validated when written, and only then. Older ones have no schedule.
    const rows = (found?.rows ?? []) as AgentContent[K][];
    return isScheduled(kind) ? rows.map((row) => ({ startsAt: null, endsAt: null, ...row })) : rows;
  }

  /** Replaces a list and records the change. */
  async replace<K extends ContentKind>(
    tx: AgentTx,
    kind: K,
    rows: readonly AgentContent[K][],
    { by, at }: { by: Editor; at: Date },
  ): Promise<void> {
    await writeContent(tx, kind, rows);
    await tx
      .insert(contentChangeTable)
      .values({ agent: tx.agent, id: newId(at), at, changedBy: editorName(by), kind, rows });
    // The audit trail records that it changed; `content_change` records the content.
    await this.audit.noteEdit(tx, tx.agent, by, {
      action: 'settings.content-replaced',
      subject: kind,
      details: { rows: rows.length },
    });
  }
}

/** Writes a list without recording it; also for seeds. */
export async function writeContent<K extends ContentKind>(
  tx: AgentTx,
  kind: K,
  rows: readonly AgentContent[K][],
): Promise<void> {
  if (kind === 'banners') return replaceBanners(tx, rows as readonly Banner[]);
  // The other kinds are one JSON value each: one statement replaces it, and there are no rows to compare.
  const row = { agent: tx.agent, kind: kind as Exclude<ContentKind, 'banners'>, rows: [...rows] };
  await tx
    .insert(table)
    .values(row)
    .onConflictDoUpdate({ target: [table.agent, table.kind], set: { rows: row.rows } });
}
