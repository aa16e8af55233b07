import { Injectable } from '@nestjs/common';
import type { OperatorTx } from '@housebrand/shared/nest';
import { and, asc, eq, gt, isNull, max, not, sql } from 'drizzle-orm';
import type { StaffAccount } from '../../core';
import {
  staffAccountTable as accountTable,
  staffFactorTable as factorTable,
  staffInvitationTable as invitationTable,
  staffSessionTable as sessionTable,
} from './staff.tables';

/** Advisory lock key, any fixed number: the first account is created once. */
const FIRST_ACCOUNT = 7_264_205;

/** An account as stored. */
export type StoredStaff = typeof accountTable.$inferSelect;
/** An authenticator app as stored. */
export type StoredStaffFactor = typeof factorTable.$inferSelect;
/** A session as stored. */
export type StoredStaffSession = typeof sessionTable.$inferSelect;

/** Names an account. */
export type StaffRef = Pick<StoredStaff, 'agent' | 'username'>;

const isAccount = ({ agent, username }: StaffRef) =>
  and(eq(accountTable.agent, agent), eq(accountTable.username, username));
const isFactorOf = ({ agent, username }: StaffRef) =>
  and(eq(factorTable.agent, agent), eq(factorTable.username, username));

/** Accounts, factors, sessions and invitations. The members' role cannot read them, so every statement names the agent. */
@Injectable()
export class StaffRepository {
  async find(tx: OperatorTx, account: StaffRef): Promise<StoredStaff | null> {
    const [found] = await tx.select().from(accountTable).where(isAccount(account));
    return found ?? null;
  }

  async insert(tx: OperatorTx, account: StoredStaff): Promise<boolean> {
    const added = await tx.insert(accountTable).values(account).onConflictDoNothing().returning();
    return added.length > 0;
  }

