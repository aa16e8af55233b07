import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ProofNeeded, TooManyRequests } from '@housebrand/shared';
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
import {
  CodeRefused,
  NoRegistrationHere,
  RegistrationClosed,
  RegistrationProofNeeded,
  RegistrationRefused,
} from '../../core';
import { BankAccount, Registered } from '../../core/contracts';
import { BankAccountRequestDto, OwnRegistrationDto } from '../dto/own-registration.dto';
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
    purpose: "Lets a platform team register a member with the field names of the agent's own API.",
    effect: 'Creates the member at the provider and stores the consent.',
    repeat: 'never',
    limits:
      'Per phone number and network: 10 in 10 minutes. Per IP address: 100 different numbers in 10 minutes. Above 10 in 10 minutes per phone number from all networks, or 1,000 in 10 minutes per agent, each call needs a proof of work.',
  })
  @ApiOperation({
    summary: 'Register a member from another platform',
    description:
      "A request with only the specification's fields is refused with 4220. Registration also requires a one-time password or a captcha (depending on the agent's configuration), a birthday and acceptance of the terms. The fields `otp`, `captchaId`, `captcha`, `birthday` and `consent` are additions to the specification.",
  })
  @ApiEnvelope(Registered, {
    errors: [
      phoneTaken,
      accountTaken,
      usernameTaken,
      RegistrationClosed,
      RegistrationProofNeeded,
      CodeRefused,
      NoRegistrationHere,
      tooMany,
      proofNeeded,
      away,
    ],
  })
  register(@Body() request: OwnRegistrationDto, @GuestOriginOf() origin: GuestOrigin): Promise<Registered> {
    return this.registrations.register(request, origin);
  }

  @Post('register.gen_bank_account')
  @AgentKeyOnly()
  @ApiCall('generateBankAccount', {
    purpose: "Lets an agent's own system register a person without a bank account.",
    effect: 'None: the number is not reserved until a member registers with it.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Generate a placeholder bank account number',
    description: 'Twelve digits starting with 00, which no bank uses.',
  })
  @ApiEnvelope(BankAccount, { errors: [accountTaken, away] })
  async generate(@CurrentCaller() { prefix }: Caller, @Body() _: BankAccountRequestDto): Promise<BankAccount> {
    return { bankAccount: await this.registrations.generateBankAccount(prefix) };
  }
}
