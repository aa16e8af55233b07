import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, type MemberRef } from '@housebrand/shared';
import { Clock, Database, Jobs } from '@housebrand/shared/nest';
import { Referrals, TermsConsents } from '../../core';
import { memberTable } from '../members/member.tables';
import { RegistrationRepository, type StoredRegistration } from './registration.repository';
import { registrationIntentTable as table } from './registration.tables';

const EVERY_MS = 60_000;
/** The provider's clock may differ from ours. */
const SKEW = sql`interval '5 minutes'`;
/** A registration without a login by then counts as failed. */
const KEPT_MS = 30 * 86_400_000;
const BATCH_SIZE = 100;

/**
 * Referrer and consent of a registration, stored before the provider call. If storing our record fails after the provider has
 * accepted, a job completes it once the member has logged in: the login supplies the time of the registration.
 */
@Injectable()
export class RegistrationIntents {
  constructor(
    private readonly database: Database,
    private readonly registrations: RegistrationRepository,
    private readonly referrals: Referrals,
    private readonly consents: TermsConsents,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.register({ name: 'auth-registrations', everyMs: EVERY_MS, run: () => this.complete() });
  }

  /** Stores an intent. @returns its id */
  async open(prefix: string, intent: StoredRegistration): Promise<string> {
    const id = newId();
    await this.database.write(prefix, (q) => q.insert(table).values({ agent: q.agent, id, ...intent }));
    return id;
  }

  /** Deletes an intent that the provider refused. */
  async close(prefix: string, id: string): Promise<void> {
    await this.database.write(prefix, (q) => q.delete(table).where(eq(table.id, id)));
  }

  /** Deletes the intents of a completed registration, including failed attempts by others for the same username. */
  async finish({ prefix, username }: MemberRef, id: string): Promise<void> {
    const ofName = or(eq(table.id, id), eq(table.username, username));
    await this.database.write(prefix, (q) => q.delete(table).where(ofName));
  }

  /** Completes open intents of members who registered after the intent was stored, and deletes old ones. */
  async complete(): Promise<void> {
    const isSameRegistration = and(
      eq(memberTable.agent, table.agent),
      eq(memberTable.username, table.username),
      sql`${memberTable.memberSince} >= ${table.consentedAt} - ${SKEW}`,
    );
    const unfinished = await this.database.asOperator((tx) =>
      tx
        .select({ intent: table })
        .from(table)
        .innerJoin(memberTable, isSameRegistration)
        // of several intents for a username, the latest most likely created the member
        .orderBy(desc(table.consentedAt))
        .limit(BATCH_SIZE),
    );
    for (const { intent } of unfinished) {
      const { agent, id, username, referrer, site, consentedAt } = intent;
      const registration = { username, referrer, site, consentedAt };
      await this.database.forAgent(agent, (tx) => this.registrations.insert(tx, registration));
      const member = { prefix: agent, username };
      await this.consents.record(member, consentedAt);
      if (referrer !== null) await this.referrals.bind(member, referrer);
      await this.finish(member, id);
    }
    const keptFrom = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.database.asOperator((tx) => tx.delete(table).where(lt(table.consentedAt, keptFrom)));
  }
}
