import { Module } from '@nestjs/common';
import { PlayController } from './play.controller';
import { Rounds } from './rounds';

@Module({ controllers: [PlayController], providers: [Rounds], exports: [Rounds] })
export class PlayModule {}
