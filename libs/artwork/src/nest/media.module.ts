import { Module } from '@nestjs/common';
import { MediaController } from './media.controller';
import { MediaService } from './media.service';
import { Painters } from './painters';
import { PictureCache } from './picture-cache';
import { ProviderNames } from './provider-names';
import { UpstreamPictures } from './upstream-pictures';
import { WarmUp } from './warm-up';

/** `/media/*`. Needs `GamePictures` and `AgentLooks`, bound by the application, and the providers' gateways. */
@Module({
  controllers: [MediaController],
  providers: [MediaService, Painters, PictureCache, ProviderNames, UpstreamPictures, WarmUp],
})
export class MediaModule {}
