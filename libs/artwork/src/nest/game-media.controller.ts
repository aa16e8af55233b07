import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@housebrand/shared/nest';
import type { FastifyReply } from 'fastify';
import { GameMedia } from './game-media.service';
import { pictureFile, sendPicture, widthOf } from './media-reply';

/** `/media/games/{gameId}/{v|h}.{avif|webp}?w=`: covers, 3:4 and 16:9, re-encoded from the provider's. */
@ApiExcludeController()
@Controller('media/games')
@Public()
export class GameMediaController {
  constructor(private readonly media: GameMedia) {}

  @Get(':gameId/:file')
  async cover(
    @Param('gameId') gameId: string,
    @Param('file') file: string,
    @Query('w') width: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, format } = pictureFile(file, ['v', 'h']);
    const shape = name as 'v' | 'h';
    await sendPicture(reply, format, await this.media.cover(gameId, shape, format, widthOf(shape, width)));
  }
}
