import { and, desc, eq } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Clock, Database } from '@housebrand/shared/nest';
import { isConsentPending, LEGAL_KINDS, LegalVersionReplaced, type LegalConsent, type LegalVersions } from '../../core';
import { LegalDocumentsRepository } from './legal-documents.repository';
import { legalConsentTable as table } from './legal.tables';

/** Which version of the terms and the privacy notice a member has accepted, and when. */
@Injectable()
export class ConsentsService {
  constructor(
    private readonly database: Database,
    private readonly documents: LegalDocumentsRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns each document with the versions that the member has accepted. */
  async list({ prefix, username }: MemberRef): Promise<LegalConsent[]> {
    const [current, rows] = await Promise.all([
      this.documents.currentAt(prefix, this.clock.now()),
      this.database.read(prefix, (q) =>
        q
          .select()
          .from(table)
          .where(and(eq(table.agent, prefix), eq(table.username, username)))
          .orderBy(desc(table.version)),
      ),
    ]);
    return LEGAL_KINDS.map((kind) => {
      const accepted = rows.filter((row) => row.kind === kind);
      const version = current[kind];
      return {
        kind,
        version,
        isPending: isConsentPending(
          version,
          accepted.map((row) => row.version),
        ),
        accepted: accepted.map((row) => ({ version: row.version, acceptedAt: row.acceptedAt.toISOString() })),
      };
    });
  }

  /** Accepts the current versions. @throws LegalVersionReplaced if one of them is not current: the member has read another text */
  async accept(member: MemberRef, versions: LegalVersions): Promise<LegalConsent[]> {
    const now = this.clock.now();
    const current = await this.documents.currentAt(member.prefix, now);
    if (LEGAL_KINDS.some((kind) => versions[kind] !== current[kind])) throw new LegalVersionReplaced();
    await this.record(member, current, now);
    return this.list(member);
  }

  /** Records the consent of a registration: to the versions that were current when it was given. */
  async acceptAtRegistration(member: MemberRef, at: Date): Promise<void> {
    await this.record(member, await this.documents.currentAt(member.prefix, at), at);
  }

  /** Keeps an existing row: the first consent counts. */
  private async record({ prefix, username }: MemberRef, versions: LegalVersions, acceptedAt: Date): Promise<void> {
    await this.database.write(prefix, (q) =>
      q
        .insert(table)
        .values(LEGAL_KINDS.map((kind) => ({ agent: q.agent, username, kind, version: versions[kind], acceptedAt })))
        .onConflictDoNothing(),
    );
  }
}
