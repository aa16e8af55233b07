import { and, eq, gt, isNull, lt, lte, type SQL } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Audit, Database, type AgentTx } from '@housebrand/shared/nest';
import { passkeyChallengeTable as challenge, passkeyTable as passkey, type PasskeyPurpose } from './passkey.tables';
import { secondFactorTable as factor } from './second-factor.tables';

export type StoredPasskey = typeof passkey.$inferSelect;

/** A passkey and its member. */
export interface OwnedPasskey {
  passkey: StoredPasskey;
  member: MemberRef;
}

/** A challenge, by its hash, and what it was issued for. */
export interface GivenChallenge {
  hash: Buffer;
  purpose: PasskeyPurpose;
  rpId: string;
  /** The session that adds a passkey; `null` for the other purposes. */
  sessionId: string | null;
}

/** A passkey whose possession the browser has proved. */
export interface ProvedPasskey {
  passkey: Omit<StoredPasskey, 'agent' | 'factorId'>;
  /** The answered challenge, which is used up when the passkey is stored. */
  challengeHash: Buffer;
}

/** Public keys, counters and challenges of passkeys. The second-factor repository stores which factors exist. */
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

  /** Finds the agent's passkey of this id on this host, and whose it is. */
  async find(prefix: string, rpId: string, credentialId: string): Promise<OwnedPasskey | null> {
    const [row] = await this.database.read(prefix, (q) =>
      q
        .select({ passkey, username: factor.username })
        .from(passkey)
        .innerJoin(factor, and(eq(factor.agent, passkey.agent), eq(factor.id, passkey.factorId)))
        .where(and(eq(passkey.rpId, rpId), eq(passkey.credentialId, credentialId))),
    );
    return row ? { passkey: row.passkey, member: { prefix, username: row.username } } : null;
  }

  /** Records that a challenge of the purpose ENTRY is answered. @returns whether this is its first answer */
  async spend(
    tx: AgentTx,
    { username }: MemberRef,
    given: Omit<GivenChallenge, 'purpose' | 'sessionId'>,
    expiresAt: Date,
  ) {
    const { rowCount } = await tx
      .insert(challenge)
      .values({ agent: tx.agent, username, purpose: 'ENTRY', sessionId: null, ...given, expiresAt })
      .onConflictDoNothing();
    return rowCount === 1;
  }

  /** Records in the audit log that a passkey identified its member at a login. */
  async noteEntry(tx: AgentTx, { username }: MemberRef, id: string): Promise<void> {
    const note = { actor: username, action: 'credential.passkey-login', subject: username, details: { id } };
    await this.audit.note(tx, tx.agent, note);
  }

  /** Stores a challenge and deletes the member's expired ones. */
  async giveChallenge(
    tx: AgentTx,
    { username }: MemberRef,
    given: GivenChallenge,
    { now, expiresAt }: { now: Date; expiresAt: Date },
  ): Promise<void> {
    await tx.delete(challenge).where(and(eq(challenge.username, username), lte(challenge.expiresAt, now)));
    await tx.insert(challenge).values({ agent: tx.agent, username, ...given, expiresAt });
  }

  /** Uses up a challenge. @returns whether it matched the member, purpose, host and session, and was still open */
  async takeChallenge({ prefix, username }: MemberRef, given: GivenChallenge, now: Date): Promise<boolean> {
    const { rowCount } = await this.database.write(prefix, (q) =>
      q.delete(challenge).where(isGiven(username, given, now)),
    );
    return rowCount === 1;
  }

  /** Like `takeChallenge` without using it up: the transaction that stores the answer does that. */
  async hasChallenge({ prefix, username }: MemberRef, given: GivenChallenge, now: Date): Promise<boolean> {
    const rows = await this.database.read(prefix, (q) =>
      q
        .select({ hash: challenge.hash })
        .from(challenge)
        .where(isGiven(username, given, now)),
    );
    return rows.length === 1;
  }

  /** Deletes expired challenges of all agents. */
  async purge(now: Date): Promise<void> {
    await this.database.asOperator((tx) => tx.delete(challenge).where(lte(challenge.expiresAt, now)));
  }

  /**
   * Accepts a signature counter, which must grow or stay 0. A counter that lags behind comes from a cloned key and is audited.
   * @returns whether it was accepted
   */
  async takeCount(tx: AgentTx, { username }: MemberRef, id: string, counter: number, at: Date): Promise<boolean> {
    const advances = counter === 0 ? eq(passkey.counter, 0) : lt(passkey.counter, counter);
    const { rowCount } = await tx
      .update(passkey)
      .set({ counter })
      .where(and(eq(passkey.factorId, id), advances));
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
