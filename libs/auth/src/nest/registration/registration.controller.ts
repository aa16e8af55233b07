import { Body, Controller, Get, Header, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ProofNeeded, TooManyRequests } from '@housebrand/shared';
import { ApiAddition, ApiCall, ApiEnvelope, BodyLimit, Public, unavailable } from '@housebrand/shared/nest';
import {
  CodeRefused,
  NoRegistrationHere,
  OtherWayToRegister,
  RegistrationClosed,
  RegistrationRefused,
} from '../../core';
import { CaptchaPicture, OtpSent, Referrer, Registered } from '../../core/contracts';
import {
  CaptchaQueryDto,
  CheckRegisterRequestDto,
  ForgetPasswordRequestDto,
  OtpRequestDto,
  ReferrerQueryDto,
  RegisterByOtpRequestDto,
  RegisterRequestDto,
} from '../dto/registration.dto';
import { GuestOriginOf } from './guest-origin';
import { GuestService, type GuestOrigin } from './guest.service';
import { RegistrationService } from './registration.service';

const tooMany = () => new TooManyRequests(60);
const proofNeeded = () =>
  new ProofNeeded({ token: 'v1.k1.…', salt: 'bWFueS1hdHRlbXB0cy0', bits: 16, expiresAt: '2026-11-18T09:02:00.000Z' });
const away = unavailable('gamePlatform');
const limits = [tooMany, proofNeeded, away];
const phoneKnown = () => new RegistrationRefused(101);
const accountTaken = () => new RegistrationRefused(103);
const usernameTaken = () => new RegistrationRefused(105);
const refusals = [phoneKnown, accountTaken, usernameTaken, RegistrationClosed, CodeRefused, OtherWayToRegister];

@ApiTags('registration')
@Public()
@Controller('api/provider')
export class RegistrationController {
  constructor(
    private readonly guests: GuestService,
    private readonly registrations: RegistrationService,
  ) {}

  @Get('captcha')
  @Header('cache-control', 'no-store')
  @ApiCall('getCaptcha', {
    purpose: 'Starts a registration when one-time passwords are off.',
    limits: 'Per IP address: 300 in 10 minutes.',
  })
  @ApiOperation({ summary: 'Get a captcha', description: 'Each captcha can be answered once.' })
  @ApiEnvelope(CaptchaPicture, { errors: [NoRegistrationHere, tooMany, away] })
  captcha(@Query() { prefix }: CaptchaQueryDto, @GuestOriginOf() origin: GuestOrigin): Promise<CaptchaPicture> {
    return this.guests.captcha(prefix, origin);
  }

  @Get('referrer')
  @Header('cache-control', 'no-store')
  @ApiAddition()
  @ApiCall('getReferrer', {
    purpose: 'Tells a guest who invites with a referral code, or that the agent has no member with this code.',
    limits: 'Per IP address: 300 in 10 minutes.',
  })
  @ApiOperation({
    summary: 'Find who a referral code belongs to',
    description: 'The username is masked. An unknown code does not prevent a registration.',
  })
  @ApiEnvelope(Referrer, { errors: [NoRegistrationHere, tooMany] })
  referrer(@Query() { prefix, code }: ReferrerQueryDto, @GuestOriginOf() origin: GuestOrigin): Promise<Referrer> {
    return this.guests.referrer(prefix, code, origin);
  }

  @Post('otp')
  @BodyLimit(2 * 1024)
  @ApiCall('sendOtp', {
    purpose: 'Verifies a phone number for a registration or a password reset.',
    effect: 'Sends a text message to the number. In simulator mode the message is in the inbox of this page.',
    repeat: 'never',
    limits:
      'Per phone number: 1 per minute. Per phone number and network: 6 in an hour. Per IP address: 100 different numbers in 10 minutes. Above 6 in an hour per phone number from all networks, or 1,000 in 10 minutes per agent, each call needs a proof of work.',
  })
  @ApiOperation({
    summary: 'Send a one-time password',
    description: 'The reply is the same whether or not the number belongs to a member. It never contains the code.',
  })
  @ApiEnvelope(OtpSent, { errors: [NoRegistrationHere, ...limits] })
  otp(@Body() request: OtpRequestDto, @GuestOriginOf() origin: GuestOrigin): Promise<OtpSent> {
    return this.guests.sendOtp(request, origin);
  }

