import { Module } from '@nestjs/common';
import { AnnouncementsController } from './announcements.controller';
import { AnnouncementsService } from './announcements.service';
import { BannerPictures } from './banner-pictures.repository';
import { BannersController } from './banners.controller';
import { BannersRepository } from './banners.repository';
import { BannersService } from './banners.service';
import { PromotionsController } from './promotions.controller';
import { PromotionsService } from './promotions.service';

@Module({
  controllers: [BannersController, AnnouncementsController, PromotionsController],
  providers: [BannersService, BannersRepository, BannerPictures, AnnouncementsService, PromotionsService],
  exports: [BannerPictures],
})
export class ContentModule {}
