import { Controller, Get, Header, NotFoundException, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Affiliates } from '../books/affiliates';
import { Members } from '../books/members';
import { siteOf } from '../world/agents';
import { gameById } from '../world/catalogue';
import { lobbyStudios, studios } from '../world/providers';
import { tiers } from '../world/tiers';
import { drawGameCover } from './cover';
import { drawMedal, drawWordmark } from './marks';
import { drawShareCard } from './share-card';
import { rasterise } from './rasterise';

const A_DAY = 'public, max-age=86400';
const SVG = 'image/svg+xml; charset=utf-8';

/** Serves a provider's pictures: covers, wordmarks and tier medals. */
@ApiTags('art')
@Controller('art')
export class ArtController {
  constructor(
    private readonly members: Members,
    private readonly affiliates: Affiliates,
  ) {}

  @Get('games/:file')
  @ApiOperation({ summary: 'A game’s cover: `{gameId}.svg` or `{gameId}.png`; `shape=h` is 16:9, else 3:4' })
  async game(
    @Param('file') file: string,
    @Query('shape') shape: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [, id = '', type] = /^(.+)\.(svg|png)$/.exec(file) ?? [];
    const game = gameById(id);
    if (!game) throw new NotFoundException();
    const svg = drawGameCover(game, shape === 'h' ? 'h' : 'v');
    reply.header('cache-control', A_DAY).type(type === 'png' ? 'image/png' : SVG);
    await reply.send(type === 'png' ? await rasterise(svg, shape === 'h' ? 800 : 600) : svg);
  }

  @Get('providers/:code.svg')
  @ApiOperation({ summary: 'A studio’s wordmark' })
  @Header('content-type', SVG)
  @Header('cache-control', A_DAY)
  provider(@Param('code') code: string): string {
    const studio = [...studios, ...lobbyStudios].find((each) => each.code === code);
    if (!studio) throw new NotFoundException();
    return drawWordmark(studio.code, studio.name);
  }

  @Get('affiliates/:code.svg')
  @ApiOperation({ summary: 'The card that a member shares: the agent’s name and the link as a QR' })
  @Header('content-type', SVG)
  @Header('cache-control', A_DAY)
  async affiliate(@Param('code') code: string): Promise<string> {
    const member = await this.members.byId(code);
    if (!member) throw new NotFoundException();
    return drawShareCard(siteOf(member.prefix)?.name ?? member.prefix, this.affiliates.linkOf(member).link);
  }

  @Get('tiers/:level.svg')
  @ApiOperation({ summary: 'A tier’s medal' })
  @Header('content-type', SVG)
  @Header('cache-control', A_DAY)
  tier(@Param('level') level: string): string {
    const tier = tiers.find((each) => String(each.level) === level);
    if (!tier) throw new NotFoundException();
    return drawMedal(tier);
  }
}
