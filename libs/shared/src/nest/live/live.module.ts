import { Module } from '@nestjs/common';
import { LiveStreams } from './live-streams';
import { LiveController } from './live.controller';

/** The stream that tells browsers what to read again; whoever changes something injects `LiveNews`. */
@Module({ providers: [LiveStreams], controllers: [LiveController] })
export class LiveModule {}
