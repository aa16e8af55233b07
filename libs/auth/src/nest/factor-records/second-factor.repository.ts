import { and, asc, count, eq, gt, isNotNull, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import {
  Audit,
  Database,
  prepared,
  qualified,
  statement,
  type AgentTx,
  type MemberPrincipal,
} from '@housebrand/shared/nest';
import { ENROLMENT_MS } from '../../core';
import { dropEnrolments, lockFactors, placeFor } from './enrolments';
import type { ProvedPasskey } from './passkey.repository';
import { passkeyChallengeTable as challenge, passkeyTable } from './passkey.tables';
import {
  factorProofTable as proof,
  recoveryCodeTable as recovery,
  secondFactorTable as table,
} from './second-factor.tables';

export type StoredFactor = typeof table.$inferSelect;

/** Data of a factor that takes effect; `codes` are hashes of recovery codes, stored with the first factor. */
interface TurnedOn {
  name: string;
  at: Date;
  codes: readonly Buffer[];
}

/** Outcome of adding a factor; `full` also if another session turned on the first factor meanwhile. */
export type Added = 'first' | 'another' | 'gone' | 'full' | 'known';

const isConfirmed = isNotNull(table.confirmedAt);

const STANDING = statement('second_factor.standing', ['username', 'sessionId'], (q, p) =>
  q
    .select({ shownAt: proof.at })
    .from(table)
    .leftJoin(proof, and(eq(proof.agent, table.agent), eq(proof.sessionId, p.sessionId)))
    .where(and(eq(table.username, p.username), isConfirmed))
    .limit(1),
);

@Injectable()
export class SecondFactorRepository {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  /** Lists the confirmed factors, oldest first. */
  list({ prefix, username }: MemberRef): Promise<StoredFactor[]> {
    return this.database.read(prefix, (q) =>
      q
        .select()
        .from(table)
        .where(and(eq(table.username, username), isConfirmed))
        .orderBy(asc(table.createdAt)),
    );
  }

  /** Whether the member has a factor, and when the session last showed one. */
  async standing({ prefix, username, sessionId }: MemberPrincipal): Promise<{ has: boolean; shownAt: Date | null }> {
    const [row] = await this.database.read(prefix, (q) => prepared(q, STANDING, { username, sessionId }));
    return { has: row !== undefined, shownAt: row?.shownAt ?? null };
  }

  async noteProof({ prefix, sessionId }: MemberPrincipal, at: Date): Promise<void> {
    await this.database.write(prefix, (q) =>
      q
        .insert(proof)
        .values({ agent: q.agent, sessionId, at })
        .onConflictDoUpdate({ target: [proof.agent, proof.sessionId], set: { at } }),
    );
  }

  /** Starts the enrolment of an app; it replaces an earlier unconfirmed one. */
  async begin(
    tx: AgentTx,
    { username, sessionId }: MemberPrincipal,
    { id, secret, at }: { id: string; secret: string; at: Date },
  ): Promise<void> {
    await lockFactors(tx, username);
    await tx.delete(table).where(and(eq(table.username, username), isNull(table.confirmedAt)));
    const row = {
      agent: tx.agent,
      id,
      username,
      kind: 'TOTP' as const,
      name: '',
      secret,
      lastStep: 0,
      createdAt: at,
      sessionId,
    };
    await tx.insert(table).values(row);
  }

  /** Finds the unexpired enrolment that this session started. */
  async findStarted(own: MemberPrincipal, id: string, at: Date): Promise<StoredFactor | null> {
    const [row] = await this.database.read(own.prefix, (q) =>
      q
        .select()
        .from(table)
        .where(isStarted(own, id, at)),
    );
    return row ?? null;
  }

  /**
   * Puts an app into effect. The first factor also stores the recovery codes.
   * @returns `gone` if the enrolment was confirmed or ended meanwhile
   */
  async confirm(
    tx: AgentTx,
    own: MemberPrincipal,
    id: string,
    { name, step, at, codes }: TurnedOn & { step: number },
  ): Promise<Added> {
    const { username } = own;
    await lockFactors(tx, username);
    const position = await placeFor(tx, own, at);
    if (position === 'full') return 'full';
    const { rowCount } = await tx
      .update(table)
      .set({ name, lastStep: step, confirmedAt: at, sessionId: null })
      .where(isStarted(own, id, at));
    if (rowCount === 0) return 'gone';
    if (position === 'first') await replaceCodes(tx, username, codes);
    await this.turnedOn(tx, username, { id, kind: 'TOTP' });
    return position;
  }

  /** Puts a passkey into effect. @returns `known` if the agent already has this passkey */
  async addPasskey(
    tx: AgentTx,
    own: MemberPrincipal,
    id: string,
    { proved: { passkey, challengeHash }, name, at, codes }: TurnedOn & { proved: ProvedPasskey },
  ): Promise<Added> {
    const { username } = own;
    const { agent } = tx;
    await lockFactors(tx, username);
    const { rowCount } = await tx
      .delete(challenge)
      .where(and(eq(challenge.hash, challengeHash), eq(challenge.username, username)));
    if (rowCount === 0) return 'gone';
    const position = await placeFor(tx, own, at);
    if (position === 'full') return 'full';
    const isSamePasskey = and(eq(passkeyTable.rpId, passkey.rpId), eq(passkeyTable.credentialId, passkey.credentialId));
    const known = await tx.select({ id: passkeyTable.factorId }).from(passkeyTable).where(isSamePasskey);
    if (known.length > 0) return 'known';
    await tx.insert(table).values({ agent, id, username, kind: 'PASSKEY', name, createdAt: at, confirmedAt: at });
    await tx.insert(passkeyTable).values({ agent, factorId: id, ...passkey });
    if (position === 'first') await replaceCodes(tx, username, codes);
    await this.turnedOn(tx, username, { id, kind: 'PASSKEY', host: passkey.rpId });
    return position;
  }

  /** Uses up the code of a time step. @returns false if this or a later one was used before */
  async takeStep(prefix: string, id: string, step: number, at: Date): Promise<boolean> {
    const { rowCount } = await this.database.write(prefix, (q) =>
      q
        .update(table)
        .set({ lastStep: step, usedAt: at })
        .where(and(eq(table.id, id), lt(table.lastStep, step), isConfirmed)),
    );
    return rowCount === 1;
  }

  /** Uses up a recovery code. */
  async takeRecoveryCode(tx: AgentTx, { username }: MemberRef, hash: Buffer, at: Date): Promise<boolean> {
    const { rowCount } = await tx
      .update(recovery)
      .set({ usedAt: at })
      .where(and(eq(recovery.username, username), eq(recovery.hash, hash), isNull(recovery.usedAt)));
    if (rowCount !== 1) return false;
    await this.note(tx, username, 'recovery-code-used', {});
    return true;
  }

  async codesLeft({ prefix, username }: MemberRef): Promise<number> {
    const [row] = await this.database.read(prefix, (q) =>
      q
        .select({ left: count() })
        .from(recovery)
        .where(and(eq(recovery.username, username), isNull(recovery.usedAt))),
    );
    return row?.left ?? 0;
  }

  async renewCodes(tx: AgentTx, { username }: MemberRef, codes: readonly Buffer[]): Promise<void> {
    await replaceCodes(tx, username, codes);
    await this.note(tx, username, 'recovery-codes-renewed', {});
  }

  /** @returns whether the factor exists */
  async rename({ prefix, username }: MemberRef, id: string, name: string): Promise<boolean> {
    const isIt = and(eq(table.username, username), eq(table.id, id), isConfirmed);
    const { rowCount } = await this.database.write(prefix, (q) => q.update(table).set({ name }).where(isIt));
    return rowCount === 1;
  }

  /** Removes factors; with the last one also the recovery codes. @param id `null` removes all @returns how many were removed */
  async remove(tx: AgentTx, { username }: MemberRef, id: string | null, actor = username): Promise<number> {
    await lockFactors(tx, username);
    const own = and(eq(table.username, username), isConfirmed);
    const { rowCount } = await tx.delete(table).where(id === null ? own : and(own, eq(table.id, id)));
    const removed = rowCount ?? 0;
    // an unknown id changes nothing
    if (removed > 0 || id === null) await dropEnrolments(tx, username);
    const codeless = sql`not exists (select from ${table} where ${qualified(table.agent)} = ${tx.agent} and ${qualified(table.username)} = ${username} and ${isConfirmed})`;
    await tx.delete(recovery).where(and(eq(recovery.username, username), codeless));
    if (removed > 0) await this.note(tx, username, 'second-factor-off', { count: removed }, actor);
    return removed;
  }

  /** Drops the unfinished enrolments of all of the member's sessions. */
  async dropEnrolments(tx: AgentTx, { username }: MemberRef): Promise<void> {
    await lockFactors(tx, username);
    await dropEnrolments(tx, username);
  }

  /** Deletes expired enrolments of apps, of all agents. */
  async purge(now: Date): Promise<void> {
    const bornBefore = new Date(now.getTime() - ENROLMENT_MS);
    await this.database.asOperator((tx) =>
      tx.delete(table).where(and(isNull(table.confirmedAt), lte(table.createdAt, bornBefore))),
    );
  }

  /** Drops other unfinished enrolments and writes the audit entry. */
  private async turnedOn(tx: AgentTx, username: string, details: Record<string, string>): Promise<void> {
    await dropEnrolments(tx, username);
    await this.note(tx, username, 'second-factor-on', details);
  }

  private note(
    tx: AgentTx,
    subject: string,
    what: string,
    details: Record<string, string | number>,
    actor = subject,
  ): Promise<void> {
    return this.audit.note(tx, tx.agent, { actor, action: `credential.${what}`, subject, details });
  }
}

function isStarted({ username, sessionId }: MemberPrincipal, id: string, at: Date): SQL | undefined {
  return and(
    eq(table.username, username),
    eq(table.id, id),
    eq(table.sessionId, sessionId),
    isNull(table.confirmedAt),
    gt(table.createdAt, new Date(at.getTime() - ENROLMENT_MS)),
  );
}

async function replaceCodes(tx: AgentTx, username: string, codes: readonly Buffer[]): Promise<void> {
  await tx.delete(recovery).where(eq(recovery.username, username));
  await tx.insert(recovery).values(codes.map((hash) => ({ agent: tx.agent, username, hash })));
}
