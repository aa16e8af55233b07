import { existsSync } from 'node:fs';
import { fastifyStatic } from '@fastify/static';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { mountDocs } from '@housebrand/shared/docs';
import { AppLog, frameworkLog } from '@housebrand/shared/nest';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module';
import { documentOf } from './documentation';
import { ErrorsFilter } from './errors.filter';
import type { SimulatorConfig } from './settings/config';
import { migrate } from './storage/migrate';
import { WireRouter } from './wire/wire-router';
import { Seeder } from './world/seeder';

const BODY_LIMIT = 256 * 1024;

/** Creates the simulator: migrated, seeded and ready to listen. */
export async function createSimulator(config: SimulatorConfig, assets: string | null): Promise<NestFastifyApplication> {
  await migrate(config.databaseUrl);
  const adapter = new FastifyAdapter({ bodyLimit: BODY_LIMIT, forceCloseConnections: true, trustProxy: false });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.for(config), adapter, {
    bufferLogs: true,
    // signatures of webhooks cover the text
    rawBody: true,
  });
  const log = app.get(AppLog);
  app.useLogger(frameworkLog(log));
  app.useGlobalFilters(new ErrorsFilter(log));
  // Exit instead of re-raising the signal, so that buffered log lines are written.
  app.enableShutdownHooks(undefined, { useProcessExit: true });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  // push messages are encrypted
  fastify.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.get(WireRouter).register(fastify);
  await serveAssets(app, assets);
  mountDocs(fastify, { title: 'Provider simulator · API', document: () => documentOf(app) });
  await app.get(Seeder).seedOnce();
  await app.init();
  await fastify.ready();
  return app;
}

/** Serves the pages' scripts and styles; they are absent when the sources run without a build. */
async function serveAssets(app: NestFastifyApplication, assets: string | null): Promise<void> {
  if (!assets || !existsSync(assets)) return;
  const isHashed = (path: string): boolean => /-[\w-]{8}\.\w+$/.test(path);
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    decorateReply: false,
    setHeaders: (response, path) =>
      void response
        .header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
        // The chat page runs in a frame with an opaque origin, so its own scripts and fonts count as cross-origin.
        .header('access-control-allow-origin', '*'),
  });
}
