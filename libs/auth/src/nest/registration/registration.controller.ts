import { Body, Controller, Get, Header, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ProofNeeded, TooManyRequests } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, BodyLimit, Public, unavailable } from '@housebrand/shared/nest';
import {
  CodeRefused,
  NoRegistrationHere,
  OtherWayToRegister,
  RegistrationClosed,
  RegistrationRefused,
  type CaptchaPicture,
  type OtpSent,
  type Registered,
} from '../../core';
import {
  CaptchaPictureDto,
  CaptchaQueryDto,
  CheckRegisterRequestDto,
  ForgetPasswordRequestDto,
  OtpRequestDto,
  OtpSentDto,
  RegisterByOtpRequestDto,
  RegisteredDto,
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
    purpose: 'A registration begins where one-time passwords are off.',
    limits: '300 in ten minutes an address.',
  })
  @ApiOperation({ summary: 'A picture whose text proves a person', description: 'Good for one answer.' })
  @ApiEnvelope(CaptchaPictureDto, { errors: [NoRegistrationHere, tooMany, away] })
  captcha(@Query() { prefix }: CaptchaQueryDto, @GuestOriginOf() origin: GuestOrigin): Promise<CaptchaPicture> {
    return this.guests.captcha(prefix, origin);
  }

  @Post('otp')
  @BodyLimit(2 * 1024)
  @ApiCall('sendOtp', {
    purpose: 'A registration, or a forgotten password, needs proof of a telephone.',
    effect: 'A text message to the number. In simulator mode it lies in the inbox of this page.',
    repeat: 'never',
    limits:
      'One a minute a number, 6 an hour a number from one network, 100 in ten minutes an address. Beyond 6 an hour a number from everywhere, or 1,000 in ten minutes an agent, a call brings a proof of work.',
  })
  @ApiOperation({
    summary: 'Send a one-time password',
    description: 'The reply is the same whether or not the number is a member’s, and never carries the code.',
  })
  @ApiEnvelope(OtpSentDto, { errors: [NoRegistrationHere, ...limits] })
  otp(@Body() request: OtpRequestDto, @GuestOriginOf() origin: GuestOrigin): Promise<OtpSent> {
    return this.guests.sendOtp(request, origin);
  }

  @Post('check-register')
  @BodyLimit(2 * 1024)
  @ApiCall('checkRegistration', {
    purpose: 'A form says at once whether a telephone or bank account can register.',
    effect: 'None: it only looks.',
    repeat: 'safe',
    limits:
      '20 in ten minutes a number from one network, 100 an address. Beyond 20 a number from everywhere, or 1,000 an agent, a call brings a proof of work.',
  })
  @ApiOperation({
    summary: 'Whether a phone or a bank account may register',
    description: 'Codes 101, 102 and 103 of the specification say no.',
  })
  @ApiEnvelope(null, { errors: [phoneKnown, accountTaken, RegistrationClosed, NoRegistrationHere, ...limits] })
  check(@Body() request: CheckRegisterRequestDto, @GuestOriginOf() origin: GuestOrigin): Promise<void> {
    return this.guests.check(request, origin);
  }

  @Post('register')
  @ApiCall('register', {
    purpose: 'A guest becomes a member, proved by a captcha.',
    effect: 'A member at the provider, who referred them, and what they agreed to.',
    repeat: 'never',
    limits:
      '10 in ten minutes a number from one network, 100 an address. Beyond 10 a number from everywhere, or 1,000 an agent, a call brings a proof of work.',
  })
  @ApiOperation({
    summary: 'Register, with a captcha',
    description:
      'Where the site’s configuration has SMS OTP off. The bonus is never chosen, and `site` is the host asked.',
  })
  @ApiEnvelope(RegisteredDto, { errors: [...refusals, NoRegistrationHere, ...limits] })
  register(@Body() request: RegisterRequestDto, @GuestOriginOf() origin: GuestOrigin): Promise<Registered> {
    return this.registrations.register(request, origin);
  }

  @Post('register-v2')
  @ApiCall('registerByOtp', {
    purpose: 'A guest becomes a member, proved by a one-time password.',
    effect: 'A member at the provider, who referred them, and what they agreed to.',
    repeat: 'never',
    limits:
      '10 in ten minutes a number from one network, two a code from where it was not asked for, 100 an address. Beyond 10 a number from everywhere, or 1,000 an agent, a call brings a proof of work.',
  })
  @ApiOperation({
    summary: 'Register, with a one-time password',
    description: 'Where the site’s configuration has SMS OTP on.',
  })
  @ApiEnvelope(RegisteredDto, { errors: [...refusals, NoRegistrationHere, ...limits] })
  registerByOtp(@Body() request: RegisterByOtpRequestDto, @GuestOriginOf() origin: GuestOrigin): Promise<Registered> {
    return this.registrations.registerByOtp(request, origin);
  }

  @Post('forget-password')
  @BodyLimit(2 * 1024)
  @ApiCall('resetPassword', {
    purpose: 'A member has forgotten the password.',
    effect: 'A generated password by text message, good for one login.',
    repeat: 'never',
    limits:
      '10 an hour a number from one network, two a code from where it was not asked for, 100 in ten minutes an address. Beyond 10 an hour a number from everywhere, or 1,000 in ten minutes an agent, a call brings a proof of work.',
  })
  @ApiOperation({
    summary: 'A generated password by text message',
    description:
      'After a one-time password. The reply is the same whether or not the number is a member’s. The password is good for one login, and must be changed then.',
  })
  @ApiEnvelope(null, { errors: [CodeRefused, NoRegistrationHere, ...limits] })
  forget(@Body() request: ForgetPasswordRequestDto, @GuestOriginOf() origin: GuestOrigin): Promise<void> {
    return this.guests.forget(request, origin);
  }
}
