import { Module } from '@nestjs/common';
import { ArtModule } from '../art/art.module';
import { WorldModule } from '../world/world.module';
import { Callers } from './callers';
import { Faults } from './faults';
import type { WireHandler } from './handler';
import { ExternalHandlers } from './handlers/external.handlers';
import { GamePlatformHandlers } from './handlers/game-platform.handlers';
import { MemberSystemHandlers } from './handlers/member-system.handlers';
import { LaunchDesk } from './launch-desk';
import { WIRE_HANDLERS, WireRouter } from './wire-router';

const families = [MemberSystemHandlers, GamePlatformHandlers, ExternalHandlers];

/** The three systems over HTTP. A further call is its contract, and a handler in one of the families. */
@Module({
  imports: [WorldModule, ArtModule],
  providers: [
    ...families,
    Callers,
    Faults,
    LaunchDesk,
    WireRouter,
    {
      provide: WIRE_HANDLERS,
      inject: families,
      useFactory: (...handlers: { all(): WireHandler[] }[]) => handlers.flatMap((family) => family.all()),
    },
  ],
  exports: [WireRouter, Faults, LaunchDesk],
})
export class WireModule {}
