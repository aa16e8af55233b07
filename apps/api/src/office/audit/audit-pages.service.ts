import { Injectable } from '@nestjs/common';
import { OFFICE_PAGE, type AuditEntry, type AuditPage, type AuditVerification } from '@housebrand/office';
import { AuditRepository, AuditVerifier, type AuditFacts } from '@housebrand/shared/nest';
import { wrongCursor } from '../cursors';

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
  ) {}

  /** Returns a page of entries, newest first. @throws InvalidInput for a text that is no cursor */
  async list(
    agent: string,
    { actor, subject, about, action }: AuditFilter,
    cursor: string | undefined,
  ): Promise<AuditPage> {
    if (cursor !== undefined && !/^\d{1,18}$/.test(cursor)) throw wrongCursor();
    const query = {
      agent,
      ...(actor && { actor }),
      ...(subject && { subject }),
      ...(about && { about }),
      ...(action && { actions: [action] }),
      ...(cursor !== undefined && { before: BigInt(cursor) }),
    };
    const rows = await this.repository.list(query, OFFICE_PAGE + 1);
    const entries = rows.slice(0, OFFICE_PAGE).map(toEntry);
    return { entries, cursor: rows.length > OFFICE_PAGE ? entries.at(-1)!.number : null };
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
