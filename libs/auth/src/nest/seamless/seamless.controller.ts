import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { TooManyRequests, type MemberRef } from '@housebrand/shared';
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
} from '../../core';
import { SeamlessMember } from '../../core/contracts';
import { CreateSeamlessDto, FirstLoginDto } from '../dto/seamless.dto';
import { fromCreation, fromFirstLogin } from './seamless.mapper';
import { SeamlessService } from './seamless.service';

@ApiTags('members')
@Controller('api/apps')
export class SeamlessController {
  constructor(private readonly seamless: SeamlessService) {}

  @Get('member_seamless/:prefix/username/:username')
  @AgentKeyAllowed()
  @ApiCall('getSeamlessMember', { purpose: 'Shows whether and how a member came from another agent.' })
  @ApiOperation({ summary: "Get a member's seamless record" })
  @ApiMemberPath()
  @ApiEnvelope(SeamlessMember, { errors: [NoSeamlessRecord] })
  find(@Subject() member: MemberRef): Promise<SeamlessMember> {
    return this.seamless.find(member);
  }

  @Post('member_seamless/:prefix')
  @AgentKeyOnly()
  @ApiCall('createSeamlessMember', {
    purpose: "Lets an agent's own system accept a member from another agent.",
    effect: 'Creates the seamless record. Transferred credit is claimed at the source agent.',
    repeat: 'never',
    limits: '20 failed transfers per day and agent.',
  })
  @ApiOperation({
    summary: "Create a member's seamless record",
    description:
      'A credit transfer needs the consent of both agents (`fromAgents`, `toAgents`). The amount is read again from the source and can be claimed once.',
  })
  @ApiAgentPath()
  @ApiEnvelope(SeamlessMember, {
    errors: [
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
    purpose: "Lets an agent's own system create the record that a first login would create.",
    effect: 'Creates the seamless record.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Create a seamless record without login',
    description: 'Fails if first login is off for the agent.',
  })
  @ApiAgentPath()
  @ApiEnvelope(SeamlessMember, { errors: [FirstLoginFailed] })
  createAtFirstLogin(@CurrentCaller() { prefix }: Caller, @Body() body: FirstLoginDto): Promise<SeamlessMember> {
    return this.seamless.createAtFirstLogin(prefix, fromFirstLogin(body));
  }
}
