import { Module } from '@nestjs/common';
import { TiersController } from './tiers.controller';
import { TiersRepository } from './tiers.repository';
import { TiersService } from './tiers.service';

/** Needs `TierAgents`, bound by the application, and the providers' gateways. Exports the service for operators' tools that change a ladder. */
@Module({ controllers: [TiersController], providers: [TiersService, TiersRepository], exports: [TiersService] })
export class TiersModule {}
