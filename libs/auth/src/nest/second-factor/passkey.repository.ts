import { and, eq, gt, isNull, lt, lte, type SQL } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Audit, Database } from '@housebrand/shared/nest';
import { passkeyChallengeTable as challenge, passkeyTable as passkey, type PasskeyPurpose } from './passkey.tables';
import { secondFactorTable as factor } from './second-factor.tables';

export type StoredPasskey = typeof passkey.$inferSelect;

/** A challenge by its hash, and what it was given for. */
export interface GivenChallenge {
  hash: Buffer;
  purpose: PasskeyPurpose;
  rpId: string;
  /** The session that adds a passkey; `null` for the other purposes. */
  sessionId: string | null;
}

/** What passkeys are checked with. That there are any is the second factors' own business. */
@Injectable()
export class PasskeyRepository {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  async list({ prefix, username }: MemberRef): Promise<StoredPasskey[]> {
    const rows = await this.database.read(prefix, (q) =>
      q
        .select({ passkey })
        .from(passkey)
        .innerJoin(factor, and(eq(factor.agent, passkey.agent), eq(factor.id, passkey.factorId)))
        .where(eq(factor.username, username)),
    );
    return rows.map((row) => row.passkey);
  }

  /** The member's old ones go with it. */
  async giveChallenge(
    { prefix, username }: MemberRef,
    given: GivenChallenge,
    { now, expiresAt }: { now: Date; expiresAt: Date },
  ): Promise<void> {
    await this.database.forAgent(prefix, async (tx) => {
      await tx.delete(challenge).where(and(eq(challenge.username, username), lte(challenge.expiresAt, now)));
      await tx.insert(challenge).values({ agent: tx.agent, username, ...given, expiresAt });
    });
  }

  /** @returns whether it was the member's, for this and at this host, and was not answered before */
  async takeChallenge({ prefix, username }: MemberRef, given: GivenChallenge, now: Date): Promise<boolean> {
    const { rowCount } = await this.database.write(prefix, (q) =>
      q.delete(challenge).where(isGiven(username, given, now)),
    );
    return rowCount === 1;
  }

  /** As `takeChallenge`, for what is taken later by the transaction that stores the answer. */
  async hasChallenge({ prefix, username }: MemberRef, given: GivenChallenge, now: Date): Promise<boolean> {
    const rows = await this.database.read(prefix, (q) =>
      q
        .select({ hash: challenge.hash })
        .from(challenge)
        .where(isGiven(username, given, now)),
    );
    return rows.length === 1;
  }

  /** Challenges that nobody answered in time, of all agents. */
  async purge(now: Date): Promise<void> {
    await this.database.asOperator((tx) => tx.delete(challenge).where(lte(challenge.expiresAt, now)));
  }

  /**
   * Takes a signature by its count, which only grows, or stays 0. One that lags behind comes from a copy, and is noted.
   * @returns whether it was taken
   */
  takeCount({ prefix, username }: MemberRef, id: string, counter: number, at: Date): Promise<boolean> {
    return this.database.forAgent(prefix, async (tx) => {
      const goesOn = counter === 0 ? eq(passkey.counter, 0) : lt(passkey.counter, counter);
      const { rowCount } = await tx
        .update(passkey)
        .set({ counter })
        .where(and(eq(passkey.factorId, id), goesOn));
      if (rowCount === 1) await tx.update(factor).set({ usedAt: at }).where(eq(factor.id, id));
      else {
        const note = {
          actor: username,
          action: 'credential.passkey-behind',
          subject: username,
          details: { id, counter },
        };
        await this.audit.note(tx, tx.agent, note);
      }
      return rowCount === 1;
    });
  }
}

function isGiven(username: string, { hash, purpose, rpId, sessionId }: GivenChallenge, now: Date): SQL | undefined {
  return and(
    eq(challenge.hash, hash),
    eq(challenge.username, username),
    eq(challenge.purpose, purpose),
    eq(challenge.rpId, rpId),
    sessionId === null ? isNull(challenge.sessionId) : eq(challenge.sessionId, sessionId),
    gt(challenge.expiresAt, now),
  );
}
