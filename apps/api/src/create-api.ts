import type { LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  AppLog,
  NEST_OPTIONS,
  ProblemFilter,
  applyHttpEdge,
  createHttpAdapter,
  type Settings,
} from '@housebrand/shared/nest';
import { BannersService } from '@housebrand/content/nest';
import { AgentBootstrapService } from '@housebrand/theming/nest';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module';
import { mountDocs } from './docs/mount-docs';
import { PortalAssets, mountAssets } from './shell/assets';
import { FirstBanners } from './shell/first-banners';
import { mountShell } from './shell/mount-shell';
import { PortalShell } from './shell/portal-shell';

/** The whole API, ready to listen. The schema is there already. */
export async function createApi(
  settings: Settings,
  log = new AppLog(settings.logLevel),
): Promise<NestFastifyApplication> {
  const adapter = createHttpAdapter(settings);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(settings, log), adapter, {
    ...NEST_OPTIONS,
    logger: frameworkLog(log),
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  applyHttpEdge(app);
  const assets = new PortalAssets(settings.portalDist);
  const agents = app.get(AgentBootstrapService, { strict: false });
  const banners = new FirstBanners(app.get(BannersService, { strict: false }));
  mountDocs(app, fastify, settings);
  mountAssets(fastify, assets);
  mountShell(fastify, new PortalShell(settings, agents, assets, banners), assets, app.get(ProblemFilter));
  app.enableShutdownHooks();
  await app.init();
  return app;
}

/** What the framework says while it starts is of use to nobody; its warnings are. */
function frameworkLog(log: AppLog): LoggerService {
  const quiet = () => undefined;
  return {
    log: quiet,
    debug: quiet,
    verbose: quiet,
    warn: log.warn.bind(log),
    error: log.error.bind(log),
    fatal: log.fatal.bind(log),
  };
}
