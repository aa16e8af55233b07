import { type DynamicModule, Module } from '@nestjs/common';
import { ArtModule } from './art/art.module';
import { SIMULATOR_CONFIG, type SimulatorConfig } from './settings/config';
import { ChatModule } from './chat/chat.module';
import { ControlModule } from './control/control.module';
import { DeskModule } from './bank-desk/desk.module';
import { HealthController } from './http/health.controller';
import { OffersModule } from './offers/offers.module';
import { PlayModule } from './play/play.module';
import { WireModule } from './wire/wire.module';
import { WorldModule } from './world.module';

@Module({})
class ConfigModule {}

/** The simulator's root module for one configuration. */
@Module({})
export class AppModule {
  static for(config: SimulatorConfig): DynamicModule {
    const configuration: DynamicModule = {
      module: ConfigModule,
      global: true,
      providers: [{ provide: SIMULATOR_CONFIG, useValue: config }],
      exports: [SIMULATOR_CONFIG],
    };
    return {
      module: AppModule,
      imports: [
        configuration,
        WorldModule,
        WireModule,
        ArtModule,
        PlayModule,
        OffersModule,
        ChatModule,
        ControlModule,
        DeskModule,
      ],
      controllers: [HealthController],
    };
  }
}
