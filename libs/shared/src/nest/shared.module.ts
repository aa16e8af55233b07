import {
  Module,
  type DynamicModule,
  type FactoryProvider,
  type InjectionToken,
  type ModuleMetadata,
  type Provider,
} from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE, HttpAdapterHost } from '@nestjs/core';
import type { MessageCatalogue } from '@housebrand/shared';
import { Clock } from './clock';
import { MenuGate } from './context/menu';
import { RequestContext } from './context/request-context';
import { StepUp } from './context/step-up';
import { Database } from './database/database';
import { MESSAGE_CATALOGUES, Messages } from './wire/messages';
import { ProblemFilter } from './http/problem.filter';
import { SuccessInterceptor } from './http/success.interceptor';
import { createValidationPipe } from './http/validation';
import { Helpers } from './monitoring/helpers';
import { Callers } from './embedding/callers';
import { HostHooks } from './embedding/host-hooks';
import { auditProviders } from './audit/audit-providers';
import { Changes } from './prepared-responses/changes';
import { createChanges } from './prepared-responses/create-changes';
import { PreparedResponses } from './prepared-responses/prepared-responses';
import { IdempotentAnswers } from './idempotency/idempotent-answers';
import { Presence } from './idempotency/presence';
import { Jobs } from './jobs/jobs';
import type { ChainStore } from './limits/chain-store';
import { limitProviders } from './limits/limit-providers';
import { CHAIN_STORE, LimitSteps } from './limits/limit-steps';
import { RateLimits } from './limits/rate-limits';
import { LiveUpdates } from './live/live-updates';
import { AppLog } from './logging/app-log';
import { AgentEvents } from './outbox/agent-events';
import { Notifications } from './outbox/notifications';
import { Outbox } from './outbox/outbox';
import { OutboxWorker } from './outbox/outbox-worker';
import { OutboxRepository } from './outbox/outbox.repository';
import { createRedisLink, REDIS_LINK } from './redis/create-redis-link';
import { AuditRedaction } from './erasure/audit-redaction';
import { ClosedMembers } from './erasure/closed-members';
import { Erasure } from './erasure/erasure';
import { PERSONAL_TABLES, type PersonalTable } from './erasure/personal-table';
import { SEALED_COLUMNS, type SealedColumn } from './sealing/sealed-column';
import type { ServerDomain } from './server-domain';
import { Settings } from './settings/settings';
import { SumsVerification } from './sums/sums-verification';

/** Options of `SharedModule.forRoot`, for our own applications. */
export interface SharedModuleOptions {
  settings: Settings;
  /** The messages of the loaded domains. */
  messages?: readonly MessageCatalogue[];
  /** The sealed columns of the loaded domains. */
  sealed?: readonly SealedColumn[];
  /** The personal tables of the loaded domains. */
  personal?: readonly PersonalTable[];
  /** Default: writes to standard output at the configured level. */
  log?: AppLog;
  /** Default: a new `Database` for the configured URL. */
  database?: Database;
  /** Default: over Redis or PostgreSQL. */
  changes?: Changes;
  /** Default: the machine's clock. */
  clock?: Clock;
}

/** What a host application provides to the domains that it mounts. */
export interface HostOptions extends Omit<SharedModuleOptions, 'messages' | 'sealed' | 'personal'> {
  /** Identifies the caller by the host's own login. */
  callers: Callers;
  /** Checks that the member is present before money moves. */
  stepUp: StepUp;
  /** Decides which menus a member's tier opens. */
  menus: MenuGate;
}

/** Options of `SharedModule.forRootAsync`, for a host application. */
export interface HostModuleOptions {
  /** The mounted domains: their messages and sealed columns. */
  domains: readonly Pick<ServerDomain, 'messages' | 'sealed'>[];
  imports?: ModuleMetadata['imports'];
  inject?: FactoryProvider['inject'];
  useFactory: FactoryProvider<HostOptions>['useFactory'];
}

const OPTIONS = Symbol('SharedModule options');

const toOptions = <T>(provide: InjectionToken<T>, of: (options: HostOptions) => T | undefined): FactoryProvider => ({
  provide,
  inject: [OPTIONS],
  useFactory: of,
});

const outboxProviders = [OutboxRepository, Outbox, OutboxWorker, Notifications, AgentEvents];

