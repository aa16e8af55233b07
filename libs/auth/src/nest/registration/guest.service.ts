import { Injectable } from '@nestjs/common';
import { PasswordsGateway, RegistrationGateway } from '@housebrand/providers/nest';
import { InvalidInput, maskUsername, normalizeDigits, normalizePrefix, normalizeTel, TEL } from '@housebrand/shared';
import { Audit, Clock, Settings } from '@housebrand/shared/nest';
import {
  ACCOUNT_LENGTHS,
  Exclusions,
  isAccountNumber,
  NoRegistrationHere,
  OTP_RESEND_SECONDS,
  RegistrationClosed,
  RegistrationSites,
  type CaptchaPicture,
  type CheckRegisterRequest,
  type ForgetPasswordRequest,
  type OtpRequest,
  type OtpSent,
  type PersonContact,
  type Referrer,
  type RegistrationSite,
} from '../../core';
import { MemberService } from '../members/member.service';
import { MemberSessions } from '../session/member-sessions';
import { mapRefusal } from './map-refusal';
import { RegistrationLimits, type GuestAttempt } from './registration-limits';

/** Where a guest's request comes from. */
export interface GuestOrigin {
  ip: string;
  /** The host that the request was sent to. */
  host: string;
}

/** Calls without a session: captchas, one-time passwords, checks whether a number can register, password resets. */
@Injectable()
export class GuestService {
  constructor(
    private readonly gateway: RegistrationGateway,
    private readonly passwords: PasswordsGateway,
    private readonly sites: RegistrationSites,
    private readonly exclusions: Exclusions,
    private readonly members: MemberService,
    private readonly sessions: MemberSessions,
    private readonly limits: RegistrationLimits,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly settings: Settings,
  ) {}

  /** Returns the portal for a registration. @throws NoRegistrationHere */
  async site(prefix: string, host: string): Promise<RegistrationSite> {
    const site = await this.sites.find(normalizePrefix(prefix), host);
    if (!site) throw new NoRegistrationHere();
    return site;
  }

  /** @throws NoRegistrationHere, TooManyRequests */
  async captcha(given: string, { ip, host }: GuestOrigin): Promise<CaptchaPicture> {
    await this.site(given, host);
    return this.limits.runCaptcha(ip, () => this.gateway.captcha(normalizePrefix(given)));
  }

  /** Finds the member with a referral code; the name is masked. @throws NoRegistrationHere, TooManyRequests */
  async referrer(given: string, code: string, { ip, host }: GuestOrigin): Promise<Referrer> {
    await this.site(given, host);
    const prefix = normalizePrefix(given);
    const username = await this.limits.runReferrer(ip, () => this.members.usernameByCode(prefix, code.trim()));
    return { username: username && maskUsername(username, prefix) };
  }

  /** Sends a one-time password. The reply is the same for every number. @throws InvalidInput, TooManyRequests, ProofNeeded */
  async sendOtp({ proof, ...request }: OtpRequest, { ip, host }: GuestOrigin): Promise<OtpSent> {
    const { prefix, tel } = await this.phone(request, host);
    await this.sendCode({ prefix, tel, proof, ip });
    return { resendAt: new Date(this.clock.now().getTime() + OTP_RESEND_SECONDS * 1_000).toISOString() };
  }

  /** Sends the code for a forgotten password to a member, as if the member had requested it. @throws TooManyRequests, ProofNeeded */
  async sendRecovery(member: { prefix: string; tel: string }, ip: string): Promise<void> {
    await this.sendCode({ ...member, proof: undefined, ip });
  }

  /**
   * Checks whether a phone number or bank account can register.
   * @throws RegistrationRefused with 101, 102 or 103, RegistrationClosed, InvalidInput, TooManyRequests, ProofNeeded
   */
  async check({ type, proof, ...request }: CheckRegisterRequest, { ip, host }: GuestOrigin): Promise<void> {
    await this.site(request.prefix, host);
    const prefix = normalizePrefix(request.prefix);
    const value = type === 'PHONE' ? normalizeTel(request.value) : normalizeDigits(request.value);
    const isShaped = type === 'PHONE' ? TEL.test(value) : isAccountNumber(value);
    if (!isShaped) throw badNumber(type);
    await this.limits.run('check', { ip, prefix, number: value, proof }, async () => {
      // the provider's check comes first: it refuses known numbers, so that the reply doesn't reveal an exclusion
      await mapRefusal(this.gateway.check(prefix, type, value));
      await this.refuseExcluded(prefix, type === 'PHONE' ? { tel: value } : { account: { number: value } });
    });
  }

  /**
   * Sends a generated password to the member with this number, if any. The reply is the same for every number. Ends all of the
   * member's sessions and forgets the known devices.
   * @throws CodeRefused, InvalidInput, TooManyRequests, ProofNeeded
   */
  async forget({ otp, proof, ...request }: ForgetPasswordRequest, { ip, host }: GuestOrigin): Promise<void> {
    const { prefix, tel } = await this.phone(request, host);
    await this.limits.run('forget', { ip, prefix, number: tel, proof, isByCode: true }, () =>
      mapRefusal(this.passwords.forgot(prefix, tel, normalizeDigits(otp))),
    );
    // look up every number, so that the response time doesn't reveal which ones are known
    const members = await this.members.byContact([prefix], { tel });
    for (const member of members) await this.sessions.endEvery(member);
    await this.audit.noteAlone(prefix, {
      actor: 'guest',
      action: 'credential.password-reset',
      subject: members[0]?.username ?? '-',
    });
  }

  /** @throws RegistrationClosed if a member with this number or account is excluded, at this agent or in the whole installation */
  async refuseExcluded(prefix: string, contact: PersonContact): Promise<void> {
    const agents = this.settings.exclusionScope === 'agent' ? [prefix] : await this.members.agents();
    const members = await this.members.byContact(agents, contact);
    if (members.length > 0 && (await this.exclusions.anyOf(members))) throw new RegistrationClosed();
  }

  private sendCode({ prefix, tel, proof, ip }: Omit<GuestAttempt, 'number'> & { tel: string }): Promise<void> {
    return this.limits.run('otp', { ip, prefix, number: tel, proof }, () =>
      mapRefusal(this.gateway.sendOtp(prefix, tel)),
    );
  }

  private async phone(
    request: { prefix: string; tel: string },
    host: string,
  ): Promise<{ prefix: string; tel: string }> {
    await this.site(request.prefix, host);
    const tel = normalizeTel(request.tel);
    if (!TEL.test(tel)) throw badNumber('PHONE');
    return { prefix: normalizePrefix(request.prefix), tel };
  }
}

function badNumber(type: 'PHONE' | 'ACCOUNT'): InvalidInput {
  if (type === 'PHONE') return new InvalidInput([{ field: 'tel', messageKey: 'auth.phoneShape' }]);
  return new InvalidInput([{ field: 'accountNumber', messageKey: 'auth.accountShape', values: ACCOUNT_LENGTHS }]);
}
