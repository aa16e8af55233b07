import { Module } from '@nestjs/common';
import { LiveStreams } from './live-streams';
import { LiveController } from './live.controller';

/** The stream that notifies browsers of changed data; services that change data inject `LiveUpdates`. */
@Module({ providers: [LiveStreams], controllers: [LiveController] })
export class LiveModule {}
