import { and, desc, eq, lte, max } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { Audit, Database, editorName, type AgentTx, type Editor } from '@housebrand/shared/nest';
import { legalVersions, type LegalDocument, type LegalKind, type LegalVersions } from '../../core';
import { houseDocument } from './house-documents';
import { legalDocumentTable as table } from './legal.tables';

type StoredDocument = typeof table.$inferSelect;

@Injectable()
export class LegalDocumentsRepository {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  /** Returns the current version. */
  async current(prefix: string, kind: LegalKind): Promise<LegalDocument> {
    const [found] = await this.database.read(prefix, (q) =>
      q.select().from(table).where(eq(table.kind, kind)).orderBy(desc(table.version)).limit(1),
    );
    return found ? toDocument(found) : houseDocument(kind);
  }

  /** Returns all versions, newest first. */
  async versions(prefix: string, kind: LegalKind): Promise<LegalDocument[]> {
    const published = await this.database.read(prefix, (q) =>
      q.select().from(table).where(eq(table.kind, kind)).orderBy(desc(table.version)),
    );
    return [...published.map(toDocument), houseDocument(kind)];
  }

  /** Returns the versions that were current at an instant. */
  async currentAt(prefix: string, at: Date): Promise<LegalVersions> {
    const rows = await this.database.read(prefix, (q) =>
      q
        .select({ kind: table.kind, version: max(table.version) })
        .from(table)
        .where(lte(table.publishedAt, at))
        .groupBy(table.kind),
    );
    return legalVersions(Object.fromEntries(rows.map(({ kind, version }) => [kind, version])));
  }

  /** Adds a version and records that. @returns whether it was free: another request may have just added it */
  async add(
    tx: AgentTx,
    { kind, version, publishedAt, text }: Pick<StoredDocument, 'kind' | 'version' | 'publishedAt' | 'text'>,
    by: Editor,
  ): Promise<boolean> {
    const [added] = await tx
      .insert(table)
      .values({ agent: tx.agent, kind, version, publishedAt, publishedBy: editorName(by), text })
      .onConflictDoNothing()
      .returning({ version: table.version });
    if (!added) return false;
    const action = 'settings.content-replaced';
    await this.audit.noteEdit(tx, tx.agent, by, { action, subject: kind, details: { version } });
    return true;
  }

  /** Returns the latest version's number and text for an editor in a transaction; `null` when the house's applies. */
  async latest(tx: AgentTx, kind: LegalKind): Promise<StoredDocument | null> {
    const [found] = await tx
      .select()
      .from(table)
      .where(and(eq(table.agent, tx.agent), eq(table.kind, kind)))
      .orderBy(desc(table.version))
      .limit(1);
    return found ?? null;
  }
}

/** Converts a stored version to what callers see. */
export function toDocument({
  kind,
  version,
  publishedAt,
  text,
}: Pick<StoredDocument, 'kind' | 'version' | 'publishedAt' | 'text'>): LegalDocument {
  return { kind, version, publishedAt: publishedAt.toISOString(), text };
}
