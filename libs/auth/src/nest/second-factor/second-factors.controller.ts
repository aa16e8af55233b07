import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Conflict, Forbidden, TooManyRequests } from '@housebrand/shared';
import {
  ApiCall,
  ApiEnvelope,
  ApiMemberPath,
  BodyLimit,
  CurrentSession,
  Ours,
  type MemberPrincipal,
} from '@housebrand/shared/nest';
import {
  ForeignOrigin,
  NoPasskeyHere,
  NoSuchFactor,
  PasskeyExists,
  PasskeyRefused,
  SecondFactorRefused,
  type PasskeyEnrolment,
  type RecoveryCodes,
  type SecondFactors,
  type TotpEnrolment,
} from '../../core';
import { NewPasskeyDto, PasskeyEnrolmentDto } from '../dto/passkey.dto';
import {
  ConfirmFactorDto,
  FactorNameDto,
  FactorPathDto,
  RecoveryCodesDto,
  SecondFactorsDto,
  TotpEnrolmentDto,
} from '../dto/second-factor.dto';
import { KeepsDevice, type KnownDeviceReply } from '../session/session-reply.interceptors';
import { SecondFactorService } from './second-factor.service';

const tooMany = () => new Conflict();
const tooOften = () => new TooManyRequests(600);

@ApiTags('account')
@Controller('api/apps/second_factors/:prefix/:username')
export class SecondFactorsController {
  constructor(private readonly factors: SecondFactorService) {}

  @Get()
  @Ours()
  @ApiMemberPath()
  @ApiCall('listSecondFactors', { purpose: 'The page “two-step login”: what is asked for beside the password.' })
  @ApiOperation({ summary: "The member's second factors", description: 'Ours, not in the specification.' })
  @ApiEnvelope(SecondFactorsDto, { errors: [Forbidden] })
  list(@CurrentSession() own: MemberPrincipal): Promise<SecondFactors> {
    return this.factors.list(own);
  }

  @Post('totp')
  @Ours()
  @ApiMemberPath()
  @ApiCall('beginTotp', {
    purpose: 'A member sets up an authenticator app.',
    effect: 'A secret that counts only once its first code has come; an earlier one that never did is dropped.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Begin to set up an app',
    description:
      'Ours. The password was typed in the last five minutes. Only the session that starts it can confirm it, within ten minutes; a new factor, a removed one or a new password ends it.',
  })
  @ApiEnvelope(TotpEnrolmentDto, { errors: [Forbidden, ForeignOrigin, tooMany] })
  begin(@CurrentSession() own: MemberPrincipal): Promise<TotpEnrolment> {
    return this.factors.begin(own);
  }

  @Post('totp/:id/confirm')
  @Ours()
  @KeepsDevice()
  @BodyLimit(2 * 1024)
  @ApiCall('confirmTotp', {
    purpose: 'The app shows its first code: it was set up right.',
    effect:
      'From now on it is asked for at logins from new devices and before money moves. With the first one every other device is new again.',
    repeat: 'never',
    limits: '5 wrong codes of a session, then a pause after each; 20 within a day end the session.',
  })
  @ApiOperation({ summary: 'Confirm an app with its first code', description: 'Ours.' })
  @ApiEnvelope(RecoveryCodesDto, {
    errors: [Forbidden, ForeignOrigin, SecondFactorRefused, NoSuchFactor, tooMany, tooOften],
  })
  confirm(
    @CurrentSession() own: MemberPrincipal,
    @Param() { id }: FactorPathDto,
    @Body() body: ConfirmFactorDto,
  ): Promise<KnownDeviceReply<RecoveryCodes>> {
    return this.factors.confirm(own, id, body);
  }

  @Post('passkey')
  @Ours()
  @ApiMemberPath()
  @ApiCall('beginPasskey', {
    purpose: 'A member adds a passkey: the page hands this to `navigator.credentials.create`.',
    effect: 'A challenge, for this host and five minutes.',
    repeat: 'safe',
    limits: '30 in ten minutes.',
  })
  @ApiOperation({
    summary: 'Begin to add a passkey',
    description:
      'Ours, for pages alone. The password was typed in the last five minutes. Only the session that starts it can confirm it; a new factor, a removed one or a new password ends it.',
  })
  @ApiEnvelope(PasskeyEnrolmentDto, {
    errors: [Forbidden, ForeignOrigin, NoPasskeyHere, tooMany, tooOften],
  })
  beginPasskey(@CurrentSession() own: MemberPrincipal): Promise<PasskeyEnrolment> {
    return this.factors.beginPasskey(own);
  }

  @Post('passkey/confirm')
  @Ours()
  @KeepsDevice()
  @ApiMemberPath()
  @BodyLimit(16 * 1024)
  @ApiCall('addPasskey', {
    purpose: 'The browser has made the passkey.',
    effect: 'As with `confirmTotp`: it is asked for from now on, at the host where it was made.',
    repeat: 'never',
  })
  @ApiOperation({ summary: 'Add a passkey', description: 'Ours.' })
  @ApiEnvelope(RecoveryCodesDto, {
    errors: [Forbidden, ForeignOrigin, PasskeyRefused, PasskeyExists, NoSuchFactor, tooMany],
  })
  addPasskey(
    @CurrentSession() own: MemberPrincipal,
    @Body() made: NewPasskeyDto,
  ): Promise<KnownDeviceReply<RecoveryCodes>> {
    return this.factors.addPasskey(own, made);
  }

  @Post('recovery_codes')
  @Ours()
  @ApiMemberPath()
  @ApiCall('renewRecoveryCodes', {
    purpose: 'The recovery codes are used up or were seen by somebody.',
    effect: 'Ten new ones; the old ones are nothing any more.',
    repeat: 'never',
  })
  @ApiOperation({ summary: 'Make new recovery codes', description: 'Ours.' })
  @ApiEnvelope(RecoveryCodesDto, { errors: [Forbidden, ForeignOrigin, NoSuchFactor] })
  renewCodes(@CurrentSession() own: MemberPrincipal): Promise<RecoveryCodes> {
    return this.factors.renewCodes(own);
  }

  @Post(':id/rename')
  @Ours()
  @BodyLimit(2 * 1024)
  @ApiCall('renameSecondFactor', {
    purpose: 'A member has two and wants to tell them apart.',
    effect: 'Another name.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Name a second factor', description: 'Ours.' })
  @ApiEnvelope(null, { errors: [Forbidden, ForeignOrigin, NoSuchFactor] })
  rename(
    @CurrentSession() own: MemberPrincipal,
    @Param() { id }: FactorPathDto,
    @Body() { name }: FactorNameDto,
  ): Promise<void> {
    return this.factors.rename(own, id, name);
  }

  @Post(':id/remove')
  @Ours()
  @ApiCall('removeSecondFactor', {
    purpose: 'A phone was sold, or the member wants the password alone.',
    effect: 'It is asked for no more; with the last one the recovery codes go.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Take a second factor off', description: 'Ours. It was shown in the last ten minutes.' })
  @ApiEnvelope(null, { errors: [Forbidden, ForeignOrigin, NoSuchFactor] })
  remove(@CurrentSession() own: MemberPrincipal, @Param() { id }: FactorPathDto): Promise<void> {
    return this.factors.remove(own, id);
  }
}
