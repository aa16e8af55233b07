import { Module } from '@nestjs/common';
import { AnnouncementsController } from './announcements.controller';
import { AnnouncementsService } from './announcements.service';
import { BannersController } from './banners.controller';
import { BannersRepository } from './banners.repository';
import { BannersService } from './banners.service';

@Module({
  controllers: [BannersController, AnnouncementsController],
  providers: [BannersService, BannersRepository, AnnouncementsService],
})
export class ContentModule {}
