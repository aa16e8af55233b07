import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { TooManyRequests } from '@housebrand/shared';
import { ApiEnvelope, BodyLimit, RemoteAddress, Settings } from '@housebrand/shared/nest';
import type { FastifyReply } from 'fastify';
import { StaffCodeRefused, StaffFactorExists, StaffLoginRefused, UnknownInvitation } from '../../core';
import { FactorEnrolment, OfficeSession, OfficeSessions } from '../../core/contracts';
import { AcceptInvitationDto, OfficeCodeDto, OfficeLoginDto } from '../dto/staff.dto';
import { OfficeEntry, OfficeOperation, OfficeStage, OwnStaffSession } from './office-operation';
import { clearStaffCookie, setStaffCookie } from './staff-cookie';
import { StaffLogin } from './staff-login.service';
import { StaffSessions, type LiveStaffSession } from './staff-sessions.service';

const BODY = 4 * 1024;
const tooMany = () => new TooManyRequests(60);
const LIMITS = 'Counts failures only: 10 in 10 minutes per account and address, 20 accounts in 10 minutes per address.';
const CODE_LIMITS = 'Five wrong codes per account in 15 minutes.';

/** Logins and sessions of the back office. */
@ApiTags('session')
@Controller('api/office')
export class StaffSessionController {
  constructor(
    private readonly logins: StaffLogin,
    private readonly sessions: StaffSessions,
    private readonly settings: Settings,
  ) {}

  @Post('session')
  @OfficeEntry('login', {
    purpose: 'Checks the password. The session can only complete the login until the second factor is shown.',
    effect: 'Sets the cookie `hb_office`.',
    repeat: 'safe',
    limits: LIMITS,
  })
  @BodyLimit(BODY)
  @ApiOperation({ summary: 'Log in' })
  @ApiEnvelope(OfficeSession, { errors: [StaffLoginRefused, tooMany] })
  async login(
    @Body() request: OfficeLoginDto,
    @RemoteAddress() ip: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OfficeSession> {
    return this.started(reply, await this.logins.login(request, ip));
  }

  @Post('invitations/acceptance')
  @OfficeEntry('acceptInvitation', {
    purpose: 'Sets the password of an invited account.',
    effect: 'Uses the invitation, ends other sessions of the account and removes its second factor.',
    repeat: 'never',
    limits: 'Twenty unknown invitations in 10 minutes per address.',
  })
  @BodyLimit(BODY)
  @ApiOperation({ summary: 'Accept an invitation' })
  @ApiEnvelope(OfficeSession, { errors: [UnknownInvitation, tooMany] })
  async accept(
    @Body() request: AcceptInvitationDto,
    @RemoteAddress() ip: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OfficeSession> {
    return this.started(reply, await this.logins.accept(request, ip));
  }

  @Get('session')
  @OfficeStage('session.read', { purpose: 'Identifies the account and what it may do.' })
  @ApiOperation({ summary: 'Get the session' })
  @ApiEnvelope(OfficeSession)
  read(@OwnStaffSession() own: LiveStaffSession): Promise<OfficeSession> {
    return this.sessions.describe(own);
  }

  @Post('session/factor')
  @HttpCode(200)
  @OfficeStage('showFactor', {
    purpose: 'Completes the login with a code of the authenticator app.',
    effect: 'Opens the session. A code is valid once.',
    repeat: 'never',
    limits: CODE_LIMITS,
  })
  @BodyLimit(BODY)
  @ApiOperation({ summary: 'Show the second factor' })
  @ApiEnvelope(OfficeSession, { errors: [StaffCodeRefused, tooMany] })
  async show(@OwnStaffSession() own: LiveStaffSession, @Body() { code }: OfficeCodeDto): Promise<OfficeSession> {
    await this.logins.show(own, code);
    return this.sessions.describe({ ...own, stage: 'OPEN' });
  }

  @Post('session/enrolment')
  @HttpCode(200)
  @OfficeStage('beginEnrolment', {
    purpose: 'Starts to set up an authenticator app.',
    effect: 'Stores a new secret in place of an unconfirmed one.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Set up an authenticator app' })
  @ApiEnvelope(FactorEnrolment, { errors: [StaffFactorExists] })
  beginEnrolment(@OwnStaffSession() own: LiveStaffSession): Promise<FactorEnrolment> {
    return this.logins.beginEnrolment(own);
  }

  @Post('session/enrolment/confirmation')
  @HttpCode(200)
  @OfficeStage('confirmEnrolment', {
    purpose: 'Confirms the authenticator app by its first code.',
    effect: 'Opens the session.',
    repeat: 'never',
    limits: CODE_LIMITS,
  })
  @BodyLimit(BODY)
  @ApiOperation({ summary: 'Confirm the authenticator app' })
  @ApiEnvelope(OfficeSession, { errors: [StaffCodeRefused, StaffFactorExists, tooMany] })
  async confirmEnrolment(
    @OwnStaffSession() own: LiveStaffSession,
    @Body() { code }: OfficeCodeDto,
  ): Promise<OfficeSession> {
    await this.logins.confirmEnrolment(own, code);
    return this.sessions.describe({ ...own, stage: 'OPEN' });
  }

  @Delete('session')
  @OfficeStage('logout', { purpose: 'Ends the session.', effect: 'Removes the cookie.', repeat: 'safe' })
  @ApiOperation({ summary: 'Log out' })
  @ApiEnvelope(null)
  async logout(
    @OwnStaffSession() { account, session }: LiveStaffSession,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.end(account, session.id);
    clearStaffCookie(reply, this.settings);
  }

  @Get('sessions')
  @OfficeOperation('session.read', { purpose: 'Lists the live sessions of the account.' }, 'session.list')
  @ApiOperation({ summary: 'List own sessions' })
  @ApiEnvelope(OfficeSessions)
  list(@OwnStaffSession() own: LiveStaffSession): Promise<OfficeSessions> {
    return this.sessions.list(own);
  }

  @Delete('sessions/:id')
  @ApiParam({ name: 'id', description: 'Id of the session.', schema: { type: 'string', format: 'uuid' } })
  @OfficeOperation('session.end', {
    purpose: 'Ends a session of the account.',
    effect: 'The device is logged out.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'End an own session' })
  @ApiEnvelope(null)
  end(@OwnStaffSession() { account }: LiveStaffSession, @Param('id') id: string): Promise<void> {
    return this.sessions.end(account, id);
  }

  private async started(reply: FastifyReply, secret: string): Promise<OfficeSession> {
    setStaffCookie(reply, secret, this.settings);
    void reply.header('cache-control', 'no-store');
    return this.sessions.describe((await this.sessions.find(secret))!);
  }
}
