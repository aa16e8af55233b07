import { Injectable } from '@nestjs/common';
import { PasswordsGateway, RegistrationGateway } from '@housebrand/providers/nest';
import { InvalidInput, normalizePrefix, TEL } from '@housebrand/shared';
import { Audit, Clock, Settings } from '@housebrand/shared/nest';
import {
  Exclusions,
  isAccountNumber,
  NoRegistrationHere,
  normalizeDigits,
  OTP_RESEND_SECONDS,
  RegistrationClosed,
  RegistrationSites,
  type CaptchaPicture,
  type CheckRegisterRequest,
  type ForgetPasswordRequest,
  type OtpRequest,
  type OtpSent,
  type PersonContact,
  type RegistrationSite,
} from '../../core';
import { MemberService } from '../members/member.service';
import { MemberSessions } from '../session/member-sessions';
import { inOurWords } from './provider-answers';
import { RegistrationLimits } from './registration-limits';

/** Where a guest asks from. */
export interface GuestOrigin {
  ip: string;
  /** That the request was sent to. */
  host: string;
}

/** What anybody may ask before there is a session: pictures, one-time passwords, whether a number is free. */
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

  /** The portal that somebody registers at. @throws NoRegistrationHere */
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

  /** Sends a one-time password; the answer is the same for every number. @throws InvalidInput, TooManyRequests, ProofNeeded */
  async sendOtp({ proof, ...request }: OtpRequest, { ip, host }: GuestOrigin): Promise<OtpSent> {
    const { prefix, tel } = await this.phone(request, host);
    await this.limits.run('otp', { ip, prefix, number: tel, proof }, () =>
      inOurWords(this.gateway.sendOtp(prefix, tel)),
    );
    return { resendAt: new Date(this.clock.now().getTime() + OTP_RESEND_SECONDS * 1_000).toISOString() };
  }

  /**
   * Whether a phone or a bank account may register.
   * @throws RegistrationRefused with 101, 102 or 103, RegistrationClosed, InvalidInput, TooManyRequests, ProofNeeded
   */
  async check({ type, proof, ...request }: CheckRegisterRequest, { ip, host }: GuestOrigin): Promise<void> {
    await this.site(request.prefix, host);
    const prefix = normalizePrefix(request.prefix);
    const value = normalizeDigits(request.value);
    const isShaped = type === 'PHONE' ? TEL.test(value) : isAccountNumber(value);
    if (!isShaped) throw badNumber(type);
    await this.limits.run('check', { ip, prefix, number: value, proof }, async () => {
      // first whoever has it is told so, as everybody is: an exclusion is seen by nobody else
      await inOurWords(this.gateway.check(prefix, type, value));
      await this.refuseExcluded(prefix, type === 'PHONE' ? { tel: value } : { account: { number: value } });
    });
  }

  /**
   * A generated password to the member whose number it is, if any; the answer is the same for every number. Every session of the
   * member ends, and no device is known any more.
   * @throws CodeRefused, InvalidInput, TooManyRequests, ProofNeeded
   */
  async forget({ otp, proof, ...request }: ForgetPasswordRequest, { ip, host }: GuestOrigin): Promise<void> {
    const { prefix, tel } = await this.phone(request, host);
    await this.limits.run('forget', { ip, prefix, number: tel, proof, isByCode: true }, () =>
      inOurWords(this.passwords.forgot(prefix, tel, normalizeDigits(otp))),
    );
    // for every number, so that nobody can tell by the time which ones are known
    const members = await this.members.byContact([prefix], { tel });
    for (const member of members) await this.sessions.endEvery(member);
    await this.audit.noteAlone(prefix, {
      actor: 'guest',
      action: 'credential.password-reset',
      subject: members[0]?.username ?? '-',
    });
  }

  /** @throws RegistrationClosed for a number or an account of a member who is excluded, at this agent or at any of the installation */
  async refuseExcluded(prefix: string, contact: PersonContact): Promise<void> {
    const agents = this.settings.exclusionScope === 'agent' ? [prefix] : await this.members.agents();
    const members = await this.members.byContact(agents, contact);
    if (members.length > 0 && (await this.exclusions.anyOf(members))) throw new RegistrationClosed();
  }

  private async phone(
    request: { prefix: string; tel: string },
    host: string,
  ): Promise<{ prefix: string; tel: string }> {
    await this.site(request.prefix, host);
    const tel = normalizeDigits(request.tel);
    if (!TEL.test(tel)) throw badNumber('PHONE');
    return { prefix: normalizePrefix(request.prefix), tel };
  }
}

function badNumber(type: 'PHONE' | 'ACCOUNT'): InvalidInput {
  if (type === 'PHONE') return new InvalidInput([{ field: 'tel', messageKey: 'auth.phoneShape' }]);
  return new InvalidInput([{ field: 'accountNumber', messageKey: 'auth.accountShape', values: { min: 10 } }]);
}
