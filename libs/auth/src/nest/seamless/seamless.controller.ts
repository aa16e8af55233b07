import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden } from '@housebrand/shared';
import { AgentKeyAllowed, AgentKeyOnly, ApiEnvelope, CurrentPrincipal, type Principal } from '@housebrand/shared/nest';
import {
  FirstLoginFailed,
  NoSeamlessRecord,
  SeamlessRecordExists,
  TransferCreditMismatch,
  TransferNotPossible,
  type SeamlessMember,
} from '../../core';
import {
  AgentPathDto,
  CreateSeamlessDto,
  FirstLoginDto,
  SeamlessMemberDto,
  SeamlessPathDto,
} from '../dto/seamless.dto';
import { fromCreation, fromFirstLogin } from './seamless.mapper';
import { SeamlessService } from './seamless.service';

@ApiTags('members')
@Controller('api/apps')
export class SeamlessController {
  constructor(private readonly seamless: SeamlessService) {}

  @Get('member_seamless/:prefix/username/:username')
  @AgentKeyAllowed()
  @ApiOperation({ summary: 'The seamless record of a member' })
  @ApiEnvelope(SeamlessMemberDto, { errors: [Forbidden, NoSeamlessRecord] })
  find(
    @CurrentPrincipal() principal: Principal,
    @Param() { prefix, username }: SeamlessPathDto,
  ): Promise<SeamlessMember> {
    return this.seamless.find(principal, prefix, username);
  }

  @Post('member_seamless/:prefix')
  @AgentKeyOnly()
  @ApiOperation({
    summary: 'Create a seamless record',
    description: 'A transferred credit is re-read from the source agent.',
  })
  @ApiEnvelope(SeamlessMemberDto, {
    errors: [Forbidden, SeamlessRecordExists, TransferCreditMismatch, TransferNotPossible],
  })
  create(
    @CurrentPrincipal() principal: Principal,
    @Param() { prefix }: AgentPathDto,
    @Body() body: CreateSeamlessDto,
  ): Promise<SeamlessMember> {
    return this.seamless.create(principal, prefix, body.agentID, fromCreation(body));
  }

  @Post('member_seamless_first_login/:prefix')
  @AgentKeyOnly()
  @ApiOperation({
    summary: "Create a member's seamless record as a first login does",
    description: "Fails when the agent's first-login flag is off.",
  })
  @ApiEnvelope(SeamlessMemberDto, { errors: [Forbidden, FirstLoginFailed] })
  createAtFirstLogin(
    @CurrentPrincipal() principal: Principal,
    @Param() { prefix }: AgentPathDto,
    @Body() body: FirstLoginDto,
  ): Promise<SeamlessMember> {
    return this.seamless.createAtFirstLogin(principal, prefix, body.agentID, fromFirstLogin(body));
  }
}
