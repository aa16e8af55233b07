import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import {
  HealthModule,
  LiveModule,
  MenuInterceptor,
  SharedModule,
  type AppLog,
  type Clock,
  type ServerDomain,
  type Settings,
} from '@housebrand/shared/nest';
import { BindingsModule } from './bindings/bindings.module';
import { FiguresModule } from './figures/figures.module';
import { domains, messages, migrations, personal, sealed } from './domains';

/** What another process than the members' API loads besides the domains. */
export interface Beside {
  domains?: readonly Omit<ServerDomain, 'module'>[];
  modules?: readonly Type[];
}

@Module({})
export class AppModule {
  /** @param beside further libraries of another process than the members' API, and its own modules */
  static forRoot(
    settings: Settings,
    log: AppLog,
    clock?: Clock,
    { domains: more = [], modules = [] }: Beside = {},
  ): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SharedModule.forRoot({
          settings,
          messages: [...messages, ...more.flatMap((domain) => domain.messages ?? [])],
          sealed: [...sealed, ...more.flatMap((domain) => domain.sealed ?? [])],
          personal,
          log,
          clock,
        }),
        HealthModule.forRoot(migrations),
        LiveModule,
        BindingsModule,
        FiguresModule,
        ...domains.map(({ module }) => module),
        ...modules,
      ],
      providers: [{ provide: APP_INTERCEPTOR, useClass: MenuInterceptor }],
    };
  }
}
