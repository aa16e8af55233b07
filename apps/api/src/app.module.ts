import { Module, type DynamicModule } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import {
  HealthModule,
  LiveModule,
  MenuInterceptor,
  SharedModule,
  type AppLog,
  type Clock,
  type Settings,
} from '@housebrand/shared/nest';
import { BindingsModule } from './bindings/bindings.module';
import { domains, messages, migrations, personal, sealed } from './domains';

@Module({})
export class AppModule {
  static forRoot(settings: Settings, log: AppLog, clock?: Clock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SharedModule.forRoot({ settings, messages, sealed, personal, log, clock }),
        HealthModule.forRoot(migrations),
        LiveModule,
        BindingsModule,
        ...domains.map(({ module }) => module),
      ],
      providers: [{ provide: APP_INTERCEPTOR, useClass: MenuInterceptor }],
    };
  }
}
