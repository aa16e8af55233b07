import { hash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { deviceName } from '@housebrand/auth';
import { newId } from '@housebrand/shared';
import { Clock, Database, RequestContext, Settings, type OperatorTx } from '@housebrand/shared/nest';
import {
  mayPerform,
  OfficeAgents,
  operationsOf,
  PLATFORM,
  STAFF_SESSION,
  staffSessionEnds,
  type OfficeAgent,
  type OfficeSession,
  type OfficeSessions,
  type SessionStage,
} from '../../core';
import {
  StaffRepository,
  type StaffRef,
  type StoredStaff,
  type StoredStaffSession,
} from '../accounts/staff.repository';

/** Minimum time between two updates of the last use. */
const TOUCH_EVERY_MS = 60_000;
const HANDLE_BYTES = 32;

/** A session with its account. */
export interface LiveStaffSession {
  session: StoredStaffSession;
  account: StoredStaff;
  stage: SessionStage;
}

/** Hashes the secret of a cookie or link, which is not stored. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** Creates the secret of a cookie or link: 256 random bits. */
export function newSecret(): string {
  return randomBytes(HANDLE_BYTES).toString('base64url');
}

/** Sessions of the back office. */
@Injectable()
export class StaffSessions {
  constructor(
    private readonly database: Database,
    private readonly repository: StaffRepository,
    private readonly agents: OfficeAgents,
    private readonly settings: Settings,
    private readonly context: RequestContext,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts a session that only completes the login.
   * @param device default: the browser and the system of the request
   * @returns the cookie's secret
   */
  async start(
    tx: OperatorTx,
    { agent, username }: StaffRef,
    device = deviceName(this.context.userAgent),
  ): Promise<string> {
    const at = this.clock.now();
    const secret = newSecret();
    const times = { createdAt: at, lastSeenAt: at, verifiedAt: null, revokedAt: null };
    await this.repository.insertSession(tx, {
      agent,
      id: newId(at),
      username,
      handleHash: hashSecret(secret),
      device,
      ...times,
    });
    return secret;
  }

  /** Returns the live session of a cookie, and records the call; `null` if there is none. */
  async find(secret: string): Promise<LiveStaffSession | null> {
    const now = this.clock.now();
    return this.database.asOperator(async (tx) => {
      const found = await this.repository.session(tx, hashSecret(secret), liveSince(now));
      if (!found) return null;
      const { session, account, hasFactor } = found;
      const isDue = now.getTime() - session.lastSeenAt.getTime() >= TOUCH_EVERY_MS;
      if (isDue) await this.repository.touch(tx, session, now);
      const lastSeenAt = isDue ? now : session.lastSeenAt;
      return { session: { ...session, lastSeenAt }, account, stage: stageOf(session, hasFactor) };
    });
  }

  /** Describes a session to its account. */
  async describe({ session, account, stage }: LiveStaffSession): Promise<OfficeSession> {
    const { username, role, agent } = account;
    const isOpen = stage === 'OPEN';
    const { endsAt, latestEndsAt } = staffSessionEnds(session);
    return {
      username,
      role,
      agent: agent === PLATFORM ? null : agent,
      stage,
      endsAt: endsAt.toISOString(),
      latestEndsAt: latestEndsAt.toISOString(),
      operations: isOpen ? operationsOf(role) : [],
      agents: isOpen ? await this.agentsOf(agent) : [],
      limitSatang: mayPerform(role, 'money.settle') ? Number(this.settings.operatorLimitSatang) : null,
    };
  }

  /** Lists the live sessions of the account. */
  async list({ account, session: own }: LiveStaffSession): Promise<OfficeSessions> {
    const now = this.clock.now();
    const rows = await this.database.asOperator((tx) => this.repository.sessions(tx, account, liveSince(now)));
    return {
      sessions: rows.map(({ id, device, createdAt, lastSeenAt }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isCurrent: id === own.id,
      })),
    };
  }

  /** Ends a session of the account, or all of them. */
  async end(account: StaffRef, id: string | null): Promise<void> {
    await this.database.asOperator((tx) => this.repository.revoke(tx, account, id, this.clock.now()));
  }

  private async agentsOf(agent: string): Promise<OfficeAgent[]> {
    if (agent === PLATFORM) return this.agents.list();
    const found = await this.agents.find(agent);
    return found ? [found] : [];
  }
}

function liveSince(now: Date): { seenAfter: Date; bornAfter: Date } {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return { seenAfter: before(STAFF_SESSION.idleMs), bornAfter: before(STAFF_SESSION.absoluteMs) };
}

function stageOf({ verifiedAt }: StoredStaffSession, hasFactor: boolean): SessionStage {
  if (!hasFactor) return 'ENROLMENT';
  return verifiedAt ? 'OPEN' : 'FACTOR';
}
