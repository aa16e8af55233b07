import { Module } from '@nestjs/common';
import { PlayModule } from '../play/play.module';
import { WireModule } from '../wire/wire.module';
import { DepositsController } from './deposits.controller';
import { DeskController } from './desk.controller';
import { FaultsController } from './faults.controller';
import { MembersController } from './members.controller';
import { SitesController } from './sites.controller';
import { SwitchesController } from './switches.controller';
import { WorldController } from './world.controller';

/** The control API. Never part of what a provider offers. */
@Module({
  imports: [WireModule, PlayModule],
  controllers: [
    FaultsController,
    WorldController,
    MembersController,
    DeskController,
    DepositsController,
    SitesController,
    SwitchesController,
  ],
})
export class ControlModule {}
