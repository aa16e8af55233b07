import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, NotFound } from '@housebrand/shared';
import {
  AgentKeyOnly,
  ApiCall,
  ApiEnvelope,
  BodyLimit,
  CurrentCaller,
  Public,
  RequestedAgent,
  type Caller,
  type HotBody,
  Ours,
} from '@housebrand/shared/nest';
import type { AgentAnnouncement, Banner, FaqTopic, PromotionText, Tutorial } from '../core';
import { AgentContentService } from './agent-content.service';
import { BannerDto } from './dto/banner.dto';
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
const EFFECT = 'The list is the one that was sent, for every member at once.';
const CACHING =
  'Prepared once a change, with an `ETag`: send it as `If-None-Match` and get 304 while nothing has changed.';
const description = 'Ours. Replaces the list as a whole, shown at once; every list is noted.';

/** What agents write for their members. */
@ApiTags('content')
@Controller('api/apps')
export class AgentContentController {
  constructor(private readonly content: AgentContentService) {}

  @Get('faq')
  @Public()
  @Ours()
  @ApiCall('listFaq', { purpose: 'The page of questions.', caching: CACHING })
  @ApiOperation({ summary: 'Questions that members ask, by topic', description: 'Ours. Carries an ETag.' })
  @ApiEnvelope(FaqTopicDto, { isArray: true, errors: [NotFound] })
  faq(@RequestedAgent() prefix: string, @Query() _query: BannersQueryDto): HotBody {
    return this.content.prepared(prefix, 'faq');
  }

  @Put('faq')
  @AgentKeyOnly()
  @BodyLimit(LIST_BYTES)
  @Ours()
  @ApiCall('saveFaq', { purpose: 'An agent writes its questions.', effect: EFFECT, repeat: 'safe' })
  @ApiOperation({ summary: "Replace the agent's questions", description })
  @ApiEnvelope(FaqTopicDto, { isArray: true, errors: [Forbidden] })
  putFaq(@CurrentCaller() { prefix }: Caller, @Body() { rows }: FaqListDto): Promise<FaqTopic[]> {
    return this.content.replace(prefix, 'faq', rows, 'agent key');
  }

  @Get('tutorials')
  @Public()
  @Ours()
  @ApiCall('listTutorials', { purpose: 'The tutorials, with all of their steps.', caching: CACHING })
  @ApiOperation({ summary: 'How things are done, step by step', description: 'Ours. Carries an ETag.' })
  @ApiEnvelope(TutorialDto, { isArray: true, errors: [NotFound] })
  tutorials(@RequestedAgent() prefix: string, @Query() _query: BannersQueryDto): HotBody {
    return this.content.prepared(prefix, 'tutorials');
  }

  @Put('tutorials')
  @AgentKeyOnly()
  @BodyLimit(LIST_BYTES)
  @Ours()
  @ApiCall('saveTutorials', { purpose: 'An agent writes its tutorials.', effect: EFFECT, repeat: 'safe' })
  @ApiOperation({ summary: "Replace the agent's tutorials", description })
  @ApiEnvelope(TutorialDto, { isArray: true, errors: [Forbidden] })
  putTutorials(@CurrentCaller() { prefix }: Caller, @Body() { rows }: TutorialListDto): Promise<Tutorial[]> {
    return this.content.replace(prefix, 'tutorials', rows, 'agent key');
  }

  @Put('banners')
  @AgentKeyOnly()
  @BodyLimit(LIST_BYTES)
  @Ours()
  @ApiCall('saveBanners', { purpose: 'An agent changes its carousel.', effect: EFFECT, repeat: 'safe' })
  @ApiOperation({ summary: "Replace the agent's banners", description })
  @ApiEnvelope(BannerDto, { isArray: true, errors: [Forbidden] })
  putBanners(@CurrentCaller() { prefix }: Caller, @Body() { rows }: BannerListDto): Promise<Banner[]> {
    return this.content.replace(prefix, 'banners', rows, 'agent key');
  }

  @Get('promotion_texts')
  @AgentKeyOnly()
  @Ours()
  @ApiCall('listPromotionTexts', { purpose: 'What an agent says of promotions itself, to be edited.' })
  @ApiOperation({ summary: "The agent's own words for promotions of the platform", description: 'Ours.' })
  @ApiEnvelope(PromotionTextDto, { isArray: true, errors: [Forbidden] })
  promotionTexts(@CurrentCaller() { prefix }: Caller): Promise<PromotionText[]> {
    return this.content.list(prefix, 'promotion-texts');
  }

  @Put('promotion_texts')
  @AgentKeyOnly()
  @BodyLimit(LIST_BYTES)
  @Ours()
  @ApiCall('savePromotionTexts', {
    purpose: 'An agent words promotions itself.',
    effect: EFFECT,
    repeat: 'safe',
  })
  @ApiOperation({ summary: "Replace the agent's words for promotions", description })
  @ApiEnvelope(PromotionTextDto, { isArray: true, errors: [Forbidden] })
  putPromotionTexts(
    @CurrentCaller() { prefix }: Caller,
    @Body() { rows }: PromotionTextListDto,
  ): Promise<PromotionText[]> {
    return this.content.replace(prefix, 'promotion-texts', rows, 'agent key');
  }

  @Get('announcements')
  @AgentKeyOnly()
  @Ours()
  @ApiCall('listAgentAnnouncements', { purpose: 'What an agent announces itself, to be edited.' })
  @ApiOperation({ summary: "The agent's own announcements", description: 'Ours. Members read them with the others.' })
  @ApiEnvelope(AgentAnnouncementDto, { isArray: true, errors: [Forbidden] })
  announcements(@CurrentCaller() { prefix }: Caller): Promise<AgentAnnouncement[]> {
    return this.content.list(prefix, 'announcements');
  }

  @Put('announcements')
  @AgentKeyOnly()
  @BodyLimit(LIST_BYTES)
  @Ours()
  @ApiCall('saveAgentAnnouncements', {
    purpose: 'An agent announces something itself.',
    effect: EFFECT,
    repeat: 'safe',
  })
  @ApiOperation({ summary: "Replace the agent's own announcements", description })
  @ApiEnvelope(AgentAnnouncementDto, { isArray: true, errors: [Forbidden] })
  putAnnouncements(
    @CurrentCaller() { prefix }: Caller,
    @Body() { rows }: AgentAnnouncementListDto,
  ): Promise<AgentAnnouncement[]> {
    return this.content.replace(prefix, 'announcements', rows, 'agent key');
  }
}
