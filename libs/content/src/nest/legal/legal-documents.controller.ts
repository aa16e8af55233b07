import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound } from '@housebrand/shared';
import {
  AgentKeyOnly,
  ApiAddition,
  ApiCall,
  ApiEnvelope,
  BodyLimit,
  CurrentCaller,
  Public,
  RequestedAgent,
  type Caller,
  type PreparedResponse,
} from '@housebrand/shared/nest';
import { LegalVersionReplaced } from '../../core';
import { LegalDocument } from '../../core/contracts';
import { BannersQueryDto } from '../dto/banners-query.dto';
import { LegalKindPathDto, PublishDocumentDto } from '../dto/legal.dto';
import { LegalDocumentsService } from './legal-documents.service';

const DOCUMENT_BYTES = 512 * 1024;

/** An agent's terms and privacy notice. */
@ApiTags('content')
@Controller('api/apps/legal/:kind')
export class LegalDocumentsController {
  constructor(private readonly documents: LegalDocumentsService) {}

  @Get()
  @Public()
  @ApiAddition()
  @ApiCall('getLegalDocument', {
    purpose: 'Returns the current terms or privacy notice, also to guests.',
    caching: 'With an `ETag`: send it as `If-None-Match` to get 304 while nothing has changed.',
  })
  @ApiOperation({
    summary: 'Get the current terms or privacy notice',
    description: "Until the agent publishes its own, version 1 is the house's.",
  })
  @ApiEnvelope(LegalDocument, { errors: [NotFound] })
  current(
    @RequestedAgent() prefix: string,
    @Param() { kind }: LegalKindPathDto,
    @Query() _: BannersQueryDto,
  ): PreparedResponse {
    return this.documents.prepared(prefix, kind);
  }

  @Get('versions')
  @AgentKeyOnly()
  @ApiAddition()
  @ApiCall('listLegalVersions', { purpose: 'Shows what members have accepted: every version with its text.' })
  @ApiOperation({ summary: 'List all versions of the terms or the privacy notice', description: 'Newest first.' })
  @ApiEnvelope(LegalDocument, { isArray: true })
  versions(@CurrentCaller() { prefix }: Caller, @Param() { kind }: LegalKindPathDto): Promise<LegalDocument[]> {
    return this.documents.versions(prefix, kind);
  }

  @Post()
  @HttpCode(200)
  @AgentKeyOnly()
  @BodyLimit(DOCUMENT_BYTES)
  @ApiAddition()
  @ApiCall('publishLegalDocument', {
    purpose: 'Publishes new terms or a new privacy notice.',
    effect: 'The new version applies to registrations immediately; members see it once after a login.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Publish a version of the terms or the privacy notice',
    description: 'A published version never changes. The text of the current version publishes nothing.',
  })
  @ApiEnvelope(LegalDocument, { errors: [LegalVersionReplaced] })
  publish(
    @CurrentCaller() { prefix }: Caller,
    @Param() { kind }: LegalKindPathDto,
    @Body() { text }: PublishDocumentDto,
  ): Promise<LegalDocument> {
    return this.documents.publish(prefix, kind, text, 'agent key');
  }
}
