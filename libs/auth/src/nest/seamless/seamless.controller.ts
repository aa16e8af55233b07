import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, TooManyRequests, type MemberRef } from '@housebrand/shared';
import {
  AgentKeyAllowed,
  AgentKeyOnly,
  ApiAgentPath,
  ApiEnvelope,
  ApiMemberPath,
  CurrentCaller,
  Subject,
  type Caller,
} from '@housebrand/shared/nest';
import {
  FirstLoginFailed,
  NoSeamlessRecord,
  SeamlessRecordExists,
  TransferClaimed,
  TransferCreditMismatch,
  TransferNotPossible,
  type SeamlessMember,
} from '../../core';
import { CreateSeamlessDto, FirstLoginDto, SeamlessMemberDto } from '../dto/seamless.dto';
import { fromCreation, fromFirstLogin } from './seamless.mapper';
import { SeamlessService } from './seamless.service';

@ApiTags('members')
@Controller('api/apps')
export class SeamlessController {
  constructor(private readonly seamless: SeamlessService) {}

  @Get('member_seamless/:prefix/username/:username')
  @AgentKeyAllowed()
  @ApiOperation({ summary: 'The seamless record of a member' })
  @ApiMemberPath()
  @ApiEnvelope(SeamlessMemberDto, { errors: [Forbidden, NoSeamlessRecord] })
  find(@Subject() member: MemberRef): Promise<SeamlessMember> {
    return this.seamless.find(member);
  }

  @Post('member_seamless/:prefix')
  @AgentKeyOnly()
  @ApiOperation({
    summary: 'Create a seamless record',
    description:
      'A transferred credit needs the consent of both agents (`fromAgents`, `toAgents`), is re-read from the source and can be claimed once.',
  })
  @ApiAgentPath()
  @ApiEnvelope(SeamlessMemberDto, {
    errors: [
      Forbidden,
      SeamlessRecordExists,
      TransferClaimed,
      TransferCreditMismatch,
      TransferNotPossible,
      () => new TooManyRequests(86_400),
    ],
  })
  create(@CurrentCaller() { prefix }: Caller, @Body() body: CreateSeamlessDto): Promise<SeamlessMember> {
    return this.seamless.create(prefix, fromCreation(body));
  }

  @Post('member_seamless_first_login/:prefix')
  @AgentKeyOnly()
  @ApiOperation({
    summary: "Create a member's seamless record as a first login does",
    description: "Fails when the agent's first-login flag is off.",
  })
  @ApiAgentPath()
  @ApiEnvelope(SeamlessMemberDto, { errors: [Forbidden, FirstLoginFailed] })
  createAtFirstLogin(@CurrentCaller() { prefix }: Caller, @Body() body: FirstLoginDto): Promise<SeamlessMember> {
    return this.seamless.createAtFirstLogin(prefix, fromFirstLogin(body));
  }
}
