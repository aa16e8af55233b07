import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Clock, Database, type MemberPrincipal } from '@housebrand/shared/nest';
import { MAX_SESSIONS_OF_A_MEMBER, NoSuchSession, sessionState, type SessionRecord } from '../../core';
import { KnownDevices } from '../devices/known-devices';
import { SecondFactorRepository } from '../factor-records/second-factor.repository';
import { SessionRepository, type StoredSession } from './session.repository';
import { SessionService } from './session.service';

/** A member's sessions, as the member manages them. */
@Injectable()
export class MemberSessions {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    private readonly sessions: SessionService,
    private readonly clock: Clock,
    private readonly devices: KnownDevices,
    private readonly factors: SecondFactorRepository,
  ) {}

  /** Lists the live sessions, most recently used first. */
  async list(own: MemberPrincipal): Promise<SessionRecord[]> {
    return (await this.listed(own)).map((session) => ({ ...session, isCurrent: session.id === own.sessionId }));
  }

  /** Lists the live sessions for an agent's staff, most recently used first. */
  async listed(member: MemberRef): Promise<Omit<SessionRecord, 'isCurrent'>[]> {
    return (await this.live(member)).map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
  }

  /** Lists the devices of the live sessions for the member's own copy. */
  async devicesOf(member: MemberRef): Promise<Pick<SessionRecord, 'device' | 'createdAt' | 'lastSeenAt'>[]> {
    return (await this.listed(member)).map(({ device, createdAt, lastSeenAt }) => ({ device, createdAt, lastSeenAt }));
  }

  /** Ends one of the member's sessions, possibly the current one. @throws NoSuchSession */
  async end(own: MemberPrincipal, id: string): Promise<void> {
    const found = (await this.live(own)).find((session) => session.id === id);
    if (!found) throw new NoSuchSession();
    await this.endAll([found]);
  }

  /** After a password change: ends every other session, deletes its provider credentials and forgets all known devices. */
  async endOthers(own: MemberPrincipal): Promise<void> {
    const others = await this.repository.unrevoked(own);
    await this.endAll(others.filter(({ id }) => id !== own.sessionId));
    await this.devices.forgetAll(own);
  }

  /** After a password reset: ends every session, forgets all known devices and drops unfinished enrolments. */
  async endEvery(member: MemberRef): Promise<void> {
    await this.database.forAgent(member.prefix, (tx) => this.factors.dropEnrolments(tx, member));
    await this.endAll(await this.repository.unrevoked(member));
    await this.devices.forgetAll(member);
  }

  /** After a login: ends the sessions beyond the limit, least recently used first, but never the new one. */
  async endSurplus(own: MemberPrincipal): Promise<void> {
    const others = (await this.live(own)).filter(({ id }) => id !== own.sessionId);
    await this.endAll(others.slice(MAX_SESSIONS_OF_A_MEMBER - 1));
  }

  private async live(member: MemberRef): Promise<StoredSession[]> {
    const now = this.clock.now();
    return (await this.repository.unrevoked(member)).filter((session) => sessionState(session, now) === 'active');
  }

  private async endAll(ended: readonly StoredSession[]): Promise<void> {
    for (const { prefix, id } of ended) await this.sessions.revoke({ prefix, sessionId: id });
  }
}
