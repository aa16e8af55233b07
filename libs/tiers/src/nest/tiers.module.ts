import { Module, type DynamicModule } from '@nestjs/common';
import { BetLog, PlayedBets } from '@housebrand/bets';
import { mount, type MountOptions } from '@housebrand/shared/nest';
import { TierAgents } from '../core';
import { LadderEditorService } from './ladder-editor.service';
import { LaddersService } from './ladders.service';
import { StandingsRepository } from './standings.repository';
import { StandingsService } from './standings.service';
import { TiersController } from './tiers.controller';
import { TiersRepository } from './tiers.repository';
import { TiersService } from './tiers.service';
import { TurnoverConsumer } from './turnover-consumer';

/** Ports that the application binds. */
const tiersPorts = { agents: TierAgents, bets: BetLog, played: PlayedBets };

const tiersParts = {
  controllers: [TiersController],
  providers: [
    TiersService,
    TiersRepository,
    LaddersService,
    StandingsService,
    StandingsRepository,
    TurnoverConsumer,
    LadderEditorService,
  ],
  exports: [TiersService, LadderEditorService, LaddersService, StandingsService],
};

/** Needs `TierAgents` and the bets domain's `BetLog` and `PlayedBets`, bound by the application, and the providers' gateways. */
@Module(tiersParts)
export class TiersModule {
  /** Mounts the domain in another application, with its ports: see `MountOptions`. */
  static forRootAsync(options: MountOptions<typeof tiersPorts>): DynamicModule {
    return mount({ module: TiersModule, ...tiersParts }, tiersPorts, options);
  }
}
