import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fastifyStatic } from '@fastify/static';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module';
import type { SimulatorConfig } from './config';
import { documentOf } from './documentation';
import { ErrorsFilter } from './edge/errors.filter';
import { migrate } from './storage/migrate';
import { WireRouter } from './wire/wire-router';
import { Seeder } from './world/seeder';
import { SimulatorLog } from './edge/log';

const BODY_LIMIT = 256 * 1024;

/** The simulator, migrated, seeded and ready to listen. */
export async function createSimulator(config: SimulatorConfig, assets: string | null): Promise<NestFastifyApplication> {
  await migrate(config.databaseUrl);
  const adapter = new FastifyAdapter({ bodyLimit: BODY_LIMIT, forceCloseConnections: true, trustProxy: false });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.for(config), adapter, { bufferLogs: true });
  const log = app.get(SimulatorLog);
  app.useLogger(log.forFramework());
  app.useGlobalFilters(new ErrorsFilter(log));
  app.enableShutdownHooks();
  app.get(WireRouter).register(adapter.getInstance());
  await serveAssets(app, assets);
  serveDocumentation(app);
  await app.get(Seeder).seedOnce();
  await app.init();
  await adapter.getInstance().ready();
  return app;
}

/** Scripts and styles of the pages; absent when the sources run unbuilt. */
async function serveAssets(app: NestFastifyApplication, assets: string | null): Promise<void> {
  if (!assets || !existsSync(assets)) return;
  const isHashed = (path: string): boolean => /-[\w-]{8}\.\w+$/.test(path);
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    decorateReply: false,
    setHeaders: (response, path) =>
      void response.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Swagger UI is Express middleware: it lives in an Express application of its own under `/docs`, made when it is first asked for. */
function serveDocumentation(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance() as FastifyInstance;
  let document: OpenAPIObject | undefined;
  let page: Promise<Listener> | undefined;
  server.get('/docs/openapi.json', (_request, reply) => reply.send((document ??= documentOf(app))));
  server.get('/docs', (_request, reply) => reply.redirect('/docs/', 301));
  server.get('/docs/*', async (request, reply) => {
    const listener = await (page ??= swaggerPage());
    reply.hijack();
    listener(request.raw, reply.raw);
  });
}

async function swaggerPage(): Promise<Listener> {
  const [{ default: express }, { default: swagger }] = await Promise.all([
    import('express'),
    import('swagger-ui-express'),
  ]);
  const page = express();
  page.disable('x-powered-by');
  const options = {
    customSiteTitle: 'Provider simulator · API',
    swaggerUrl: '/docs/openapi.json',
    swaggerOptions: { tryItOutEnabled: true, docExpansion: 'list', tagsSorter: 'alpha' },
  };
  page.use('/docs', swagger.serve, swagger.setup(undefined, options));
  return page;
}
