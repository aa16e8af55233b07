import { Module } from '@nestjs/common';
import { MediaController } from './media.controller';
import { MediaService } from './media.service';
import { Painters } from './painters';
import { PictureCache } from './picture-cache';
import { ProviderNames } from './provider-names';
import { SceneNames } from './scene-names';
import { UpstreamPictures } from './upstream-pictures';
import { WarmUp } from './warm-up';

/**
 * Serves `/media/*`. Needs `GamePictures`, `AgentLooks` and `ScenePictures`, bound by the application, and the
 * providers' gateways.
 */
@Module({
  controllers: [MediaController],
  providers: [MediaService, Painters, PictureCache, ProviderNames, SceneNames, UpstreamPictures, WarmUp],
  exports: [Painters, PictureCache],
})
export class MediaModule {}
