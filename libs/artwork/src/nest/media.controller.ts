import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { ApiCall, Public, ApiAddition, RemoteAddress, negotiateEncoding } from '@housebrand/shared/nest';
import type { FastifyReply } from 'fastify';
import { MediaService } from './media.service';
import type { Customer } from './painting-queue';
import { bannerAt, coverAt, pictureId, rasterAt, tierLevel } from './picture-addresses';
import { A_YEAR, EVERYWHERE, sendPicture } from './send-picture';

/** A stand-in is replaced as soon as the provider's picture is available. */
const A_MINUTE = 'public, max-age=60';

/** Pictures for members from the same origin: covers, banners, wordmarks, medals, and agents' pictures. */
@ApiTags('media')
@Public()
@Controller('media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  @Get('games/:id/:file')
  @ApiAddition()
  @ApiCall('getGameCover', {
    purpose: 'Returns the tile of a game in lists: `v` is 3:4, `h` is 16:9; at most 15 kB up to 300 px.',
    caching: 'Public for one year, `immutable`. A picture that is still being drawn: one minute.',
  })
  @ApiOperation({ summary: "Get a game's cover" })
  @ApiParam({ name: 'id', example: 'NAGX-0001', description: 'Game id.' })
  @ApiParam({ name: 'file', description: 'Shape and format.', enum: ['v.avif', 'v.webp', 'h.avif', 'h.webp'] })
  @ApiQuery({
    name: 'w',
    required: false,
    description: 'Width in px: 132, 200, 232, 300, 400 (v) or 300, 480, 720 (h)',
  })
  @ApiOkResponse({ content: { 'image/avif': {}, 'image/webp': {} } })
  async cover(
    @Param('id') id: string,
    @Param('file') file: string,
    @Query('w') width: string | undefined,
    @Headers('accept') accept: string | undefined,
    @RemoteAddress() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const request = coverAt(id, { file, width, accept });
    const { body, isFinal } = await this.media.cover(request, waiting(address));
    await sendPicture(reply, body, `image/${request.format}`, isFinal ? A_YEAR : A_MINUTE);
  }

  @Get('banners/:file')
  @ApiParam({ name: 'file', example: 'BANNERID.webp', description: 'Banner id and format.' })
  @ApiAddition()
  @ApiCall('getBannerPicture', {
    purpose: 'Returns the picture behind the text of a banner, without lettering: `{id}.avif` or `{id}.webp`.',
    caching: 'Public for one year, `immutable`. A picture that is still being drawn: one minute.',
  })
  @ApiOperation({ summary: "Get a banner's picture" })
  @ApiQuery({ name: 'w', required: false, description: 'Width in px: 636 or 954' })
  @ApiOkResponse({ content: { 'image/avif': {}, 'image/webp': {} } })
  async banner(
    @Param('file') file: string,
    @Query('w') width: string | undefined,
    @Headers('accept') accept: string | undefined,
    @RemoteAddress() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const request = bannerAt({ file, width, accept });
    await sendPicture(reply, await this.media.banner(request, waiting(address)), `image/${request.format}`);
  }

  @Get('lobbies/:file')
  @ApiParam({ name: 'file', example: 'SPORT.webp', description: 'Lobby code and format.' })
  @ApiAddition()
  @ApiCall('getLobbyPicture', {
    purpose: 'Returns the tile that opens a lobby (sport, poker, lotto …): `{code}.avif` or `{code}.webp`.',
    caching: 'Public for one year, `immutable`. A picture that is still being drawn: one minute.',
  })
  @ApiOperation({ summary: "Get a lobby's picture" })
  @ApiOkResponse({ content: { 'image/avif': {}, 'image/webp': {} } })
  async lobby(
    @Param('file') file: string,
    @Headers('accept') accept: string | undefined,
    @RemoteAddress() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id, format } = rasterAt({ file, accept });
    await sendPicture(reply, await this.media.lobby(id, format, waiting(address)), `image/${format}`);
  }

  @Get('providers/:code.svg')
  @ApiParam({ name: 'code', example: 'NAGX', description: 'Code of a game provider.' })
  @ApiAddition()
  @ApiCall('getStudioWordmark', {
    purpose: 'Returns the drawn name of a game provider.',
    caching: 'Public for one year, `immutable`. A picture that is still being drawn: one minute.',
  })
  @ApiOperation({ summary: "Get a game provider's wordmark" })
  @ApiOkResponse({ content: { 'image/svg+xml': {} } })
  async provider(
    @Param('code') code: string,
    @RemoteAddress() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.sendSvg(reply, await this.media.provider(pictureId(code), waiting(address)));
  }

  @Get('tiers/:level.svg')
  @ApiParam({ name: 'level', enum: [1, 2, 3, 4, 5], example: 3, description: 'Level of the tier; 1 is the lowest.' })
  @ApiAddition()
  @ApiCall('getTierMedal', {
    purpose: 'Returns the medal of a tier, level 1 to 5.',
    caching: 'Public for one year, `immutable`. A picture that is still being drawn: one minute.',
  })
  @ApiOperation({ summary: "Get a tier's medal" })
  @ApiOkResponse({ content: { 'image/svg+xml': {} } })
  async tier(
    @Param('level') level: string,
    @RemoteAddress() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.sendSvg(reply, await this.media.tier(tierLevel(level), waiting(address)));
  }

  @Get('banks/:code.svg')
  @ApiParam({ name: 'code', example: 'KBANK', description: 'Bank code.' })
  @ApiAddition()
  @ApiCall('getBankRoundel', {
    purpose: "Returns an icon with the bank's colour and code, for lists.",
    caching: 'Public for one year, `immutable`. A picture that is still being drawn: one minute.',
  })
  @ApiOperation({ summary: "Get a bank's icon" })
  @ApiOkResponse({ content: { 'image/svg+xml': {} } })
  async bank(@Param('code') code: string, @RemoteAddress() address: string, @Res() reply: FastifyReply): Promise<void> {
    await this.sendSvg(reply, await this.media.bank(code, waiting(address)));
  }

  @Get('agents/:prefix/:file')
  @ApiAddition()
  @ApiCall('getAgentPicture', {
    purpose:
      'Draws the pictures of an agent that has none of its own: logo, login, loading, favicon, watermark, icons and share image (1200 × 573).',
    caching: 'Public for one year, `immutable`. A picture that is still being drawn: one minute.',
  })
  @ApiOperation({
    summary: "Get an agent's picture",
  })
  @ApiParam({ name: 'file', example: 'logo.svg', description: 'Picture and format.' })
  @ApiOkResponse({ content: { 'image/svg+xml': {}, 'image/png': {} } })
  async agent(
    @Param('prefix') prefix: string,
    @Param('file') file: string,
    @RemoteAddress() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const body = await this.media.agent(prefix, file, waiting(address));
    if (file.endsWith('.png')) await sendPicture(reply, body, 'image/png');
    else await this.sendSvg(reply, body);
  }

  /** A drawing that is opened on its own may load and run nothing. */
  private async sendSvg(reply: FastifyReply, drawing: Buffer): Promise<void> {
    const encoding = negotiateEncoding(reply.request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    await reply
      .headers({ ...EVERYWHERE, 'cache-control': A_YEAR, vary: 'accept-encoding' })
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('image/svg+xml; charset=utf-8')
      .send(await this.media.packed(drawing, encoding));
  }
}

function waiting(address: string): Customer {
  return { urgency: 'member', address };
}
