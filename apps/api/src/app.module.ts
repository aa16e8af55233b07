import { Module, type DynamicModule } from '@nestjs/common';
import { HealthModule, SharedModule, type AppLog, type Settings } from '@housebrand/shared/nest';
import { BindingsModule } from './bindings/bindings.module';
import { domains } from './domains';
import { messages } from './messages';
import { migrations } from './migrations';

@Module({})
export class AppModule {
  static forRoot(settings: Settings, log: AppLog): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SharedModule.forRoot({ settings, messages, log }),
        HealthModule.forRoot(migrations),
        BindingsModule,
        ...domains,
      ],
    };
  }
}
