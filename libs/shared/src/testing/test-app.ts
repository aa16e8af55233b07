import { Global, Module, type ModuleMetadata, type Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { MessageCatalogue } from '@housebrand/shared';
import {
  AppLog,
  LocalChanges,
  NEST_OPTIONS,
  SharedModule,
  configureHttp,
  createHttpAdapter,
  type Clock,
  type Migration,
  type ServerDomain,
  type Settings,
} from '@housebrand/shared/nest';
import { createTestDatabase, type TestDatabase } from './test-database';
import { systemsOf, testSettings } from './test-settings';

/** The parts of a test application; omitted ones are minimal. */
export interface TestAppOptions extends Pick<ModuleMetadata, 'imports' | 'controllers' | 'providers'> {
  /** The domains under test, as an application loads them: modules, messages and encrypted columns. */
  domains?: readonly ServerDomain[];
  /** The application's bindings for their ports, visible everywhere. */
  ports?: readonly Provider[];
  /** Messages that belong to no domain. */
  messages?: readonly MessageCatalogue[];
  database?: TestDatabase;
  /** The simulated provider systems; without them, nothing listens at their addresses. */
  simulator?: { baseUrls: Record<keyof Settings['providers'], string> };
  settings?: Partial<{ [Name in keyof Settings]: Settings[Name] }>;
  clock?: Clock;
  /** Default: silent. */
  log?: AppLog;
}

/** A whole application, with its own start function. */
export interface TestedApplication {
  migrations: readonly Migration[];
  start(settings: Settings, log: AppLog, clock?: Clock): Promise<NestFastifyApplication>;
}

/** Either domains, or a whole application. */
export type TestWorldOptions =
  | (Omit<TestAppOptions, 'database'> & { application?: never })
  | (Pick<TestAppOptions, 'simulator' | 'settings' | 'clock' | 'log'> & { application: TestedApplication });

/** An application with its own database. */
export interface TestWorld {
  app: NestFastifyApplication;
  database: TestDatabase;
  /** Closes the application and drops the database. */
  close(): Promise<void>;
}

/** Starts an application on a new, migrated database. Close it at the end, before its simulator. */
export async function openTestWorld(options: TestWorldOptions): Promise<TestWorld> {
  const { application } = options;
  const database = await createTestDatabase(application ? application.migrations : migrationsOf(options));
  const started = application
    ? application.start(settingsOf(options, database), logOf(options), options.clock)
    : createTestApp({ ...options, database });
  try {
    const app = await started;
    const close = async () => {
      await app.close();
      await database.close();
    };
    return { app, database, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const migrationsOf = ({ domains = [] }: TestAppOptions) => domains.flatMap(({ migrations }) => migrations ?? []);

const logOf = ({ log }: TestAppOptions) => log ?? new AppLog('silent');

const settingsOf = ({ simulator, settings }: TestAppOptions, database?: TestDatabase): Settings =>
  testSettings({
    ...(database && { databaseUrl: database.url }),
    ...(simulator && { providers: systemsOf(simulator) }),
    ...settings,
  });

/**
 * Creates an application with a spec's modules behind the same edge as the API: context, envelopes, validation,
 * problems. Call it with `app.inject({ method, url, … })`; close it at the end.
 */
export async function createTestApp(options: TestAppOptions): Promise<NestFastifyApplication> {
  const { database: own, domains = [], ports = [], imports = [], controllers = [], providers = [] } = options;
  const settings = settingsOf(options, own);
  const shared = SharedModule.forRoot({
    settings,
    messages: [...domains.flatMap(({ messages }) => messages ?? []), ...(options.messages ?? [])],
    sealed: domains.flatMap(({ sealed }) => sealed ?? []),
    personal: domains.flatMap(({ personal }) => personal ?? []),
    clock: options.clock,
    database: own?.database,
    log: logOf(options),
    changes: own ? undefined : new LocalChanges(),
  });

  @Global()
  @Module({ providers: [...ports], exports: ports.map((port) => ('provide' in port ? port.provide : port)) })
  class PortsModule {}

  @Module({
    imports: [shared, PortsModule, ...domains.map(({ module }) => module), ...imports],
    controllers,
    providers,
  })
  class TestModule {}

  const adapter = createHttpAdapter(settings);
  const app = await NestFactory.create<NestFastifyApplication>(TestModule, adapter, { ...NEST_OPTIONS, logger: false });
  configureHttp(app);
  await app.init();
  await adapter.getInstance().ready();
  return app;
}
