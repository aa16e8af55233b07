import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, TooManyRequests, type MemberRef } from '@housebrand/shared';
import {
  ApiCall,
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
  @ApiCall('getSeamlessMember', { purpose: 'Whether and how a member was taken over from another agent.' })
  @ApiOperation({ summary: 'The seamless record of a member' })
  @ApiMemberPath()
  @ApiEnvelope(SeamlessMemberDto, { errors: [Forbidden, NoSeamlessRecord] })
  find(@Subject() member: MemberRef): Promise<SeamlessMember> {
    return this.seamless.find(member);
  }

  @Post('member_seamless/:prefix')
  @AgentKeyOnly()
  @ApiCall('createSeamlessMember', {
    purpose: 'An agent’s own system takes a member over from another agent.',
    effect: 'A seamless record; a transferred credit is claimed at its source.',
    repeat: 'never',
    limits: '20 transfers a day.',
  })
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
  @ApiCall('createSeamlessAtFirstLogin', {
    purpose: 'An agent’s own system does by hand what a first login does.',
    effect: 'A seamless record.',
    repeat: 'safe',
  })
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
