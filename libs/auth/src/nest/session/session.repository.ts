import { Injectable } from '@nestjs/common';
import type { SessionTimes } from '../../core';
import { Database, prepared, type PreparedStatement, type Transaction } from '@housebrand/shared/nest';
import { sql } from 'drizzle-orm';

/** A session as it is stored; the provider's tokens sealed. */
export interface StoredSession extends SessionTimes {
  id: string;
  prefix: string;
  username: string;
  memberId: string;
  memberSystemToken: string;
  gamePlatformToken: string;
}

const COLUMNS =
  'id, agent, username, member_id, member_system_token, game_platform_token, created_at, last_seen_at, revoked_at';

const FIND: PreparedStatement = {
  name: 'member_session.find',
  text: `select ${COLUMNS} from member_session where agent = $1 and handle_hash = $2`,
};

const FIND_BY_ID: PreparedStatement = {
  name: 'member_session.findById',
  text: `select ${COLUMNS} from member_session where agent = $1 and id = $2`,
};

const CHANGE_HANDLE: PreparedStatement = {
  name: 'member_session.changeHandle',
  text: `update member_session set handle_hash = $3, last_seen_at = $4
         where agent = $1 and id = $2 and revoked_at is null returning ${COLUMNS}`,
};

interface Row {
  id: string;
  agent: string;
  username: string;
  member_id: string;
  member_system_token: string;
  game_platform_token: string;
  created_at: Date;
  last_seen_at: Date;
  revoked_at: Date | null;
}

@Injectable()
export class SessionRepository {
  constructor(private readonly database: Database) {}

  async find(prefix: string, handleHash: Buffer): Promise<StoredSession | null> {
    const [row] = await this.database.forAgent(prefix, (tx) => prepared<Row>(tx, FIND, [prefix, handleHash]));
    return row ? toSession(row) : null;
  }

  async findById(prefix: string, id: string): Promise<StoredSession | null> {
    const [row] = await this.database.forAgent(prefix, (tx) => prepared<Row>(tx, FIND_BY_ID, [prefix, id]));
    return row ? toSession(row) : null;
  }

  async insert(tx: Transaction, session: StoredSession, handleHash: Buffer, credential: string): Promise<void> {
    const at = new Date(session.createdAt).toISOString();
    await tx.execute(sql`
      with session as (
        insert into member_session (agent, id, username, member_id, handle_hash, member_system_token, game_platform_token, created_at, last_seen_at)
        values (${session.prefix}, ${session.id}, ${session.username}, ${session.memberId}, ${handleHash},
                ${session.memberSystemToken}, ${session.gamePlatformToken}, ${at}, ${at}))
      insert into provider_credential (agent, session_id, sealed) values (${session.prefix}, ${session.id}, ${credential})`);
  }

  async touch(prefix: string, id: string, at: number): Promise<void> {
    await this.database.forAgent(prefix, (tx) =>
      tx.execute(sql`
        update member_session set last_seen_at = ${new Date(at).toISOString()}
        where agent = ${prefix} and id = ${id} and last_seen_at < ${new Date(at).toISOString()}`),
    );
  }

  /** Gives a live session another handle; `null` when it was revoked. */
  async changeHandle(prefix: string, id: string, handleHash: Buffer, at: number): Promise<StoredSession | null> {
    const values = [prefix, id, handleHash, new Date(at)];
    const [row] = await this.database.forAgent(prefix, (tx) => prepared<Row>(tx, CHANGE_HANDLE, values));
    return row ? toSession(row) : null;
  }

  /** Ends a session for good; what it knew of the provider goes with it. */
  async revoke(prefix: string, id: string, at: number): Promise<void> {
    await this.database.forAgent(prefix, async (tx) => {
      await tx.execute(sql`
        update member_session set revoked_at = coalesce(revoked_at, ${new Date(at).toISOString()}), member_system_token = '', game_platform_token = ''
        where agent = ${prefix} and id = ${id}`);
      await tx.execute(sql`delete from provider_credential where agent = ${prefix} and session_id = ${id}`);
    });
  }

  /** The sealed credential of a session; `null` when it has ended. */
  async credential(prefix: string, id: string): Promise<string | null> {
    const { rows } = await this.database.forAgent(prefix, (tx) =>
      tx.execute<{ sealed: string }>(sql`
        select sealed from provider_credential where agent = ${prefix} and session_id = ${id}`),
    );
    return rows[0]?.sealed ?? null;
  }

  async changeTokens(
    prefix: string,
    id: string,
    tokens: { memberSystem: string; gamePlatform: string },
  ): Promise<void> {
    await this.database.forAgent(prefix, (tx) =>
      tx.execute(sql`
        update member_session set member_system_token = ${tokens.memberSystem}, game_platform_token = ${tokens.gamePlatform}
        where agent = ${prefix} and id = ${id} and revoked_at is null`),
    );
  }

  /** Forgets sessions that ended: credentials and tokens at once, the rows after they can no longer be of use. */
  async purge(idleBefore: number, bornBefore: number, forgetBefore: number): Promise<void> {
    const [idle, born, forget] = [idleBefore, bornBefore, forgetBefore].map((ms) => new Date(ms).toISOString());
    await this.database.asOperator(async (tx) => {
      await tx.execute(sql`
        delete from provider_credential using member_session s
        where s.agent = provider_credential.agent and s.id = session_id and (s.last_seen_at < ${idle} or s.created_at < ${born})`);
      await tx.execute(sql`
        update member_session set member_system_token = '', game_platform_token = ''
        where member_system_token <> '' and (last_seen_at < ${idle} or created_at < ${born})`);
      await tx.execute(sql`delete from member_session where last_seen_at < ${forget}`);
    });
  }
}

function toSession(row: Row): StoredSession {
  return {
    id: row.id,
    prefix: row.agent,
    username: row.username,
    memberId: row.member_id,
    memberSystemToken: row.member_system_token,
    gamePlatformToken: row.game_platform_token,
    createdAt: row.created_at.getTime(),
    lastSeenAt: row.last_seen_at.getTime(),
    revokedAt: row.revoked_at?.getTime() ?? null,
  };
}
