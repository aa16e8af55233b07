import { Module } from '@nestjs/common';
import { AutoLoginController } from './auto-login.controller';
import { PlayController } from './play.controller';
import { Rounds } from './rounds';

@Module({ controllers: [PlayController, AutoLoginController], providers: [Rounds], exports: [Rounds] })
export class PlayModule {}
