import { Module } from '@nestjs/common';
import { MediaModule } from '../media.module';
import { PicturesController } from './pictures.controller';
import { PicturesRepository } from './pictures.repository';
import { PicturesService } from './pictures.service';

/** Pictures that agents upload, and `/media/*`. Needs `SharedModule`. */
@Module({
  imports: [MediaModule],
  controllers: [PicturesController],
  providers: [PicturesRepository, PicturesService],
  exports: [PicturesService],
})
export class PicturesModule {}
