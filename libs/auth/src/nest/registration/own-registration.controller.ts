import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, ProofNeeded, TooManyRequests } from '@housebrand/shared';
import {
  AgentKeyOnly,
  ApiCall,
  ApiEnvelope,
  BodyLimit,
  CurrentCaller,
  Public,
  unavailable,
  type Caller,
} from '@housebrand/shared/nest';
import { CodeRefused, NoRegistrationHere, RegistrationClosed, RegistrationRefused, type Registered } from '../../core';
import { BankAccountDto, BankAccountRequestDto, OwnRegistrationDto } from '../dto/own-registration.dto';
import { RegisteredDto } from '../dto/registration.dto';
import { GuestOriginOf } from './guest-origin';
import type { GuestOrigin } from './guest.service';
import { OwnRegistrationService } from './own-registration.service';

const tooMany = () => new TooManyRequests(60);
const proofNeeded = () =>
  new ProofNeeded({ token: 'v1.k1.…', salt: 'bWFueS1hdHRlbXB0cy0', bits: 16, expiresAt: '2026-11-18T09:02:00.000Z' });
const away = unavailable('gamePlatform');
const phoneTaken = () => new RegistrationRefused(108);
const accountTaken = () => new RegistrationRefused(103);
const usernameTaken = () => new RegistrationRefused(105);

@ApiTags('registration')
@Controller('api/apps')
export class OwnRegistrationController {
  constructor(private readonly registrations: OwnRegistrationService) {}

  @Post('v1/members.register')
  @Public()
  @BodyLimit(4 * 1024)
  @ApiCall('registerMember', {
    purpose: 'A platform team registers a member by the own API’s names.',
    effect: 'A member at the provider, and what they agreed to.',
    repeat: 'never',
    limits:
      '10 in ten minutes a number from one network, 100 an address. Beyond 10 a number from everywhere, or 1,000 an agent, a call brings a proof of work.',
  })
  @ApiOperation({
    summary: 'Register a member',
    description:
      'The specification’s fields alone are refused with 1021: who registers proves a person and a phone, by a one-time password or a captcha as the site is configured, says a birthday and accepts the terms. `otp`, `captchaId`, `captcha`, `birthday` and `consent` are ours.',
  })
  @ApiEnvelope(RegisteredDto, {
    errors: [
      ...[phoneTaken, accountTaken, usernameTaken, RegistrationClosed, CodeRefused, NoRegistrationHere],
      ...[tooMany, proofNeeded, away],
    ],
  })
  register(@Body() request: OwnRegistrationDto, @GuestOriginOf() origin: GuestOrigin): Promise<Registered> {
    return this.registrations.register(request, origin);
  }

  @Post('register.gen_bank_account')
  @AgentKeyOnly()
  @ApiCall('generateBankAccount', {
    purpose: 'An agent’s own system registers somebody who has no bank account.',
    effect: 'None: the number is nobody’s until somebody registers with it.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'A number that stands for a bank account',
    description: 'Twelve digits that begin with 00, as no bank’s account does.',
  })
  @ApiEnvelope(BankAccountDto, { errors: [Forbidden, accountTaken, away] })
  async generate(@CurrentCaller() { prefix }: Caller, @Body() _: BankAccountRequestDto): Promise<BankAccountDto> {
    return { bankAccount: await this.registrations.generateBankAccount(prefix) };
  }
}
