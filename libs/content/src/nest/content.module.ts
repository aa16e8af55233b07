import { Module } from '@nestjs/common';
import { AgentContentController } from './agent-content.controller';
import { AgentContentRepository } from './agent-content.repository';
import { AgentContentService } from './agent-content.service';
import { AnnouncementReadRepository } from './announcement-read.repository';
import { AnnouncementsController } from './announcements.controller';
import { AnnouncementsService } from './announcements.service';
import { BannerPictures } from './banner-pictures.repository';
import { BannersController } from './banners.controller';
import { BannersRepository } from './banners.repository';
import { PromotionsController } from './promotions.controller';
import { PromotionsService } from './promotions.service';

/** Banners, announcements, promotions, questions and tutorials. Needs `SharedModule` and `ProvidersModule`. */
@Module({
  controllers: [AgentContentController, BannersController, AnnouncementsController, PromotionsController],
  providers: [
    AgentContentService,
    AgentContentRepository,
    BannersRepository,
    BannerPictures,
    AnnouncementReadRepository,
    AnnouncementsService,
    PromotionsService,
  ],
  exports: [AgentContentService, BannerPictures],
})
export class ContentModule {}
