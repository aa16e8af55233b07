import { Module, type ModuleMetadata } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { MessageCatalogue } from '@housebrand/shared';
import {
  AppLog,
  LocalChanges,
  NEST_OPTIONS,
  SharedModule,
  applyHttpEdge,
  createHttpAdapter,
  type Clock,
  type Database,
  type SealedColumn,
  type Settings,
} from '@housebrand/shared/nest';
import type { TestDatabase } from './test-database';
import { testSettings } from './test-settings';

/** What stands in the application of a spec; what is left out is as small as can be. */
export interface TestAppOptions extends Pick<ModuleMetadata, 'imports' | 'controllers' | 'providers'> {
  /** Words of the domains under test. */
  messages?: readonly MessageCatalogue[];
  /** What the domains under test keep sealed. */
  sealed?: readonly SealedColumn[];
  database?: TestDatabase;
  settings?: Partial<{ [Name in keyof Settings]: Settings[Name] }>;
  clock?: Clock;
  /** Default: silent. */
  log?: AppLog;
}

/**
 * The modules of a spec behind the same edge as the real API: context, envelopes, validation, problems.
 * Call it with `app.inject({ method, url, … })`; close it at the end.
 */
export async function createTestApp(options: TestAppOptions): Promise<NestFastifyApplication> {
  const { database: own, messages, sealed, clock, imports = [], controllers = [], providers = [] } = options;
  const settings = testSettings({ ...(own && { databaseUrl: own.url }), ...options.settings });
  const database: Database | undefined = own?.database;
  const shared = SharedModule.forRoot({
    settings,
    messages,
    sealed,
    clock,
    database,
    log: options.log ?? new AppLog('silent'),
    changes: own ? undefined : new LocalChanges(),
  });

  @Module({ imports: [shared, ...imports], controllers, providers })
  class TestModule {}

  const adapter = createHttpAdapter(settings);
  const app = await NestFactory.create<NestFastifyApplication>(TestModule, adapter, { ...NEST_OPTIONS, logger: false });
  applyHttpEdge(app);
  await app.init();
  await adapter.getInstance().ready();
  return app;
}
