import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { Settings } from '@housebrand/shared/nest';
import { GameMediaController } from './game-media.controller';
import { GameMedia } from './game-media.service';
import { PictureStore } from './picture-store';
import { UpstreamPictures } from './upstream-pictures';

/** The pictures members see, under `/media`. Needs `GamePictures`, bound by the application. */
@Module({
  controllers: [GameMediaController],
  providers: [
    GameMedia,
    UpstreamPictures,
    {
      provide: PictureStore,
      inject: [Settings],
      useFactory: ({ dataDir }: Settings) => new PictureStore(join(dataDir, 'media-cache')),
    },
  ],
})
export class MediaModule {}