/** Services that every domain may inject. */
const services: Provider[] = [
  toOptions(Settings, ({ settings }) => settings),
  toOptions(AppLog, ({ settings, log }) => log ?? new AppLog(settings.logLevel)),
  toOptions(
    Database,
    ({ settings, database }) =>
      database ??
      new Database({
        url: settings.databaseUrl,
        logins: settings.databaseLogins,
        maxConnections: settings.databaseConnections,
        waitTimeoutMs: settings.answerWithinMs,
      }),
  ),
  {
    provide: Changes,
    inject: [OPTIONS, Settings, Database, AppLog, REDIS_LINK],
    useFactory: ({ changes }: HostOptions, ...parts: Parameters<typeof createChanges>) =>
      changes ?? createChanges(...parts),
  },
  ...limitProviders,
  toOptions(Clock, ({ clock }) => clock ?? new Clock()),
  Helpers,
  { provide: REDIS_LINK, inject: [Settings, Helpers], useFactory: createRedisLink },
  RequestContext,
  Messages,
  PreparedResponses,
  Jobs,
  SumsVerification,
  ...auditProviders,
  ClosedMembers,
  AuditRedaction,
  Erasure,
  LiveUpdates,
  ...outboxProviders,
  Presence,
  IdempotentAnswers,
  ProblemFilter,
];

const offered: Required<ModuleMetadata>['exports'] = [
  Settings,
  AppLog,
  Database,
  Changes,
  Clock,
  Helpers,
  RequestContext,
  Messages,
  SEALED_COLUMNS,
  PERSONAL_TABLES,
  ClosedMembers,
  Erasure,
  PreparedResponses,
  RateLimits,
  CHAIN_STORE,
  Jobs,
  SumsVerification,
  ...auditProviders,
  LiveUpdates,
  Outbox,
  OutboxWorker,
  Notifications,
  AgentEvents,
  IdempotentAnswers,
  ProblemFilter,
];

/** What the loaded domains declare. */
type Declared = Pick<SharedModuleOptions, 'messages' | 'sealed' | 'personal'>;

const declarations = ({ messages = [], sealed = [], personal = [] }: Declared): Provider[] => [
  { provide: MESSAGE_CATALOGUES, useValue: messages },
  { provide: SEALED_COLUMNS, useValue: sealed },
  { provide: PERSONAL_TABLES, useValue: personal },
];

/** The services that every domain may inject, and the filter, interceptor and pipe that all controllers share. */
@Module({})
export class SharedModule {
  /** @throws TypeError on any adapter but Fastify, since every reply would fail */
  constructor({ httpAdapter }: HttpAdapterHost) {
    const type = (httpAdapter as HttpAdapterHost['httpAdapter'] | undefined)?.getType();
    if (type === undefined || type === 'fastify') return;
    throw new TypeError(
      `Housebrand's server modules run on Fastify, not on ${type}. Write ` +
        'NestFactory.create(AppModule, createHttpAdapter(settings), NEST_OPTIONS), then configureHttp(app).',
    );
  }

  /** For our own applications: filter, interceptor and pipe apply to every controller. */
  static forRoot({ messages, sealed, personal, ...options }: SharedModuleOptions): DynamicModule {
    return {
      module: SharedModule,
      global: true,
      providers: [
        { provide: OPTIONS, useValue: options },
        ...declarations({ messages, sealed, personal }),
        ...services,
        { provide: APP_FILTER, useExisting: ProblemFilter },
        { provide: APP_INTERCEPTOR, useClass: SuccessInterceptor },
        { provide: APP_PIPE, useFactory: createValidationPipe },
      ],
      exports: offered,
    };
  }

  /** For a host application that mounts our domains: its own controllers are unaffected (ADR 0060). */
  static forRootAsync({ domains, imports = [], inject = [], useFactory }: HostModuleOptions): DynamicModule {
    return {
      module: SharedModule,
      global: true,
      imports,
      providers: [
        { provide: OPTIONS, inject, useFactory },
        ...declarations({
          messages: domains.flatMap(({ messages }) => messages ?? []),
          sealed: domains.flatMap(({ sealed }) => sealed ?? []),
        }),
        ...services,
        toOptions(Callers, ({ callers }) => callers),
        toOptions(StepUp, ({ stepUp }) => stepUp),
        toOptions(MenuGate, ({ menus }) => menus),
        // no mountable domain has a limit that requires a proof of work, whose keys belong to identity
        {
          provide: LimitSteps,
          inject: [RateLimits, CHAIN_STORE],
          useFactory: (limits: RateLimits, store: ChainStore | null) => new LimitSteps(limits, null, store),
        },
        HostHooks,
      ],
      exports: [...offered, Callers, StepUp, MenuGate, LimitSteps],
    };
  }
}