  @Post('check-register')
  @BodyLimit(2 * 1024)
  @ApiCall('checkRegistration', {
    purpose: 'Lets a form show immediately whether a phone number or bank account can register.',
    effect: 'None (read only).',
    repeat: 'safe',
    limits:
      'Per phone or account number and network: 20 in 10 minutes. Per IP address: 100 different numbers in 10 minutes. Above 20 in 10 minutes per phone or account number from all networks, or 1,000 in 10 minutes per agent, each call needs a proof of work.',
  })
  @ApiOperation({
    summary: 'Check a phone or bank account',
    description: 'Codes 101, 102 and 103 of the specification mean no.',
  })
  @ApiEnvelope(null, { errors: [phoneKnown, accountTaken, RegistrationClosed, NoRegistrationHere, ...limits] })
  check(@Body() request: CheckRegisterRequestDto, @GuestOriginOf() origin: GuestOrigin): Promise<void> {
    return this.guests.check(request, origin);
  }

  @Post('register')
  @ApiCall('register', {
    purpose: 'Registers a guest who solved a captcha.',
    effect: 'Creates the member at the provider and stores the referrer and the consent.',
    repeat: 'never',
    limits:
      'Per phone number and network: 10 in 10 minutes. Per IP address: 100 different numbers in 10 minutes. Above 10 in 10 minutes per phone number from all networks, or 1,000 in 10 minutes per agent, each call needs a proof of work.',
  })
  @ApiOperation({
    summary: 'Register with a captcha',
    description:
      'Available when SMS OTP is off for the agent. The bonus is never chosen, and `site` is the requested host.',
  })
  @ApiEnvelope(Registered, { errors: [...refusals, NoRegistrationHere, ...limits] })
  register(@Body() request: RegisterRequestDto, @GuestOriginOf() origin: GuestOrigin): Promise<Registered> {
    return this.registrations.register(request, origin);
  }

  @Post('register-v2')
  @ApiCall('registerByOtp', {
    purpose: 'Registers a guest who confirmed a phone number.',
    effect: 'Creates the member at the provider and stores the referrer and the consent.',
    repeat: 'never',
    limits:
      'Per phone number and network: 10 in 10 minutes. Per IP address: 100 different numbers in 10 minutes. Per code, from networks that did not request it: 2 in 5 minutes. Above 10 in 10 minutes per phone number from all networks, or 1,000 in 10 minutes per agent, each call needs a proof of work.',
  })
  @ApiOperation({
    summary: 'Register with a one-time password',
    description: 'Available when SMS OTP is on for the agent.',
  })
  @ApiEnvelope(Registered, { errors: [...refusals, NoRegistrationHere, ...limits] })
  registerByOtp(@Body() request: RegisterByOtpRequestDto, @GuestOriginOf() origin: GuestOrigin): Promise<Registered> {
    return this.registrations.registerByOtp(request, origin);
  }

  @Post('forget-password')
  @BodyLimit(2 * 1024)
  @ApiCall('resetPassword', {
    purpose: 'Replaces a forgotten password.',
    effect: 'Sends a generated password by text message, valid for one login.',
    repeat: 'never',
    limits:
      'Per phone number and network: 10 in hour. Per IP address: 100 different numbers in 10 minutes. Per code, from networks that did not request it: 2 in 5 minutes. Above 10 in hour per phone number from all networks, or 1,000 in 10 minutes per agent, each call needs a proof of work.',
  })
  @ApiOperation({
    summary: 'Send a generated password',
    description:
      'Requires a one-time password. The reply is the same whether or not the number belongs to a member. The generated password works for one login and must then be changed.',
  })
  @ApiEnvelope(null, { errors: [CodeRefused, NoRegistrationHere, ...limits] })
  forget(@Body() request: ForgetPasswordRequestDto, @GuestOriginOf() origin: GuestOrigin): Promise<void> {
    return this.guests.forget(request, origin);
  }
}
