import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  AgentKeyOnly,
  ApiAddition,
  ApiCall,
  ApiEnvelope,
  BodyLimit,
  CurrentCaller,
  Public,
  type Caller,
} from '@housebrand/shared/nest';
import type { FastifyReply } from 'fastify';
import { PictureUnavailable, TooManyPictures, UploadUnreadable } from '../../core';
import { StoredPicture } from '../../core/contracts';
import { A_YEAR, sendPicture } from '../send-picture';
import { PicturesService } from './pictures.service';
import { MAX_BASE64_LENGTH, StorePictureDto } from './store-picture.dto';

const UPLOAD_BYTES = MAX_BASE64_LENGTH + 1_024;

/** Pictures that agents upload. */
@ApiTags('media')
@Controller()
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Post('api/apps/pictures')
  @HttpCode(200)
  @AgentKeyOnly()
  @BodyLimit(UPLOAD_BYTES)
  @ApiAddition()
  @ApiCall('storePicture', {
    purpose: 'Uploads a picture for banners, tournaments and looks.',
    effect:
      'Stores the picture as WebP, scaled down to at most 1,920 px, without metadata. The same file has the same address.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Upload a picture',
    description:
      'Accepts PNG, JPEG and WebP, recognised by their bytes. SVG is rejected, because it can contain programs.',
  })
  @ApiEnvelope(StoredPicture, { errors: [UploadUnreadable, TooManyPictures, PictureUnavailable] })
  store(@CurrentCaller() { prefix }: Caller, @Body() { file }: StorePictureDto): Promise<StoredPicture> {
    return this.pictures.store(prefix, Buffer.from(file, 'base64'), 'agent key');
  }

  @Get('media/pictures/:prefix/:hash.webp')
  @Public()
  @ApiAddition()
  @ApiCall('getStoredPicture', {
    purpose: 'Returns a picture that an agent has uploaded.',
    caching: 'Public for one year, `immutable`.',
  })
  @ApiOperation({ summary: 'Get an uploaded picture' })
  @ApiParam({ name: 'prefix', example: 'MTO', description: 'Prefix of the agent.' })
  @ApiParam({ name: 'hash', example: '9f86d081884c7d659a2feaa0c55ad015', description: 'Hash of the content.' })
  @ApiOkResponse({ content: { 'image/webp': {} } })
  async find(@Param('prefix') prefix: string, @Param('hash') hash: string, @Res() reply: FastifyReply): Promise<void> {
    await sendPicture(reply, await this.pictures.find(prefix, hash), 'image/webp', A_YEAR);
  }
}
