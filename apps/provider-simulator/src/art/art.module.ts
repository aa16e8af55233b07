import { Module } from '@nestjs/common';
import { ArtController } from './art.controller';
import { GameArt } from './game-art';

@Module({ controllers: [ArtController], providers: [GameArt], exports: [GameArt] })
export class ArtModule {}
