import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { MemberRef } from '@housebrand/shared';
import { Audit } from '../audit/audit';
import { factsHash, AUDIT_REDACTED, type AuditFacts } from '../audit/audit-chain';
import { AuditRepository } from '../audit/audit.repository';
import type { AgentTx } from '../database/transactions';
import { wordPattern } from './erasure-statements';

/** Entries declared per note, which bounds the size of a note. */
const CHUNK = 1_000;

/**
 * Replaces a member's name in the audit trail. The chain holds hashes of the entries as they were; a note in the trail declares
 * the hash of each changed entry, so that a verification tells an erasure from a manipulation.
 */
@Injectable()
export class AuditRedaction {
  constructor(
    private readonly entries: AuditRepository,
    private readonly audit: Audit,
  ) {}

  /** @param tx with the eraser's role */
  async redact(tx: AgentTx, { username }: MemberRef, pseudonym: string): Promise<void> {
    const found = await this.entries.naming(tx, username, wordPattern(username));
    const pattern = new RegExp(`\\b${username.replace(/[^A-Za-z0-9]/g, (sign) => `\\${sign}`)}\\b`, 'g');
    const changed = found.map((facts) => ({
      ...facts,
      actor: facts.actor === username ? pseudonym : facts.actor,
      subject: facts.subject.replace(pattern, pseudonym),
      details: facts.details.replace(pattern, pseudonym),
    }));
    for (let at = 0; at < changed.length; at += CHUNK) await this.store(tx, changed.slice(at, at + CHUNK), pseudonym);
  }

  private async store(tx: AgentTx, changed: readonly AuditFacts[], subject: string): Promise<void> {
    const column = (read: (facts: AuditFacts) => string) => sql.param(changed.map(read));
    await tx.execute(sql`
      update audit_entry e set actor = c.actor, subject = c.subject, details = c.details
      from unnest(${column(({ number }) => String(number))}::bigint[], ${column(({ actor }) => actor)}::text[],
        ${column((facts) => facts.subject)}::text[], ${column(({ details }) => details)}::text[])
        as c (number, actor, subject, details)
      where e.number = c.number`);
    const details = Object.fromEntries(changed.map((facts) => [String(facts.number), factsHash(facts)]));
    await this.audit.note(tx, tx.agent, { actor: 'system', action: AUDIT_REDACTED, subject, details });
  }
}
