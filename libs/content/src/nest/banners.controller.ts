import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, Public } from '@housebrand/shared/nest';
import type { Banner } from '../core';
import { BannersService } from './banners.service';
import { BannerDto } from './dto/banner.dto';
import { BannersQueryDto } from './dto/banners-query.dto';

@ApiTags('content')
@Controller('api/apps/banners')
export class BannersController {
  constructor(private readonly banners: BannersService) {}

  @Get()
  @Public()
  @ApiCall('listBanners', {
    purpose: 'The carousel of the home page.',
    caching:
      'Prepared once a version, with an `ETag`: send it as `If-None-Match` and get 304 while nothing has changed.',
  })
  @ApiOperation({ summary: "An agent's banners, in their order" })
  @ApiEnvelope(BannerDto, { isArray: true, errors: [NotFound] })
  list(@Query() { agentID }: BannersQueryDto): Promise<Banner[]> {
    return this.banners.list(agentID);
  }
}
