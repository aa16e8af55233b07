import { mountDocs } from '@housebrand/shared/docs';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  AppLog,
  configureHttp,
  createHttpAdapter,
  frameworkLog,
  NEST_OPTIONS,
  type Clock,
  type Settings,
} from '@housebrand/shared/nest';
import type { FastifyInstance } from 'fastify';
import { guardEdge, mountOffice } from './office-edge';
import { officeModule } from './office-module';

/** Creates the back office, ready to listen. Requires a migrated database; jobs and deliveries run in the members' API. */
export async function createOffice(
  settings: Settings,
  log = new AppLog(settings.logLevel),
  clock?: Clock,
): Promise<NestFastifyApplication> {
  const adapter = createHttpAdapter(settings);
  const app = await NestFactory.create<NestFastifyApplication>(officeModule(settings, log, clock), adapter, {
    ...NEST_OPTIONS,
    logger: frameworkLog(log),
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  configureHttp(app);
  guardEdge(fastify, settings);
  mountDocs(fastify, {
    title: 'Housebrand back office',
    document: async () => {
      const { default: document } = await import('../../office-openapi.json', { with: { type: 'json' } });
      return document;
    },
  });
  mountOffice(fastify, settings);
  app.enableShutdownHooks(undefined, { useProcessExit: true });
  await app.init();
  return app;
}
