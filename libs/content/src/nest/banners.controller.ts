import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, Public, RequestedAgent, type PreparedResponse } from '@housebrand/shared/nest';
import { AgentContentService } from './agent-content.service';
import { BannerDto } from './dto/banner.dto';
import { BannersQueryDto } from './dto/banners-query.dto';

@ApiTags('content')
@Controller('api/apps/banners')
export class BannersController {
  constructor(private readonly content: AgentContentService) {}

  @Get()
  @Public()
  @ApiCall('listBanners', {
    purpose: 'Fills the carousel of the home page. Banners are in display order.',
    caching: 'With an `ETag`: send it as `If-None-Match` to get 304 while nothing has changed.',
  })
  @ApiOperation({ summary: "List an agent's banners" })
  @ApiEnvelope(BannerDto, { isArray: true, errors: [NotFound] })
  list(@RequestedAgent() prefix: string, @Query() _query: BannersQueryDto): PreparedResponse {
    return this.content.prepared(prefix, 'banners');
  }
}
