import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Audit, Clock, Database, type AgentTx } from '@housebrand/shared/nest';
import { eq } from 'drizzle-orm';
import { MemberSessions } from '../session/member-sessions';
import { memberLockTable as table } from '../members/member.tables';

/** Why a member cannot log in. */
export type MemberLock = Omit<typeof table.$inferSelect, 'agent' | 'username'>;

/** Who acts, as the audit trail names them, and why. */
export interface ActedBy {
  actor: string;
  reason: string;
}

/** Locks and closes accounts of members, for an agent's staff. */
@Injectable()
export class MemberLocks {
  constructor(
    private readonly database: Database,
    private readonly sessions: MemberSessions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Returns the lock of a member; `null` if the member can log in. */
  async find({ prefix, username }: MemberRef): Promise<MemberLock | null> {
    const [found] = await this.database.read(prefix, (q) => q.select().from(table).where(eq(table.username, username)));
    return found ?? null;
  }

  /** Locks an account, or closes it for good, and ends its sessions. @returns false if it is closed already */
  async lock(member: MemberRef, state: MemberLock['state'], { actor, reason }: ActedBy): Promise<boolean> {
    const { prefix, username } = member;
    const lock = { state, since: this.clock.now(), lockedBy: actor, reason };
    const isDone = await this.database.forAgent(prefix, async (tx) => {
      if ((await this.locked(tx, username))?.state === 'CLOSED') return false;
      await tx
        .insert(table)
        .values({ agent: prefix, username, ...lock })
        .onConflictDoUpdate({ target: [table.agent, table.username], set: lock });
      const action = state === 'LOCKED' ? 'member.locked' : 'member.closed';
      await this.audit.note(tx, prefix, { actor, action, subject: username, details: { reason } });
      return true;
    });
    if (isDone) await this.sessions.endEvery(member);
    return isDone;
  }

  /** Unlocks an account; one that is not locked stays as it is. @returns false if it is closed */
  unlock({ prefix, username }: MemberRef, { actor, reason }: ActedBy): Promise<boolean> {
    return this.database.forAgent(prefix, async (tx) => {
      const found = await this.locked(tx, username);
      if (found?.state === 'CLOSED') return false;
      if (!found) return true;
      await tx.delete(table).where(eq(table.username, username));
      await this.audit.note(tx, prefix, { actor, action: 'member.unlocked', subject: username, details: { reason } });
      return true;
    });
  }

  private async locked(tx: AgentTx, username: string): Promise<MemberLock | null> {
    const [found] = await tx.select().from(table).where(eq(table.username, username)).for('update');
    return found ?? null;
  }
}
