import { Injectable } from '@nestjs/common';
import {
  Changes,
  Clock,
  Database,
  PreparedResponses,
  PreparedResponse,
  RightFor,
  type Editor,
} from '@housebrand/shared/nest';
import {
  assertDistinct,
  CONTENT_CHANGED,
  isShownAt,
  nextChange,
  scheduled,
  type AgentContent,
  type ContentKind,
  type Schedule,
} from '../core';
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
    return new PreparedResponse(keyOf(prefix, kind), '', () => this.shownUntil(prefix, kind), hot);
  }

  /** Returns the entries that members see now, without their schedules. */
  async shown<K extends ContentKind>(prefix: string, kind: K): Promise<Shown<AgentContent[K]>[]> {
    return shownOf(await this.content.list(prefix, kind), this.clock.now());
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
    const stored = scheduled<AgentContent[K] & Partial<Schedule>>(rows);
    const at = this.clock.now();
    await this.database.forAgent(prefix, (tx) => this.content.replace(tx, kind, stored, { by, at }));
    await this.preparedResponses.invalidate(keyOf(prefix, kind));
    await this.changes.publish(CONTENT_CHANGED, prefix);
    return stored;
  }

  private async shownUntil(prefix: string, kind: ContentKind): Promise<unknown> {
    const now = this.clock.now();
    const rows = (await this.content.list(prefix, kind)) as readonly Partial<Schedule>[];
    const end = nextChange(rows, now);
    const shown = shownOf(rows, now);
    return end === null ? shown : new RightFor(end.getTime() - now.getTime(), shown);
  }
}

/** An entry without its schedule. */
type Shown<Row> = Omit<Row, keyof Schedule>;

function shownOf<Row extends object>(rows: readonly (Row & Partial<Schedule>)[], now: Date): Shown<Row>[] {
  return rows
    .filter((row) => isShownAt(row, now))
    .map(({ startsAt: _startsAt, endsAt: _endsAt, ...row }) => row as Shown<Row>);
}

const keyOf = (prefix: string, kind: ContentKind): string => `content.${kind}.${prefix}`;
