import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE, HttpAdapterHost } from '@nestjs/core';
import type { MessageCatalogue } from '@housebrand/shared';
import { Clock } from './clock';
import { RequestContext } from './context/request-context';
import { Database } from './database/database';
import { MESSAGE_CATALOGUES, Messages } from './edge/messages';
import { ProblemFilter } from './edge/problem.filter';
import { SuccessInterceptor } from './edge/success.interceptor';
import { createValidationPipe } from './edge/validation';
import { Helpers } from './health/helpers';
import { auditProviders } from './audit/audit-providers';
import { Changes } from './hot/changes';
import { createChanges } from './hot/create-changes';
import { HotBodies } from './hot/hot-bodies';
import { IdempotentAnswers } from './idempotency/idempotent-answers';
import { Jobs } from './jobs/jobs';
import { limitProviders } from './limits/limit-providers';
import { CHAIN_STORE } from './limits/limit-steps';
import { RateLimits } from './limits/rate-limits';
import { LiveNews } from './live/live-news';
import { AppLog } from './logging/app-log';
import { Outbox } from './outbox/outbox';
import { OutboxWorker } from './outbox/outbox-worker';
import { OutboxRepository } from './outbox/outbox.repository';
import { createRedisLink, REDIS_LINK } from './redis/create-redis-link';
import { SEALED_COLUMNS, type SealedColumn } from './sealing/sealed-column';
import { Settings } from './settings/settings';

export interface SharedModuleOptions {
  settings: Settings;
  /** The words of the domains that are loaded. */
  messages?: readonly MessageCatalogue[];
  /** What the domains that are loaded keep sealed. */
  sealed?: readonly SealedColumn[];
  /** Default: one on the standard output at the configured level. */
  log?: AppLog;
  /** Default: a new one on the configured URL. */
  database?: Database;
  /** Default: over Redis or PostgreSQL. */
  changes?: Changes;
  /** Default: the machine's. */
  clock?: Clock;
}

const outboxProviders = [OutboxRepository, Outbox, OutboxWorker];

/** What every domain may inject, and the edge that all controllers share. */
@Module({})
export class SharedModule {
  /** @throws TypeError in an application on anything but Fastify: started, each of its replies would fail */
  constructor({ httpAdapter }: HttpAdapterHost) {
    const type = (httpAdapter as HttpAdapterHost['httpAdapter'] | undefined)?.getType();
    if (type === undefined || type === 'fastify') return;
    throw new TypeError(
      `Housebrand's server modules run on Fastify, and this application on ${type}: ` +
        'NestFactory.create(AppModule, createHttpAdapter(settings), NEST_OPTIONS), then applyHttpEdge(app).',
    );
  }

  static forRoot({
    settings,
    messages = [],
    sealed = [],
    log,
    database,
    changes,
    clock,
  }: SharedModuleOptions): DynamicModule {
    return {
      module: SharedModule,
      global: true,
      providers: [
        { provide: Settings, useValue: settings },
        { provide: AppLog, useValue: log ?? new AppLog(settings.logLevel) },
        {
          provide: Database,
          useFactory: () =>
            database ??
            new Database({
              url: settings.databaseUrl,
              logins: settings.databaseLogins,
              maxConnections: settings.databaseConnections,
            }),
        },
        { provide: MESSAGE_CATALOGUES, useValue: messages },
        { provide: SEALED_COLUMNS, useValue: sealed },
        changes
          ? { provide: Changes, useValue: changes }
          : { provide: Changes, inject: [Settings, Database, AppLog, REDIS_LINK], useFactory: createChanges },
        ...limitProviders,
        clock ? { provide: Clock, useValue: clock } : Clock,
        Helpers,
        { provide: REDIS_LINK, inject: [Settings, Helpers], useFactory: createRedisLink },
        RequestContext,
        Messages,
        HotBodies,
        Jobs,
        ...auditProviders,
        LiveNews,
        ...outboxProviders,
        IdempotentAnswers,
        ProblemFilter,
        { provide: APP_FILTER, useExisting: ProblemFilter },
        { provide: APP_INTERCEPTOR, useClass: SuccessInterceptor },
        { provide: APP_PIPE, useFactory: createValidationPipe },
      ],
      exports: [
        Settings,
        AppLog,
        Database,
        Changes,
        Clock,
        Helpers,
        RequestContext,
        Messages,
        SEALED_COLUMNS,
        HotBodies,
        RateLimits,
        CHAIN_STORE,
        Jobs,
        ...auditProviders,
        LiveNews,
        Outbox,
        OutboxWorker,
        IdempotentAnswers,
        ProblemFilter,
      ],
    };
  }
}
