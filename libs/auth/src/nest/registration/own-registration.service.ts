import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RegistrationGateway } from '@housebrand/providers/nest';
import { RegistrationProofNeeded, RegistrationRefused, type OwnRegistration, type Registered } from '../../core';
import { MemberService } from '../members/member.service';
import { GuestService, type GuestOrigin } from './guest.service';
import { mapRefusal } from './map-refusal';
import { RegistrationService } from './registration.service';

/** No bank's account numbers start like this. */
const PLACEHOLDER_START = '00';
const RANDOM_DIGITS = 10;
const MAX_ATTEMPTS = 5;

/** Registration with the field names of the agent's own API (specification section 7). */
@Injectable()
export class OwnRegistrationService {
  constructor(
    private readonly guests: GuestService,
    private readonly registrations: RegistrationService,
    private readonly members: MemberService,
    private readonly gateway: RegistrationGateway,
  ) {}

  /**
   * Registers like the portal, with other field names and the proof that the agent's site requires.
   * @throws RegistrationProofNeeded without that proof, and what `RegistrationService.register` throws
   */
  async register(request: OwnRegistration, origin: GuestOrigin): Promise<Registered> {
    const { otp, captcha, captchaId, birthday = '', consent = false, firstName, lastName } = request;
    const site = await this.guests.site(request.agentID, origin.host);
    const data = {
      prefix: request.agentID,
      username: request.loginUsername,
      password: request.loginPassword,
      accountNumber: request.bankAccountNo,
      bankName: request.bankAbbrev,
      tel: request.phone,
      firstName,
      lastName,
      birthday,
      consent,
    };
    if (site.isSmsOtp) {
      if (!otp) throw new RegistrationProofNeeded();
      return this.registrations.registerByOtp({ ...data, otp }, origin);
    }
    if (!captcha || !captchaId) throw new RegistrationProofNeeded();
    return this.registrations.register({ ...data, captcha, captchaId }, origin);
  }

  /** Generates a placeholder for a member without a bank account, unused here and at the provider. @throws RegistrationRefused */
  async generateBankAccount(prefix: string): Promise<string> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const number = PLACEHOLDER_START + Array.from({ length: RANDOM_DIGITS }, () => randomInt(10)).join('');
      if (await this.isFree(prefix, number)) return number;
    }
    throw new RegistrationRefused(103);
  }

  private async isFree(prefix: string, accountNumber: string): Promise<boolean> {
    if ((await this.members.byContact([prefix], { account: { number: accountNumber } })).length > 0) return false;
    try {
      await mapRefusal(this.gateway.check(prefix, 'ACCOUNT', accountNumber));
      return true;
    } catch (error) {
      if (error instanceof RegistrationRefused && error.code === 103) return false;
      throw error;
    }
  }
}
