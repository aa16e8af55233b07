import { Injectable } from '@nestjs/common';
import { Changes, Clock, Database, PreparedResponse, PreparedResponses, type Editor } from '@housebrand/shared/nest';
import {
  CONTENT_CHANGED,
  HOUSE_VERSION,
  LegalVersionReplaced,
  type LegalDocument,
  type LegalKind,
  type LocalizedText,
} from '../../core';
import { LegalDocumentsRepository, toDocument } from './legal-documents.repository';

/** An instance that missed a notification catches up after a minute. */
const FRESH_MS = 60_000;
const hot = { maxAgeMs: FRESH_MS, staleMs: 60 * FRESH_MS, isAddressed: true };

/** An agent's terms and privacy notice. A published version never changes; a new one replaces it. */
@Injectable()
export class LegalDocumentsService {
  constructor(
    private readonly database: Database,
    private readonly documents: LegalDocumentsRepository,
    private readonly preparedResponses: PreparedResponses,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  /** Returns the current version as a response shared by all callers. */
  prepared(prefix: string, kind: LegalKind): PreparedResponse {
    return new PreparedResponse(keyOf(prefix, kind), '', () => this.documents.current(prefix, kind), hot);
  }

  /** Returns all versions, newest first; the house's is the last. */
  versions(prefix: string, kind: LegalKind): Promise<LegalDocument[]> {
    return this.documents.versions(prefix, kind);
  }

  /**
   * Publishes a version. The text of the current one publishes nothing, so a repeated request has no effect.
   * @throws LegalVersionReplaced when another request publishes at the same time
   */
  async publish(prefix: string, kind: LegalKind, { th, en }: LocalizedText, by: Editor): Promise<LegalDocument> {
    const text = { th, en };
    const document = await this.database.forAgent(prefix, async (tx) => {
      const latest = await this.documents.latest(tx, kind);
      if (latest?.text.th === th && latest.text.en === en) return latest;
      const version = (latest?.version ?? HOUSE_VERSION) + 1;
      const next = { kind, version, publishedAt: this.clock.now(), text };
      if (!(await this.documents.add(tx, next, by))) throw new LegalVersionReplaced();
      return next;
    });
    await this.preparedResponses.invalidate(keyOf(prefix, kind));
    await this.changes.publish(CONTENT_CHANGED, prefix);
    return toDocument(document);
  }
}

const keyOf = (prefix: string, kind: LegalKind): string => `content.legal.${kind}.${prefix}`;
