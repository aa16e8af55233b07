import { and, count, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { AgentTx, MemberPrincipal } from '@housebrand/shared/nest';
import { isFactorFresh, MAX_SECOND_FACTORS } from '../../core';
import { passkeyChallengeTable as challenge } from './passkey.tables';
import { factorProofTable as proof, secondFactorTable as factor } from './second-factor.tables';

/** Serialises changes of a member's second factors until the transaction ends. */
export async function lockFactors(tx: AgentTx, username: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`second factors:${tx.agent}:${username}`}, 0))`);
}

/**
 * Whether the session may add a factor. Checked in the locked transaction that adds it: another session may have turned on the
 * first factor since this session last proved itself.
 */
export async function placeFor(
  tx: AgentTx,
  { username, sessionId }: MemberPrincipal,
  at: Date,
): Promise<'first' | 'another' | 'full'> {
  const [row] = await tx
    .select({ others: count(), shownAt: max(proof.at) })
    .from(factor)
    .leftJoin(proof, and(eq(proof.agent, factor.agent), eq(proof.sessionId, sessionId)))
    .where(and(eq(factor.username, username), isNotNull(factor.confirmedAt)));
  const { others, shownAt } = row!;
  if (others === 0) return 'first';
  const isProved = isFactorFresh(shownAt, at);
  return isProved && others < MAX_SECOND_FACTORS ? 'another' : 'full';
}

/** Drops the member's unfinished enrolments: no enrolment may outlive a new factor, a removed one or a new password. */
export async function dropEnrolments(tx: AgentTx, username: string): Promise<void> {
  await tx.delete(factor).where(and(eq(factor.username, username), isNull(factor.confirmedAt)));
  await tx.delete(challenge).where(and(eq(challenge.username, username), eq(challenge.purpose, 'ADD')));
}
