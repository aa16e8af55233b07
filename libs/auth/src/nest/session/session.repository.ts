import { and, desc, eq, exists, gt, isNull, lt, ne, or, sql, type SQL, type WithSubquery } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import {
  Database,
  prepared,
  statement,
  type AgentStatement,
  type AgentTx,
  type MemberPrincipal,
  type OperatorTx,
} from '@housebrand/shared/nest';
import { SESSION_LIMITS, type SessionTimes } from '../../core';
import { dropEnrolments, lockFactors } from '../factor-records/enrolments';
import { memberSessionTable, providerCredentialTable } from './session.tables';

/** A stored session, with sealed provider tokens. */
export interface StoredSession extends MemberRef, SessionTimes {
  id: string;
  memberId: string;
  memberSystemToken: string;
  gamePlatformToken: string;
  /** Readable device name. */
  device: string;
  /** When the password was last entered; `null` after too long an inactivity. */
  confirmedAt: Date | null;
  /** The member logged in with a generated password, which must be changed first. */
  hasTemporaryPassword: boolean;
}

const FIND = statement('member_session.find', ['handleHash'], (q, { handleHash }) =>
  q.select().from(memberSessionTable).where(eq(memberSessionTable.handleHash, handleHash)),
);

const FIND_BY_ID = statement('member_session.findById', ['id'], (q, { id }) =>
  q.select().from(memberSessionTable).where(eq(memberSessionTable.id, id)),
);

const FIND_FRESHEST = statement(
  'member_session.findFreshest',
  ['username', 'seenAfter', 'bornAfter'],
  (q, { username, seenAfter, bornAfter }) =>
    q
      .select()
      .from(memberSessionTable)
      .where(
        and(
          eq(memberSessionTable.username, username),
          isNull(memberSessionTable.revokedAt),
          gt(memberSessionTable.lastSeenAt, seenAfter),
          gt(memberSessionTable.createdAt, bornAfter),
        ),
      )
      .orderBy(desc(memberSessionTable.lastSeenAt))
      .limit(1),
);

@Injectable()
export class SessionRepository {
  constructor(private readonly database: Database) {}

  async find(prefix: string, handleHash: Buffer): Promise<StoredSession | null> {
    return toSession(await this.database.read(prefix, (q) => prepared(q, FIND, { handleHash })));
  }

  async findById(prefix: string, id: string): Promise<StoredSession | null> {
    return toSession(await this.database.read(prefix, (q) => prepared(q, FIND_BY_ID, { id })));
  }

  /** Finds the member's most recently used live session. */
  async findFreshest({ prefix, username }: MemberRef, at: Date): Promise<StoredSession | null> {
    const { idleMs, absoluteMs } = SESSION_LIMITS;
    const values = { username, seenAfter: before(at, idleMs), bornAfter: before(at, absoluteMs) };
    return toSession(await this.database.read(prefix, (q) => prepared(q, FIND_FRESHEST, values)));
  }

  /** Finds the agent's most recently used live session. */
  async findLatestOfAgent(prefix: string, at: Date): Promise<StoredSession | null> {
    const { idleMs, absoluteMs } = SESSION_LIMITS;
    const rows = this.database.read(prefix, (q) =>
      q
        .select()
        .from(memberSessionTable)
        .where(
          and(
            isNull(memberSessionTable.revokedAt),
            gt(memberSessionTable.lastSeenAt, before(at, idleMs)),
            gt(memberSessionTable.createdAt, before(at, absoluteMs)),
          ),
        )
        .orderBy(desc(memberSessionTable.lastSeenAt))
        .limit(1),
    );
    return toSession(await rows);
  }

  /** @param ahead further parts of the same statement */
  async insert(
    tx: AgentStatement,
    session: StoredSession,
    { handleHash, credential }: { handleHash: Buffer; credential: string },
    ahead: readonly WithSubquery[],
  ): Promise<void> {
    const { id, username, memberId, memberSystemToken, gamePlatformToken, device, hasTemporaryPassword } = session;
    const at = session.createdAt;
    const times = { createdAt: at, lastSeenAt: at, confirmedAt: at };
    const tokens = { memberSystemToken, gamePlatformToken };
    const inserted = tx.$with('inserted').as(
      tx
        .insert(memberSessionTable)
        .values({
          agent: tx.agent,
          id,
          username,
          memberId,
          handleHash,
          device,
          hasTemporaryPassword,
          ...tokens,
          ...times,
        })
        .returning({ id: memberSessionTable.id }),
    );
    await tx
      .with(...ahead, inserted)
      .insert(providerCredentialTable)
      .values({ agent: tx.agent, sessionId: id, sealed: credential });
  }

  /** Lists the member's sessions that were not revoked, most recently used first. */
  async unrevoked({ prefix, username }: MemberRef): Promise<StoredSession[]> {
    const rows = await this.database.read(prefix, (q) =>
      q
        .select()
        .from(memberSessionTable)
        .where(and(eq(memberSessionTable.username, username), isNull(memberSessionTable.revokedAt)))
        .orderBy(desc(memberSessionTable.lastSeenAt), desc(memberSessionTable.createdAt)),
    );
    return rows.map(sessionOf);
  }