  /**
   * Stores the first account of the installation, or finds it still invited.
   * @returns false if there is another account, or this one was accepted
   */
  async insertFirst(tx: OperatorTx, account: StoredStaff): Promise<boolean> {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT})`);
    const isOther = not(and(isAccount(account), eq(accountTable.state, 'INVITED'))!);
    const [other] = await tx.select({ username: accountTable.username }).from(accountTable).where(isOther).limit(1);
    if (!other) await this.insert(tx, account);
    return !other;
  }

  async change(
    tx: OperatorTx,
    account: StaffRef,
    values: Partial<Pick<StoredStaff, 'role' | 'passwordHash' | 'state' | 'networks'>>,
  ): Promise<void> {
    await tx.update(accountTable).set(values).where(isAccount(account));
  }

  /** Lists an agent's accounts by username. */
  async list(tx: OperatorTx, agent: string): Promise<StaffAccount[]> {
    const rows = await tx
      .select({
        account: accountTable,
        confirmedAt: factorTable.confirmedAt,
        lastSeenAt: max(sessionTable.lastSeenAt),
      })
      .from(accountTable)
      .leftJoin(
        factorTable,
        and(eq(factorTable.agent, accountTable.agent), eq(factorTable.username, accountTable.username)),
      )
      .leftJoin(
        sessionTable,
        and(eq(sessionTable.agent, accountTable.agent), eq(sessionTable.username, accountTable.username)),
      )
      .where(eq(accountTable.agent, agent))
      .groupBy(accountTable.agent, accountTable.username, factorTable.confirmedAt)
      .orderBy(asc(accountTable.username));
    return rows.map(({ account, confirmedAt, lastSeenAt }) => ({
      ...toAccount(account, confirmedAt !== null),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    }));
  }

  async factor(tx: OperatorTx, account: StaffRef): Promise<StoredStaffFactor | null> {
    const [found] = await tx.select().from(factorTable).where(isFactorOf(account));
    return found ?? null;
  }

  /** Stores a factor that is not confirmed yet, in place of another one that is not. */
  async beginFactor(tx: OperatorTx, account: StaffRef, secret: string): Promise<void> {
    const { agent, username } = account;
    await tx
      .insert(factorTable)
      .values({ agent, username, secret })
      .onConflictDoUpdate({
        target: [factorTable.agent, factorTable.username],
        set: { secret },
        setWhere: isNull(factorTable.confirmedAt),
      });
  }

  /** Stores the time step of an accepted code. @returns false if a code of this step or a later one was accepted before */
  async useStep(tx: OperatorTx, account: StaffRef, step: number, at: Date): Promise<boolean> {
    const confirmedAt = sql`coalesce(${factorTable.confirmedAt}, ${sql.param(at, factorTable.confirmedAt)})`;
    const used = await tx
      .update(factorTable)
      .set({ lastStep: step, confirmedAt })
      .where(and(isFactorOf(account), sql`${factorTable.lastStep} < ${step}`))
      .returning();
    return used.length > 0;
  }

  async dropFactor(tx: OperatorTx, account: StaffRef): Promise<void> {
    await tx.delete(factorTable).where(isFactorOf(account));
  }

  async insertSession(tx: OperatorTx, session: StoredStaffSession): Promise<void> {
    await tx.insert(sessionTable).values(session);
  }

  /** Finds the session of a cookie with its account, if neither has ended. */
  async session(
    tx: OperatorTx,
    handleHash: Buffer,
    { seenAfter, bornAfter }: { seenAfter: Date; bornAfter: Date },
  ): Promise<{ session: StoredStaffSession; account: StoredStaff; hasFactor: boolean } | null> {
    const [found] = await tx
      .select({ session: sessionTable, account: accountTable, confirmedAt: factorTable.confirmedAt })
      .from(sessionTable)
      .innerJoin(
        accountTable,
        and(eq(accountTable.agent, sessionTable.agent), eq(accountTable.username, sessionTable.username)),
      )
      .leftJoin(
        factorTable,
        and(eq(factorTable.agent, accountTable.agent), eq(factorTable.username, accountTable.username)),
      )
      .where(
        and(
          eq(sessionTable.handleHash, handleHash),
          isNull(sessionTable.revokedAt),
          gt(sessionTable.lastSeenAt, seenAfter),
          gt(sessionTable.createdAt, bornAfter),
          eq(accountTable.state, 'ACTIVE'),
        ),
      );
    return found ? { session: found.session, account: found.account, hasFactor: found.confirmedAt !== null } : null;
  }

  async sessions(
    tx: OperatorTx,
    account: StaffRef,
    { seenAfter, bornAfter }: { seenAfter: Date; bornAfter: Date },
  ): Promise<StoredStaffSession[]> {
    return tx
      .select()
      .from(sessionTable)
      .where(
        and(
          eq(sessionTable.agent, account.agent),
          eq(sessionTable.username, account.username),
          isNull(sessionTable.revokedAt),
          gt(sessionTable.lastSeenAt, seenAfter),
          gt(sessionTable.createdAt, bornAfter),
        ),
      )
      .orderBy(sql`${sessionTable.createdAt} desc`);
  }

  async touch(tx: OperatorTx, { agent, id }: Pick<StoredStaffSession, 'agent' | 'id'>, at: Date): Promise<void> {
    await tx
      .update(sessionTable)
      .set({ lastSeenAt: at })
      .where(and(eq(sessionTable.agent, agent), eq(sessionTable.id, id)));
  }

  async verify(tx: OperatorTx, { agent, id }: Pick<StoredStaffSession, 'agent' | 'id'>, at: Date): Promise<void> {
    await tx
      .update(sessionTable)
      .set({ verifiedAt: at, lastSeenAt: at })
      .where(and(eq(sessionTable.agent, agent), eq(sessionTable.id, id)));
  }

  /** Ends a session of the account, or all of them. @returns how many */
  async revoke(tx: OperatorTx, account: StaffRef, id: string | null, at: Date): Promise<number> {
    const ended = await tx
      .update(sessionTable)
      .set({ revokedAt: at })
      .where(
        and(
          eq(sessionTable.agent, account.agent),
          eq(sessionTable.username, account.username),
          id === null ? undefined : eq(sessionTable.id, id),
          isNull(sessionTable.revokedAt),
        ),
      )
      .returning({ id: sessionTable.id });
    return ended.length;
  }

  /** Stores an invitation; earlier ones of the account end. */
  async invite(tx: OperatorTx, invitation: typeof invitationTable.$inferInsert, at: Date): Promise<void> {
    const { agent, username } = invitation;
    await tx
      .update(invitationTable)
      .set({ usedAt: at })
      .where(
        and(eq(invitationTable.agent, agent), eq(invitationTable.username, username), isNull(invitationTable.usedAt)),
      );
    await tx.insert(invitationTable).values(invitation);
  }

  /** Marks an invitation as used. @returns its account; `null` if it is unknown, used or expired */
  async takeInvitation(tx: OperatorTx, tokenHash: Buffer, at: Date): Promise<StaffRef | null> {
    const [taken] = await tx
      .update(invitationTable)
      .set({ usedAt: at })
      .where(
        and(
          eq(invitationTable.tokenHash, tokenHash),
          isNull(invitationTable.usedAt),
          gt(invitationTable.expiresAt, at),
        ),
      )
      .returning({ agent: invitationTable.agent, username: invitationTable.username });
    return taken ?? null;
  }
}

/** Maps a stored account that was not seen yet. */
export function toAccount(account: StoredStaff, hasFactor: boolean): StaffAccount {
  const { username, role, agent, state, networks, createdAt } = account;
  return {
    username,
    role,
    agent: agent === 'MASTER' ? null : agent,
    state,
    hasFactor,
    networks,
    createdAt: createdAt.toISOString(),
    lastSeenAt: null,
  };
}
