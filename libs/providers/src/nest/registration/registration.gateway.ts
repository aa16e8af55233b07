import { Injectable } from '@nestjs/common';
import type { CaptchaPicture } from '@housebrand/shared';
import { registrationContracts as calls } from '../../core';
import { ProviderClient } from '../provider-client';
import type { Registrant } from './registration.records';

/**
 * Registers members. Methods throw `ProviderRefused` with the provider's code (`REGISTER_CODES`) and message, and
 * `ProviderUnavailable` without a usable reply.
 */
@Injectable()
export class RegistrationGateway {
  constructor(private readonly client: ProviderClient) {}

  async captcha(prefix: string): Promise<CaptchaPicture> {
    const { result } = await this.client.call(calls.captcha, { params: { prefix } }, prefix);
    return { captchaId: result.captchaId, image: result.image };
  }

  /** Succeeds when the provider accepts the request; whether the message arrives is unknown. */
  async sendOtp(prefix: string, tel: string): Promise<void> {
    await this.client.call(calls.sendOtp, { body: { tel, prefix } }, prefix);
  }

  /** Succeeds if the phone or the bank account may register. */
  async check(prefix: string, type: 'PHONE' | 'ACCOUNT', value: string): Promise<void> {
    await this.client.call(calls.checkRegister, { body: { type, value, prefix } }, prefix);
  }

  /** @returns the username */
  async register(registrant: Registrant, proof: { captchaId: string; captcha: string }): Promise<string> {
    const body = { ...registrant, ...proof, isBonus: false as const };
    const { result } = await this.client.call(calls.register, { body }, registrant.prefix);
    return result.username;
  }

  /** @returns the username */
  async registerWithOtp(registrant: Registrant, otp: string): Promise<string> {
    const body = { ...registrant, otp, isBonus: false as const };
    const { result } = await this.client.call(calls.registerWithOtp, { body }, registrant.prefix);
    return result.username;
  }
}
