import { Injectable } from '@nestjs/common';
import { OFFICE_PAGE, staffActor, type AuditEntry, type AuditPage, type AuditVerification } from '@housebrand/office';
import {
  Audit,
  AuditRepository,
  AuditVerifier,
  type AuditFacts,
  type AuditQuery,
  type StaffPrincipal,
} from '@housebrand/shared/nest';
import { csvLinesOf, csvOf, type CsvRow } from '@housebrand/wallet';
import { wrongCursor } from '../cursors';

/** The columns of the file. */
export const AUDIT_HEAD = ['number', 'at', 'actor', 'action', 'subject', 'reason', 'details'];
/** Entries per statement of the file. */
const BATCH = 1_000;

/** Filters of the audit trail. */
export interface AuditFilter {
  actor?: string | undefined;
  subject?: string | undefined;
  /** The subject or the actor. */
  about?: string | undefined;
  /** Beginning of the action. */
  action?: string | undefined;
}

/** The audit trail of an agent, for its staff. */
@Injectable()
export class AuditPages {
  constructor(
    private readonly repository: AuditRepository,
    private readonly verifier: AuditVerifier,
    private readonly audit: Audit,
  ) {}

  /** Returns a page of entries, newest first. @throws InvalidInput for a text that is no cursor */
  async list(agent: string, filter: AuditFilter, cursor: string | undefined): Promise<AuditPage> {
    if (cursor !== undefined && !/^\d{1,18}$/.test(cursor)) throw wrongCursor();
    const query = queryOf(agent, filter, cursor === undefined ? null : BigInt(cursor));
    const rows = await this.repository.list(query, OFFICE_PAGE + 1);
    const entries = rows.slice(0, OFFICE_PAGE).map(toEntry);
    return { entries, cursor: rows.length > OFFICE_PAGE ? entries.at(-1)!.number : null };
  }

  /** Writes all entries that match as CSV, newest first, batch by batch. */
  async *csv(agent: string, filter: AuditFilter): AsyncGenerator<string> {
    yield csvOf([AUDIT_HEAD]);
    let before: bigint | null = null;
    do {
      const rows: AuditFacts[] = await this.repository.list(queryOf(agent, filter, before), BATCH);
      yield csvLinesOf(rows.map(toEntry).map(toRow));
      before = rows.length < BATCH ? null : rows.at(-1)!.number;
    } while (before !== null);
  }

  /** Notes that an account downloaded entries. */
  async noteExport({ prefix, username }: StaffPrincipal, filter: AuditFilter): Promise<void> {
    const details = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
    const note = { actor: staffActor(username), action: 'office.audit-exported', subject: prefix, details };
    await this.audit.noteAlone(prefix, note);
  }

  /** Verifies the chain of an agent's entries. */
  async verify(agent: string): Promise<AuditVerification> {
    const { head, broken, waiting } = await this.verifier.verifyOf(agent);
    return {
      isIntact: broken === null,
      sealed: Number(head.position),
      waiting,
      head: `${head.position}:${head.hash}`,
      broken: broken?.entry?.toString() ?? null,
    };
  }
}

function queryOf(agent: string, { actor, subject, about, action }: AuditFilter, before: bigint | null): AuditQuery {
  return {
    agent,
    ...(actor && { actor }),
    ...(subject && { subject }),
    ...(about && { about }),
    ...(action && { actions: [action] }),
    ...(before !== null && { before }),
  };
}

function toRow({ number, at, actor, action, subject, reason, details }: AuditEntry): CsvRow {
  return [Number(number), at, actor, action, subject, reason, JSON.stringify(details)];
}

function toEntry({ number, atMicros, actor, action, subject, details }: AuditFacts): AuditEntry {
  const { reason = null, ...rest } = JSON.parse(details) as AuditEntry['details'];
  return {
    number: String(number),
    at: new Date(Number(atMicros / 1_000n)).toISOString(),
    actor,
    action,
    subject,
    reason: reason === null ? null : String(reason),
    details: rest,
  };
}
