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
import { ConsentsController } from './legal/consents.controller';
import { ConsentsService } from './legal/consents.service';
import { LegalDocumentsController } from './legal/legal-documents.controller';
import { LegalDocumentsRepository } from './legal/legal-documents.repository';
import { LegalDocumentsService } from './legal/legal-documents.service';
import { PromotionsController } from './promotions.controller';
import { PromotionsService } from './promotions.service';

/** Banners, announcements, promotions, questions, tutorials, terms and privacy. Needs `SharedModule` and `ProvidersModule`. */
@Module({
  controllers: [
    AgentContentController,
    BannersController,
    AnnouncementsController,
    PromotionsController,
    LegalDocumentsController,
    ConsentsController,
  ],
  providers: [
    AgentContentService,
    AgentContentRepository,
    BannersRepository,
    BannerPictures,
    AnnouncementReadRepository,
    AnnouncementsService,
    PromotionsService,
    LegalDocumentsRepository,
    LegalDocumentsService,
    ConsentsService,
  ],
  exports: [AgentContentService, BannerPictures, ConsentsService, LegalDocumentsService, PromotionsService],
})
export class ContentModule {}
