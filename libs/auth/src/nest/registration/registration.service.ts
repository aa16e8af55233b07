import { Injectable } from '@nestjs/common';
import { RegistrationGateway, type Registrant } from '@housebrand/providers/nest';
import {
  DomainError,
  InvalidInput,
  memberRef,
  normalizePrefix,
  usernameHasPrefix,
  type MemberRef,
  normalizeDigits,
} from '@housebrand/shared';
import { AppLog, Clock, Database, Settings } from '@housebrand/shared/nest';
import {
  commonPasswordProblems,
  normalizeRegistration,
  OtherWayToRegister,
  Referrals,
  RegistrationClosed,
  registrationProblems,
  TermsConsents,
  type RegisterByOtpRequest,
  type Registered,
  type RegisterRequest,
  type RegistrationSite,
} from '../../core';
import { MemberService } from '../members/member.service';
import { countGuesses } from '../passwords/count-guesses';
import { SeamlessService } from '../seamless/seamless.service';
import { GuestService, type GuestOrigin } from './guest.service';
import { mapRefusal } from './map-refusal';
import { RegistrationIntents } from './registration-intents';
import { RegistrationLimits } from './registration-limits';
import { RegistrationRepository, type StoredRegistration } from './registration.repository';

/** Registers members (specification section 4). */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly gateway: RegistrationGateway,
    private readonly guests: GuestService,
    private readonly members: MemberService,
    private readonly seamless: SeamlessService,
    private readonly referrals: Referrals,
    private readonly consents: TermsConsents,
    private readonly registrations: RegistrationRepository,
    private readonly intents: RegistrationIntents,
    private readonly limits: RegistrationLimits,
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /**
   * Registers with a captcha, on sites without one-time passwords.
   * @throws InvalidInput, OtherWayToRegister, RegistrationRefused with 101 to 110, RegistrationClosed, CodeRefused,
   *   TooManyRequests, ProofNeeded
   */
  register({ captcha, captchaId, ...request }: RegisterRequest, origin: GuestOrigin): Promise<Registered> {
    return this.enrol(request, origin, false, (registrant) =>
      this.gateway.register(registrant, { captcha: normalizeDigits(captcha), captchaId }),
    );
  }

  /** Registers with a one-time password, on sites that require it. @throws what `register` throws */
  registerByOtp({ otp, ...request }: RegisterByOtpRequest, origin: GuestOrigin): Promise<Registered> {
    return this.enrol(request, origin, true, (registrant) =>
      this.gateway.registerWithOtp(registrant, normalizeDigits(otp)),
    );
  }

  private async enrol(
    { proof, ...request }: Omit<RegisterByOtpRequest, 'otp'>,
    { ip, host }: GuestOrigin,
    isByOtp: boolean,
    send: (registrant: Registrant) => Promise<string>,
  ): Promise<Registered> {
    const site = await this.guests.site(request.prefix, host);
    if (site.isSmsOtp !== isByOtp) throw new OtherWayToRegister();
    const { consent: _, ...data } = this.validated(request, site);
    const registrant: Registrant = { ...data, site: site.host };
    const attempt = { ip, prefix: data.prefix, number: data.tel, proof, isByCode: isByOtp };
    return this.limits.run('register', attempt, async () => {
      await this.refuseExcluded(registrant);
      const record = await this.recordOf(registrant);
      const intent = await this.intents.open(registrant.prefix, record);
      const given = await mapRefusal(send(registrant)).catch(async (error: unknown) => {
        // a refusal is final; after any other failure the member may exist
        if (error instanceof DomainError && error.status < 500) await this.intents.close(registrant.prefix, intent);
        throw error;
      });
      return this.storeRecord(memberRef(registrant.prefix, given), registrant, record, intent);
    });
  }

  private validated(request: Omit<RegisterByOtpRequest, 'otp' | 'proof'>, { today, host }: RegistrationSite) {
    const prefix = normalizePrefix(request.prefix);
    const data = { ...normalizeRegistration(request), prefix };
    const problems = registrationProblems(data, { prefix, today, minimumAge: this.settings.minimumAge });
    if (problems.length === 0) problems.push(...commonPasswordProblems(data.password, { ...data, host }, countGuesses));
    if (problems.length > 0) throw new InvalidInput(problems);
    return data;
  }

  /** Reports an exclusion only if the provider doesn't know the number or account; otherwise the reply would reveal the exclusion. */
  private async refuseExcluded({ prefix, tel, bankName, accountNumber }: Registrant): Promise<void> {
    try {
      await this.guests.refuseExcluded(prefix, { tel, account: { number: accountNumber, bankName } });
    } catch (error) {
      if (!(error instanceof RegistrationClosed)) throw error;
      await mapRefusal(this.gateway.check(prefix, 'PHONE', tel));
      await mapRefusal(this.gateway.check(prefix, 'ACCOUNT', accountNumber));
      throw error;
    }
  }

  /** Builds the record that we keep: the referrer, and when and where the terms were accepted. */
  private async recordOf({ prefix, username: requested, reference, site }: Registrant): Promise<StoredRegistration> {
    const { username } = memberRef(prefix, usernameHasPrefix(requested, prefix) ? requested : prefix + requested);
    const found = reference === undefined ? null : await this.members.usernameByCode(prefix, reference);
    return { username, referrer: found === username ? null : found, site, consentedAt: this.clock.now() };
  }

  /** Stores our record. A failure is not reported, because the member exists: the intent completes the record later. */
  private async storeRecord(
    member: MemberRef,
    { reference, firstName, lastName, tel, bankName, accountNumber }: Registrant,
    record: StoredRegistration,
    intent: string,
  ): Promise<Registered> {
    const { prefix, username } = member;
    const personal = { name: `${firstName} ${lastName}`, phoneNo: tel, bankName, accountNumber };
    try {
      await this.database.forAgent(prefix, async (tx) => {
        await this.registrations.insert(tx, { ...record, username });
        await this.seamless.ensure(tx, { username, ...personal, ...(reference && { affiliateCode: reference }) });
      });
      await this.consents.record(member, record.consentedAt);
      if (record.referrer) await this.referrals.bind(member, record.referrer);
      await this.intents.finish(member, intent);
    } catch (error) {
      this.log.error('registration record not stored yet', error, { intent });
    }
    const referral = reference === undefined ? 'none' : record.referrer ? 'bound' : 'unknown';
    return { ...member, referral };
  }
}
