import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type MemberRef } from '@housebrand/shared';
import {
  AgentKeyAllowed,
  ApiAddition,
  ApiCall,
  ApiEnvelope,
  ApiMemberPath,
  Self,
  Subject,
} from '@housebrand/shared/nest';
import { LegalVersionReplaced } from '../../core';
import { LegalConsent } from '../../core/contracts';
import { AcceptVersionsDto } from '../dto/legal.dto';
import { ConsentsService } from './consents.service';

@ApiTags('content')
@Controller('api/apps/consents/:prefix/:username')
export class ConsentsController {
  constructor(private readonly consents: ConsentsService) {}

  @Get()
  @ApiMemberPath()
  @AgentKeyAllowed()
  @ApiAddition()
  @ApiCall('listConsents', {
    purpose: 'Shows which versions of the terms and the privacy notice a member has accepted, and when.',
  })
  @ApiOperation({ summary: "List a member's consents" })
  @ApiEnvelope(LegalConsent, { isArray: true })
  list(@Subject() member: MemberRef): Promise<LegalConsent[]> {
    return this.consents.list(member);
  }

  @Post()
  @ApiMemberPath()
  @HttpCode(200)
  @ApiAddition()
  @ApiCall('acceptVersions', {
    purpose: 'Accepts a new version of the terms or the privacy notice.',
    effect: 'Stores the versions and the time.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Accept the current terms and privacy notice',
    description: 'Takes the versions that the member has read. Refused with 409 if one of them is no longer current.',
  })
  @ApiEnvelope(LegalConsent, { isArray: true, errors: [LegalVersionReplaced] })
  accept(@Self() member: MemberRef, @Body() versions: AcceptVersionsDto): Promise<LegalConsent[]> {
    return this.consents.accept(member, versions);
  }
}
