import { Injectable } from '@nestjs/common';
import type { OperatorTx } from '@housebrand/shared/nest';
import { and, asc, eq, gt, lt, lte } from 'drizzle-orm';
import type { StaffRef } from '../accounts/staff.repository';
import { staffPasskeyChallengeTable as challengeTable, staffPasskeyTable as table } from './staff-passkey.tables';

/** A passkey as stored. */
export type StoredStaffPasskey = typeof table.$inferSelect;
/** A challenge as stored. */
export type StaffPasskeyChallenge = typeof challengeTable.$inferSelect;

const isOf = ({ agent, username }: StaffRef) => and(eq(table.agent, agent), eq(table.username, username));

/** Passkeys of accounts and the challenges of their sessions. Every statement names the agent. */
@Injectable()
export class StaffPasskeyRepository {
  /** Lists the passkeys of an account, oldest first. */
  list(tx: OperatorTx, account: StaffRef): Promise<StoredStaffPasskey[]> {
    return tx.select().from(table).where(isOf(account)).orderBy(asc(table.createdAt), asc(table.id));
  }

  /** @returns false if the agent has this passkey already */
  async insert(tx: OperatorTx, passkey: StoredStaffPasskey): Promise<boolean> {
    return (await tx.insert(table).values(passkey).onConflictDoNothing().returning({ id: table.id })).length > 0;
  }

  /** @returns false if the account has no such passkey */
  async remove(tx: OperatorTx, account: StaffRef, id: string): Promise<boolean> {
    const isIt = and(isOf(account), eq(table.id, id));
    return (await tx.delete(table).where(isIt).returning({ id: table.id })).length > 0;
  }

  /** Removes all passkeys of an account. */
  async removeAll(tx: OperatorTx, account: StaffRef): Promise<void> {
    await tx.delete(table).where(isOf(account));
  }

  /** Accepts a signature counter, which must grow or stay 0. @returns false for one that lags behind: the key was copied */
  async takeCount(tx: OperatorTx, { agent, id }: StoredStaffPasskey, counter: number, at: Date): Promise<boolean> {
    const advances = counter === 0 ? eq(table.counter, 0) : lt(table.counter, counter);
    const isIt = and(eq(table.agent, agent), eq(table.id, id), advances);
    const taken = await tx.update(table).set({ counter, usedAt: at }).where(isIt).returning({ id: table.id });
    return taken.length > 0;
  }

  /** Stores a challenge and deletes those that have expired. */
  async give(tx: OperatorTx, challenge: StaffPasskeyChallenge, now: Date): Promise<void> {
    await tx.delete(challengeTable).where(lte(challengeTable.expiresAt, now));
    await tx.insert(challengeTable).values(challenge);
  }

  /** Uses a challenge up. @returns whether it was given for this and is still open */
  async take(tx: OperatorTx, given: Omit<StaffPasskeyChallenge, 'expiresAt'>, now: Date): Promise<boolean> {
    const isGiven = and(
      eq(challengeTable.agent, given.agent),
      eq(challengeTable.hash, given.hash),
      eq(challengeTable.sessionId, given.sessionId),
      eq(challengeTable.purpose, given.purpose),
      eq(challengeTable.rpId, given.rpId),
      gt(challengeTable.expiresAt, now),
    );
    return (await tx.delete(challengeTable).where(isGiven).returning({ hash: challengeTable.hash })).length > 0;
  }
}
