import { Injectable } from '@nestjs/common';
import { RegistrationGateway, type Registrant } from '@housebrand/providers/nest';
import { InvalidInput, memberRef, normalizePrefix } from '@housebrand/shared';
import { Clock, Database, Settings } from '@housebrand/shared/nest';
import {
  normalizeRegistration,
  OtherWayToRegister,
  Referrals,
  RegistrationClosed,
  registrationProblems,
  type RegisterByOtpRequest,
  type Registered,
  type RegisterRequest,
  type RegistrationSite,
} from '../../core';
import { MemberService } from '../members/member.service';
import { SeamlessService } from '../seamless/seamless.service';
import { GuestService, type GuestOrigin } from './guest.service';
import { inOurWords } from './provider-answers';
import { RegistrationLimits } from './registration-limits';
import { RegistrationRepository } from './registration.repository';

/** How somebody becomes a member (specification section 4). */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly gateway: RegistrationGateway,
    private readonly guests: GuestService,
    private readonly members: MemberService,
    private readonly seamless: SeamlessService,
    private readonly referrals: Referrals,
    private readonly registrations: RegistrationRepository,
    private readonly limits: RegistrationLimits,
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * The older way, with a captcha: where the site's configuration asks for no one-time passwords.
   * @throws InvalidInput, OtherWayToRegister, RegistrationRefused with 101 to 110, RegistrationClosed, CodeRefused,
   *   TooManyRequests, ProofNeeded
   */
  register({ captcha, captchaId, ...request }: RegisterRequest, origin: GuestOrigin): Promise<Registered> {
    return this.enrol(request, origin, false, (registrant) =>
      this.gateway.register(registrant, { captcha: captcha.trim(), captchaId }),
    );
  }

  /** With a one-time password: where the site's configuration asks for them. @throws what `register` throws */
  registerByOtp({ otp, ...request }: RegisterByOtpRequest, origin: GuestOrigin): Promise<Registered> {
    return this.enrol(request, origin, true, (registrant) => this.gateway.registerWithOtp(registrant, otp.trim()));
  }

  private async enrol(
    { proof, ...request }: Omit<RegisterByOtpRequest, 'otp'>,
    { ip, host }: GuestOrigin,
    isByOtp: boolean,
    send: (registrant: Registrant) => Promise<string>,
  ): Promise<Registered> {
    const site = await this.guests.site(request.prefix, host);
    if (site.isSmsOtp !== isByOtp) throw new OtherWayToRegister();
    const { consent: _, ...data } = this.checked(request, site);
    const registrant: Registrant = { ...data, site: site.host };
    const attempt = { ip, prefix: data.prefix, number: data.tel, proof };
    return this.limits.run('register', attempt, async () => {
      await this.refuseExcluded(registrant);
      const username = await inOurWords(send(registrant));
      return this.keep(username, registrant);
    });
  }

  private checked(request: Omit<RegisterByOtpRequest, 'otp' | 'proof'>, { today }: RegistrationSite) {
    const prefix = normalizePrefix(request.prefix);
    const data = { ...normalizeRegistration(request), prefix };
    const problems = registrationProblems(data, { prefix, today, minimumAge: this.settings.minimumAge });
    if (problems.length > 0) throw new InvalidInput(problems);
    return data;
  }

  /** Whoever is known to the provider is told so, as everybody is: only then does an exclusion show. */
  private async refuseExcluded({ prefix, tel, accountNumber }: Registrant): Promise<void> {
    try {
      await this.guests.refuseExcluded(prefix, { tel, accountNumber });
    } catch (error) {
      if (!(error instanceof RegistrationClosed)) throw error;
      await inOurWords(this.gateway.check(prefix, 'PHONE', tel));
      await inOurWords(this.gateway.check(prefix, 'ACCOUNT', accountNumber));
      throw error;
    }
  }

  /** Our own record of the new member: who invited, when and where the terms were accepted. */
  private async keep(given: string, registrant: Registrant): Promise<Registered> {
    const { prefix, username } = memberRef(registrant.prefix, given);
    const { reference, site } = registrant;
    const found = reference === undefined ? null : await this.members.usernameByCode(prefix, reference);
    const referrer = found === username ? null : found;
    const { firstName, lastName, tel, bankName, accountNumber } = registrant;
    const personal = { name: `${firstName} ${lastName}`, phoneNo: tel, bankName, accountNumber };
    await this.database.forAgent(prefix, async (tx) => {
      await this.registrations.insert(tx, { username, referrer, site, consentedAt: this.clock.now() });
      await this.seamless.ensure(tx, { username, ...personal, ...(reference && { affiliateCode: reference }) });
    });
    if (referrer !== null) await this.referrals.bind({ prefix, username }, referrer);
    return { prefix, username };
  }
}
