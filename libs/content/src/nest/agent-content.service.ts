import { Injectable } from '@nestjs/common';
import { Changes, Clock, Database, PreparedResponses, PreparedResponse, type Editor } from '@housebrand/shared/nest';
import { assertDistinct, CONTENT_CHANGED, type AgentContent, type ContentKind } from '../core';
import { AgentContentRepository } from './agent-content.repository';

/** An instance that missed a notification catches up after a minute. */
const FRESH_MS = 60_000;
const hot = { maxAgeMs: FRESH_MS, staleMs: 60 * FRESH_MS, isAddressed: true };

/** What an agent writes for its members: served from prepared responses, and replaced as a whole. */
@Injectable()
export class AgentContentService {
  constructor(
    private readonly database: Database,
    private readonly content: AgentContentRepository,
    private readonly preparedResponses: PreparedResponses,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  /** Returns a list as a response shared by all callers. */
  prepared(prefix: string, kind: ContentKind): PreparedResponse {
    return new PreparedResponse(keyOf(prefix, kind), '', () => this.content.list(prefix, kind), hot);
  }

  list<K extends ContentKind>(prefix: string, kind: K): Promise<AgentContent[K][]> {
    return this.content.list(prefix, kind);
  }

  /** Replaces a list, in every instance at once. @throws InvalidInput for a duplicate id */
  async replace<K extends ContentKind>(
    prefix: string,
    kind: K,
    rows: AgentContent[K][],
    by: Editor,
  ): Promise<AgentContent[K][]> {
    assertDistinct(rows);
    const at = this.clock.now();
    await this.database.forAgent(prefix, (tx) => this.content.replace(tx, kind, rows, { by, at }));
    await this.preparedResponses.invalidate(keyOf(prefix, kind));
    await this.changes.publish(CONTENT_CHANGED, prefix);
    return rows;
  }
}

const keyOf = (prefix: string, kind: ContentKind): string => `content.${kind}.${prefix}`;
