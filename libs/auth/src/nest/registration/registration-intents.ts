import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId } from '@housebrand/shared';
import { Clock, Database, Jobs } from '@housebrand/shared/nest';
import { Referrals } from '../../core';
import { memberTable } from '../members/member.tables';
import { RegistrationRepository, type StoredRegistration } from './registration.repository';
import { registrationIntentTable as table } from './registration.tables';

const EVERY_MS = 60_000;
/** Clocks of two houses differ. */
const SKEW = sql`interval '5 minutes'`;
/** Whoever has not come by then has not become a member. */
const KEPT_MS = 30 * 86_400_000;
const BATCH_SIZE = 100;

/**
 * Who brought a new member and what they agreed to, noted down before the provider is asked. When our own record fails after the
 * provider has said yes, it is made whole once the member has logged in: the provider then says since when they are one.
 */
@Injectable()
export class RegistrationIntents {
  constructor(
    private readonly database: Database,
    private readonly registrations: RegistrationRepository,
    private readonly referrals: Referrals,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.register({ name: 'auth-registrations', everyMs: EVERY_MS, run: () => this.complete() });
  }

  /** @returns its id */
  async open(prefix: string, intent: StoredRegistration): Promise<string> {
    const id = newId();
    await this.database.write(prefix, (q) => q.insert(table).values({ agent: q.agent, id, ...intent }));
    return id;
  }

  /** Nobody became a member by it. */
  async close(prefix: string, id: string): Promise<void> {
    await this.database.write(prefix, (q) => q.delete(table).where(eq(table.id, id)));
  }

  /** The member's record is whole: what else was noted of the name is of those who asked for it in vain. */
  async finish(prefix: string, id: string, username: string): Promise<void> {
    const ofName = or(eq(table.id, id), eq(table.username, username));
    await this.database.write(prefix, (q) => q.delete(table).where(ofName));
  }

  /** Makes whole what was left, of members who began after it was noted; what is old is forgotten. */
  async complete(): Promise<void> {
    const isTheirs = and(
      eq(memberTable.agent, table.agent),
      eq(memberTable.username, table.username),
      sql`${memberTable.memberSince} >= ${table.consentedAt} - ${SKEW}`,
    );
    const left = await this.database.asOperator((tx) =>
      tx
        .select({ intent: table })
        .from(table)
        .innerJoin(memberTable, isTheirs)
        // of several of one name the last was nearest to becoming a member
        .orderBy(desc(table.consentedAt))
        .limit(BATCH_SIZE),
    );
    for (const { intent } of left) {
      const { agent, id, username, referrer, site, consentedAt } = intent;
      const registration = { username, referrer, site, consentedAt };
      await this.database.forAgent(agent, (tx) => this.registrations.insert(tx, registration));
      if (referrer !== null) await this.referrals.bind({ prefix: agent, username }, referrer);
      await this.finish(agent, id, username);
    }
    const long = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.database.asOperator((tx) => tx.delete(table).where(lt(table.consentedAt, long)));
  }
}
