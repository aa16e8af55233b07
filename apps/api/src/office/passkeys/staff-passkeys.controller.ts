import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags, ApiParam } from '@nestjs/swagger';
import { NewPasskeyDto, PasskeyAnswerDto } from '@housebrand/auth/nest';
import {
  NoStaffPasskeyHere,
  StaffLoginRefused,
  StaffPasskeyExists,
  StaffPasskeyRefused,
  UnknownStaffPasskey,
} from '@housebrand/office';
import {
  OfficeSession,
  PasskeyEnrolment,
  StaffPasskeyRequest,
  StaffPasskeys as PasskeyList,
} from '@housebrand/office/contracts';
import {
  OfficeOperation,
  OfficeStage,
  OwnStaffSession,
  StaffSessions,
  type LiveStaffSession,
} from '@housebrand/office/nest';
import { Forbidden, TooManyRequests } from '@housebrand/shared';
import { ApiEnvelope, BodyLimit, RemoteAddress } from '@housebrand/shared/nest';
import { BeginPasskeyDto, ID_PARAM } from '../dto/office.dto';
import { StaffPasskeys } from './staff-passkeys.service';

const BODY = 16 * 1024;
const tooMany = () => new TooManyRequests(600);

/** Passkeys of the account, which complete a login instead of a code. */
@ApiTags('session')
@Controller('api/office')
export class StaffPasskeysController {
  constructor(
    private readonly passkeys: StaffPasskeys,
    private readonly sessions: StaffSessions,
  ) {}

  @Get('passkeys')
  @OfficeOperation('session.passkeys', { purpose: 'Lists the passkeys of the account.' })
  @ApiOperation({ summary: 'List own passkeys' })
  @ApiEnvelope(PasskeyList, { errors: [Forbidden] })
  list(@OwnStaffSession() own: LiveStaffSession): Promise<PasskeyList> {
    return this.passkeys.list(own);
  }

  @Post('passkeys/challenge')
  @HttpCode(200)
  @OfficeOperation(
    'session.passkeys',
    {
      purpose: 'Returns the options that the page passes to `navigator.credentials.create`.',
      effect: 'Creates a challenge for this session and this host, valid for five minutes.',
      repeat: 'safe',
      limits: '30 challenges in 10 minutes; wrong passwords as at the login.',
    },
    'passkeys.begin',
  )
  @BodyLimit(BODY)
  @ApiOperation({ summary: 'Start adding a passkey' })
  @ApiEnvelope(PasskeyEnrolment, { errors: [Forbidden, StaffLoginRefused, NoStaffPasskeyHere, tooMany] })
  begin(
    @OwnStaffSession() own: LiveStaffSession,
    @Body() { password }: BeginPasskeyDto,
    @RemoteAddress() ip: string,
  ): Promise<PasskeyEnrolment> {
    return this.passkeys.begin(own, password, ip);
  }

  @Post('passkeys')
  @HttpCode(200)
  @OfficeOperation(
    'session.passkeys',
    {
      purpose: 'Adds the passkey that the browser created.',
      effect: 'From now on it completes a login on this host. The authenticator app stays.',
      repeat: 'never',
    },
    'passkeys.add',
  )
  @BodyLimit(BODY)
  @ApiOperation({ summary: 'Add a passkey' })
  @ApiEnvelope(PasskeyList, { errors: [Forbidden, StaffPasskeyRefused, StaffPasskeyExists] })
  add(@OwnStaffSession() own: LiveStaffSession, @Body() made: NewPasskeyDto): Promise<PasskeyList> {
    return this.passkeys.add(own, made);
  }

  @Delete('passkeys/:id')
  @ApiParam(ID_PARAM)
  @OfficeOperation(
    'session.passkeys',
    { purpose: 'Removes a passkey of the account.', effect: 'It completes no login any more.', repeat: 'safe' },
    'passkeys.remove',
  )
  @ApiOperation({ summary: 'Remove an own passkey' })
  @ApiEnvelope(null, { errors: [Forbidden, UnknownStaffPasskey] })
  remove(@OwnStaffSession() own: LiveStaffSession, @Param('id') id: string): Promise<void> {
    return this.passkeys.remove(own, id);
  }

  @Post('session/passkey-challenge')
  @HttpCode(200)
  @OfficeStage('askPasskey', {
    purpose: 'Returns the options that the page passes to `navigator.credentials.get`.',
    effect: 'Creates a challenge for this session and this host, valid for five minutes.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Ask for a passkey' })
  @ApiEnvelope(StaffPasskeyRequest)
  ask(@OwnStaffSession() own: LiveStaffSession): Promise<StaffPasskeyRequest> {
    return this.passkeys.ask(own);
  }

  @Post('session/passkey')
  @HttpCode(200)
  @OfficeStage('showPasskey', {
    purpose: 'Completes the login with a passkey instead of a code.',
    effect: 'Opens the session. A challenge is answered once.',
    repeat: 'never',
  })
  @BodyLimit(BODY)
  @ApiOperation({ summary: 'Show a passkey' })
  @ApiEnvelope(OfficeSession, { errors: [StaffPasskeyRefused] })
  async show(@OwnStaffSession() own: LiveStaffSession, @Body() answer: PasskeyAnswerDto): Promise<OfficeSession> {
    await this.passkeys.show(own, answer);
    return this.sessions.describe({ ...own, stage: 'OPEN' });
  }
}
