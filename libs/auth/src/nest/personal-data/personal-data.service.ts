import { Injectable } from '@nestjs/common';
import { DomainError, maskUsername, type MemberRef } from '@housebrand/shared';
import { AppLog, Audit, Clock, Database, RateLimits, type RateRule } from '@housebrand/shared/nest';
import { PersonalDataParts, type PersonalData, type PersonalDataPart } from '../../core';
import { MemberService } from '../members/member.service';
import { RegistrationRepository } from '../registration/registration.repository';
import { SecondFactorService } from '../second-factor/second-factor.service';
import { MemberSessions } from '../session/member-sessions';

const COPIES: RateRule = { name: 'personal-data', points: 10, seconds: 86_400 };

/** Collects what is known about a member. Each domain reads its own part. */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly others: PersonalDataParts,
    private readonly members: MemberService,
    private readonly registrations: RegistrationRepository,
    private readonly sessions: MemberSessions,
    private readonly factors: SecondFactorService,
    private readonly limits: RateLimits,
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /**
   * Returns a copy, and notes who received it, and why if staff did.
   * @throws UnknownMember, TooManyRequests
   */
  async export(member: MemberRef, { actor, reason }: { actor: string; reason?: string }): Promise<PersonalData> {
    const { prefix, username } = member;
    const record = await this.members.record({ prefix, username: null }, username);
    await this.limits.consume(COPIES, `${prefix} ${username}`);
    const details = { ...(reason !== undefined && { reason }) };
    await this.audit.noteAlone(prefix, { actor, action: 'member.data-exported', subject: username, details });
    const parts: Record<string, unknown> = { account: record };
    const missing: string[] = [];
    // one after the other: a copy is not urgent, and must not take the connections of everybody else
    for (const part of [...this.own(), ...this.others.parts]) {
      try {
        parts[part.name] = await part.read(member);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        this.log.warn('part of a personal data export not available', { part: part.name, code: error.code });
        missing.push(part.name);
      }
    }
    return { prefix, username, createdAt: this.clock.now().toISOString(), parts, missing };
  }

  private own(): PersonalDataPart[] {
    return [
      { name: 'profile', read: (member) => this.members.profile(member) },
      { name: 'registration', read: (member) => this.registration(member) },
      { name: 'devices', read: (member) => this.sessions.devicesOf(member) },
      { name: 'secondFactors', read: (member) => this.factors.list(member) },
    ];
  }

  /** The referrer is another member. */
  private async registration({ prefix, username }: MemberRef) {
    const found = await this.database.read(prefix, (q) => this.registrations.of(q, username));
    if (!found) return null;
    const { referrer, site, consentedAt } = found;
    return { referrer: referrer && maskUsername(referrer, prefix), site, consentedAt: consentedAt.toISOString() };
  }
}
