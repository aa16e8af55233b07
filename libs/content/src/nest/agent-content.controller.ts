import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound } from '@housebrand/shared';
import {
  AgentKeyOnly,
  ApiCall,
  ApiEnvelope,
  BodyLimit,
  CurrentCaller,
  Public,
  RequestedAgent,
  type Caller,
  type PreparedResponse,
  ApiAddition,
} from '@housebrand/shared/nest';
import type { AgentAnnouncement, FaqTopic, PromotionText, ScheduledBanner, Tutorial } from '../core';
import { AgentContentService } from './agent-content.service';
import { ScheduledBannerDto } from './dto/banner.dto';
import { BannersQueryDto } from './dto/banners-query.dto';
import {
  AgentAnnouncementListDto,
  BannerListDto,
  FaqListDto,
  PromotionTextListDto,
  TutorialListDto,
} from './dto/content-lists.dto';
import { AgentAnnouncementDto, FaqTopicDto, PromotionTextDto, TutorialDto } from './dto/content-rows.dto';

const LIST_BYTES = 512 * 1024;
const EFFECT = 'The list becomes the one sent, for all members immediately.';
const CACHING = 'With an `ETag`: send it as `If-None-Match` to get 304 while nothing has changed.';
const description = 'Replaces the whole list. Every version is stored.';

/** The content that agents write for their members. */
@ApiTags('content')
@Controller('api/apps')
export class AgentContentController {
  constructor(private readonly content: AgentContentService) {}

  @Get('faq')
  @Public()
  @ApiAddition()
  @ApiCall('listFaq', { purpose: 'Fills the help page. Questions are grouped by topic.', caching: CACHING })
  @ApiOperation({ summary: 'List frequently asked questions', description: 'With an `ETag`.' })
  @ApiEnvelope(FaqTopicDto, { isArray: true, errors: [NotFound] })
  faq(@RequestedAgent() prefix: string, @Query() _query: BannersQueryDto): PreparedResponse {
    return this.content.prepared(prefix, 'faq');
  }

  @Put('faq')
  @AgentKeyOnly()
  @BodyLimit(LIST_BYTES)
  @ApiAddition()
  @ApiCall('saveFaq', {
    purpose: 'Publishes the frequently asked questions of an agent.',
    effect: EFFECT,
    repeat: 'safe',
  })
  @ApiOperation({ summary: "Replace the agent's frequently asked questions", description })
  @ApiEnvelope(FaqTopicDto, { isArray: true })
  putFaq(@CurrentCaller() { prefix }: Caller, @Body() { rows }: FaqListDto): Promise<FaqTopic[]> {
    return this.content.replace(prefix, 'faq', rows, 'agent key');
  }

  @Get('tutorials')
  @Public()
  @ApiAddition()
  @ApiCall('listTutorials', { purpose: 'Returns the tutorials with all steps.', caching: CACHING })
  @ApiOperation({ summary: "List the agent's tutorials", description: 'With an `ETag`.' })
  @ApiEnvelope(TutorialDto, { isArray: true, errors: [NotFound] })
  tutorials(@RequestedAgent() prefix: string, @Query() _query: BannersQueryDto): PreparedResponse {
    return this.content.prepared(prefix, 'tutorials');
  }

  @Put('tutorials')
  @AgentKeyOnly()
  @BodyLimit(LIST_BYTES)
  @ApiAddition()
  @ApiCall('saveTutorials', { purpose: 'Publishes the tutorials of an agent.', effect: EFFECT, repeat: 'safe' })
  @ApiOperation({ summary: "Replace the agent's tutorials", description })
  @ApiEnvelope(TutorialDto, { isArray: true })
  putTutorials(@CurrentCaller() { prefix }: Caller, @Body() { rows }: TutorialListDto): Promise<Tutorial[]> {
    return this.content.replace(prefix, 'tutorials', rows, 'agent key');
  }

  @Put('banners')
  @AgentKeyOnly()
  @BodyLimit(LIST_BYTES)
  @ApiAddition()
  @ApiCall('saveBanners', {
    purpose: 'Changes the carousel on the home page of an agent.',
    effect: EFFECT,
    repeat: 'safe',
  })
  @ApiOperation({
    summary: "Replace the agent's banners",
    description: `${description} The reply also contains the banners that are not shown at the moment; the list of banners does not.`,
  })
  @ApiEnvelope(ScheduledBannerDto, { isArray: true })
  putBanners(@CurrentCaller() { prefix }: Caller, @Body() { rows }: BannerListDto): Promise<ScheduledBanner[]> {
    return this.content.replace(prefix, 'banners', rows, 'agent key');
  }

  @Get('promotion_texts')
  @AgentKeyOnly()
  @ApiAddition()
  @ApiCall('listPromotionTexts', { purpose: "Reads an agent's own texts for promotions of the platform, for editing." })
  @ApiOperation({ summary: "List the agent's promotion texts" })
  @ApiEnvelope(PromotionTextDto, { isArray: true })
  promotionTexts(@CurrentCaller() { prefix }: Caller): Promise<PromotionText[]> {
    return this.content.list(prefix, 'promotion-texts');
  }

  @Put('promotion_texts')
  @AgentKeyOnly()
  @BodyLimit(LIST_BYTES)
  @ApiAddition()
  @ApiCall('savePromotionTexts', {
    purpose: "Publishes an agent's own texts for promotions.",
    effect: EFFECT,
    repeat: 'safe',
  })
  @ApiOperation({ summary: "Replace the agent's promotion texts", description })
  @ApiEnvelope(PromotionTextDto, { isArray: true })
  putPromotionTexts(
    @CurrentCaller() { prefix }: Caller,
    @Body() { rows }: PromotionTextListDto,
  ): Promise<PromotionText[]> {
    return this.content.replace(prefix, 'promotion-texts', rows, 'agent key');
  }

  @Get('announcements')
  @AgentKeyOnly()
  @ApiAddition()
  @ApiCall('listAgentAnnouncements', { purpose: 'Reads the announcements that an agent wrote, for editing.' })
  @ApiOperation({
    summary: "List the agent's own announcements",
    description: "Members see them together with the platform's announcements.",
  })
  @ApiEnvelope(AgentAnnouncementDto, { isArray: true })
  announcements(@CurrentCaller() { prefix }: Caller): Promise<AgentAnnouncement[]> {
    return this.content.list(prefix, 'announcements');
  }

  @Put('announcements')
  @AgentKeyOnly()
  @BodyLimit(LIST_BYTES)
  @ApiAddition()
  @ApiCall('saveAgentAnnouncements', {
    purpose: 'Publishes announcements that an agent wrote.',
    effect: EFFECT,
    repeat: 'safe',
  })
  @ApiOperation({ summary: "Replace the agent's own announcements", description })
  @ApiEnvelope(AgentAnnouncementDto, { isArray: true })
  putAnnouncements(
    @CurrentCaller() { prefix }: Caller,
    @Body() { rows }: AgentAnnouncementListDto,
  ): Promise<AgentAnnouncement[]> {
    return this.content.replace(prefix, 'announcements', rows, 'agent key');
  }
}
