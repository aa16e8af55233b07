import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Conflict, TooManyRequests } from '@housebrand/shared';
import {
  ApiCall,
  ApiEnvelope,
  ApiMemberPath,
  BodyLimit,
  CurrentSession,
  ApiAddition,
  type MemberPrincipal,
} from '@housebrand/shared/nest';
import {
  ForeignOrigin,
  NoPasskeyHere,
  NoSuchFactor,
  PasskeyExists,
  PasskeyRefused,
  SecondFactorRefused,
} from '../../core';
import { PasskeyEnrolment, SecondFactors, TotpEnrolment, RecoveryCodes } from '../../core/contracts';
import { NewPasskeyDto } from '../dto/passkey.dto';
import { ConfirmFactorDto, FactorNameDto, FactorPathDto } from '../dto/second-factor.dto';
import { KeepsDevice, type KnownDeviceReply } from '../session/session-reply.interceptors';
import { SecondFactorService } from './second-factor.service';

const tooMany = () => new Conflict();
const tooOften = () => new TooManyRequests(600);

@ApiTags('account')
@Controller('api/apps/second_factors/:prefix/:username')
export class SecondFactorsController {
  constructor(private readonly factors: SecondFactorService) {}

  @Get()
  @ApiAddition()
  @ApiMemberPath()
  @ApiCall('listSecondFactors', { purpose: 'Fills the two-step login page.' })
  @ApiOperation({ summary: "List the member's second factors" })
  @ApiEnvelope(SecondFactors)
  list(@CurrentSession() own: MemberPrincipal): Promise<SecondFactors> {
    return this.factors.list(own);
  }

  @Post('totp')
  @ApiAddition()
  @ApiMemberPath()
  @ApiCall('beginTotp', {
    purpose: 'Returns the secret for an authenticator app.',
    effect:
      'Creates a secret that takes effect when its first code is confirmed. An earlier unconfirmed secret is discarded.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Start setting up an authenticator app',
    description:
      'The member must have entered the password in the last five minutes. Only the same session can confirm the app, within ten minutes. A new second factor, a removed one or a changed password cancels the setup.',
  })
  @ApiEnvelope(TotpEnrolment, { errors: [ForeignOrigin, tooMany] })
  begin(@CurrentSession() own: MemberPrincipal): Promise<TotpEnrolment> {
    return this.factors.begin(own);
  }

  @Post('totp/:id/confirm')
  @ApiAddition()
  @KeepsDevice()
  @BodyLimit(2 * 1024)
  @ApiCall('confirmTotp', {
    purpose: 'Proves with the first code that the app is set up correctly.',
    effect:
      'From now on the second factor is required for logins from new devices and before money moves. The first second factor makes all other devices count as new.',
    repeat: 'never',
    limits: 'Per session: 5 wrong codes, then a growing pause after each; 20 in a day end the session.',
  })
  @ApiOperation({ summary: 'Confirm an authenticator app' })
  @ApiEnvelope(RecoveryCodes, {
    errors: [ForeignOrigin, SecondFactorRefused, NoSuchFactor, tooMany, tooOften],
  })
  confirm(
    @CurrentSession() own: MemberPrincipal,
    @Param() { id }: FactorPathDto,
    @Body() body: ConfirmFactorDto,
  ): Promise<KnownDeviceReply<RecoveryCodes>> {
    return this.factors.confirm(own, id, body);
  }

  @Post('passkey')
  @ApiAddition()
  @ApiMemberPath()
  @ApiCall('beginPasskey', {
    purpose: 'Returns the options that the page passes to `navigator.credentials.create`.',
    effect: 'Creates a challenge for this host, valid for five minutes.',
    repeat: 'safe',
    limits: '30 in 10 minutes.',
  })
  @ApiOperation({
    summary: 'Start adding a passkey',
    description:
      'For web pages only. The member must have entered the password in the last five minutes. Only the same session can confirm the passkey. A new second factor, a removed one or a changed password cancels the challenge.',
  })
  @ApiEnvelope(PasskeyEnrolment, {
    errors: [ForeignOrigin, NoPasskeyHere, tooMany, tooOften],
  })
  beginPasskey(@CurrentSession() own: MemberPrincipal): Promise<PasskeyEnrolment> {
    return this.factors.beginPasskey(own);
  }

  @Post('passkey/confirm')
  @ApiAddition()
  @KeepsDevice()
  @ApiMemberPath()
  @BodyLimit(16 * 1024)
  @ApiCall('addPasskey', {
    purpose: 'Registers the passkey that the browser created.',
    effect: 'As for `confirmTotp`: the passkey is required from now on, at the host where it was created.',
    repeat: 'never',
  })
  @ApiOperation({ summary: 'Confirm a new passkey' })
  @ApiEnvelope(RecoveryCodes, {
    errors: [ForeignOrigin, PasskeyRefused, PasskeyExists, NoSuchFactor, tooMany],
  })
  addPasskey(
    @CurrentSession() own: MemberPrincipal,
    @Body() made: NewPasskeyDto,
  ): Promise<KnownDeviceReply<RecoveryCodes>> {
    return this.factors.addPasskey(own, made);
  }

  @Post('recovery_codes')
  @ApiAddition()
  @ApiMemberPath()
  @ApiCall('renewRecoveryCodes', {
    purpose: 'Replaces recovery codes that are used up or may have been seen.',
    effect: 'Creates ten codes. The old codes become invalid.',
    repeat: 'never',
  })
  @ApiOperation({ summary: 'Generate new recovery codes' })
  @ApiEnvelope(RecoveryCodes, { errors: [ForeignOrigin, NoSuchFactor] })
  renewCodes(@CurrentSession() own: MemberPrincipal): Promise<RecoveryCodes> {
    return this.factors.renewCodes(own);
  }

  @Post(':id/rename')
  @ApiAddition()
  @BodyLimit(2 * 1024)
  @ApiCall('renameSecondFactor', {
    purpose: 'Helps a member tell several second factors apart.',
    effect: 'Changes the name.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Rename a second factor' })
  @ApiEnvelope(null, { errors: [ForeignOrigin, NoSuchFactor] })
  rename(
    @CurrentSession() own: MemberPrincipal,
    @Param() { id }: FactorPathDto,
    @Body() { name }: FactorNameDto,
  ): Promise<void> {
    return this.factors.rename(own, id, name);
  }

  @Post(':id/remove')
  @ApiAddition()
  @ApiCall('removeSecondFactor', {
    purpose: 'Removes a device or app that the member no longer uses.',
    effect: 'The second factor is no longer required. Removing the last one also deletes the recovery codes.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Remove a second factor',
    description: 'The second factor must have been shown in the last ten minutes.',
  })
  @ApiEnvelope(null, { errors: [ForeignOrigin, NoSuchFactor] })
  remove(@CurrentSession() own: MemberPrincipal, @Param() { id }: FactorPathDto): Promise<void> {
    return this.factors.remove(own, id);
  }
}