  /** Records that the password was entered. */
  async confirm(prefix: string, id: string, at: Date): Promise<void> {
    await this.database.write(prefix, (q) =>
      q.update(memberSessionTable).set({ confirmedAt: at }).where(liveSession(id)),
    );
  }

  /** Records a call. If there was none since `silentSince`, clears `confirmedAt`: someone else may be using the device. */
  async touch(prefix: string, id: string, lastSeenAt: Date, silentSince: Date): Promise<void> {
    const { confirmedAt } = memberSessionTable;
    const isSilent = sql`${memberSessionTable.lastSeenAt} <= ${sql.param(silentSince, confirmedAt)}`;
    await this.database.write(prefix, (q) =>
      q
        .update(memberSessionTable)
        .set({ lastSeenAt, confirmedAt: sql`case when ${isSilent} then null else ${confirmedAt} end` })
        .where(and(eq(memberSessionTable.id, id), lt(memberSessionTable.lastSeenAt, lastSeenAt))),
    );
  }

  /** Replaces the handle of a live session; `null` if it was revoked. */
  async changeHandle(prefix: string, id: string, handleHash: Buffer, at: Date): Promise<StoredSession | null> {
    const changed = this.database.write(prefix, (q) =>
      q.update(memberSessionTable).set({ handleHash, lastSeenAt: at }).where(liveSession(id)).returning(),
    );
    return toSession(await changed);
  }

  /** Ends a session permanently and deletes its provider credentials. */
  async revoke(tx: AgentTx, id: string, at: Date): Promise<void> {
    const revokedAt = sql`coalesce(${memberSessionTable.revokedAt}, ${sql.param(at, memberSessionTable.revokedAt)})`;
    await tx
      .update(memberSessionTable)
      .set({ revokedAt, memberSystemToken: '', gamePlatformToken: '' })
      .where(eq(memberSessionTable.id, id));
    await tx.delete(providerCredentialTable).where(eq(providerCredentialTable.sessionId, id));
  }

  /** Returns a session's sealed credential; `null` if it has ended. */
  async credential(prefix: string, id: string): Promise<string | null> {
    const { sealed } = providerCredentialTable;
    const [row] = await this.database.read(prefix, (q) =>
      q.select({ sealed }).from(providerCredentialTable).where(eq(providerCredentialTable.sessionId, id)),
    );
    return row?.sealed ?? null;
  }

  /** Stores a password that the member chose and drops all unfinished enrolments of second factors. */
  async changeCredential(
    tx: AgentTx,
    { username, sessionId: id }: MemberRef & { sessionId: string },
    sealed: string,
  ): Promise<void> {
    await lockFactors(tx, username);
    await dropEnrolments(tx, username);
    await tx.update(memberSessionTable).set({ hasTemporaryPassword: false }).where(liveSession(id));
    await tx.update(providerCredentialTable).set({ sealed }).where(eq(providerCredentialTable.sessionId, id));
  }

  async changeTokens(
    prefix: string,
    id: string,
    { memberSystem, gamePlatform }: { memberSystem: string; gamePlatform: string },
  ): Promise<void> {
    const tokens = { memberSystemToken: memberSystem, gamePlatformToken: gamePlatform };
    await this.database.write(prefix, (q) => q.update(memberSessionTable).set(tokens).where(liveSession(id)));
  }

  /** Cleans up expired sessions: deletes their credentials and tokens, and rows last used before `forgetBefore`. */
  async purge(tx: OperatorTx, idleBefore: Date, bornBefore: Date, forgetBefore: Date): Promise<void> {
    const { agent, id, lastSeenAt, createdAt, memberSystemToken } = memberSessionTable;
    const hasEnded = or(lt(lastSeenAt, idleBefore), lt(createdAt, bornBefore));
    const own = and(eq(agent, providerCredentialTable.agent), eq(id, providerCredentialTable.sessionId), hasEnded);
    await tx.delete(providerCredentialTable).where(exists(tx.select({ id }).from(memberSessionTable).where(own)));
    await tx
      .update(memberSessionTable)
      .set({ memberSystemToken: '', gamePlatformToken: '' })
      .where(and(ne(memberSystemToken, ''), hasEnded));
    await tx.delete(memberSessionTable).where(lt(lastSeenAt, forgetBefore));
  }
}

const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms);

function liveSession(id: string): SQL | undefined {
  return and(eq(memberSessionTable.id, id), isNull(memberSessionTable.revokedAt));
}

type Row = typeof memberSessionTable.$inferSelect;

function toSession([row]: Row[]): StoredSession | null {
  return row ? sessionOf(row) : null;
}

function sessionOf(row: Row): StoredSession {
  const { agent: prefix, id, username, memberId, memberSystemToken, gamePlatformToken, device } = row;
  const identity = { id, prefix, username, memberId, device, hasTemporaryPassword: row.hasTemporaryPassword };
  const { createdAt, lastSeenAt, revokedAt, confirmedAt } = row;
  return { ...identity, memberSystemToken, gamePlatformToken, confirmedAt, createdAt, lastSeenAt, revokedAt };
}

/** The caller of a request that the session authenticates. */
export function principalOf({ prefix, username, memberId, id }: StoredSession): MemberPrincipal {
  return { kind: 'member', prefix, username, memberId, sessionId: id };
}
