import { Module } from '@nestjs/common';
import { PlayModule } from '../play/play.module';
import { PushModule } from '../push/push.module';
import { WebhooksModule } from '../webhooks/webhooks.module';
import { WireModule } from '../wire/wire.module';
import { DepositsController } from './deposits.controller';
import { DeskController } from './desk.controller';
import { FaultsController } from './faults.controller';
import { MembersController } from './members.controller';
import { PushControlController } from './push.controller';
import { SitesController } from './sites.controller';
import { SwitchesController } from './switches.controller';
import { WebhooksControlController } from './webhooks.controller';
import { WorldController } from './world.controller';

/** The control API. Never part of what a provider offers. */
@Module({
  imports: [WireModule, PlayModule, PushModule, WebhooksModule],
  controllers: [
    FaultsController,
    WorldController,
    MembersController,
    DeskController,
    DepositsController,
    PushControlController,
    SitesController,
    SwitchesController,
    WebhooksControlController,
  ],
})
export class ControlModule {}
