import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mountDocs } from '@housebrand/shared/docs';
import {
  AppLog,
  Changes,
  NEST_OPTIONS,
  ProblemFilter,
  RequestContext,
  configureHttp,
  createHttpAdapter,
  frameworkLog,
  startWorkers,
  type Clock,
  type Settings,
} from '@housebrand/shared/nest';
import { AuthenticationService } from '@housebrand/auth/nest';
import { AgentContentService, PromotionsService } from '@housebrand/content/nest';
import { CatalogueService } from '@housebrand/games/nest';
import { QuestsService } from '@housebrand/quests/nest';
import { AgentBootstrapService } from '@housebrand/theming/nest';
import { TournamentsService } from '@housebrand/tournaments/nest';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module';
import { docsPage } from './docs/docs-page';
import { allowOtherSites } from './http/other-sites';
import { separateOperators } from './http/operators-port';
import { PortalAssets, mountAssets } from './shell/assets';
import { mountChatFrame } from './shell/chat-frame';
import { BuiltPortal } from './shell/built-portal';
import { FirstViews } from './shell/first-answers';
import { mountShell } from './shell/mount-shell';
import { PageSubjects } from './shell/page-subjects';
import { PortalShell } from './shell/portal-shell';
import { ViewPainter } from './shell/view-painter';

/**
 * Creates the whole API, ready to listen. Requires a migrated database.
 *
 * @param prepare completes the data before the jobs start to work on it
 */
export async function createApi(
  settings: Settings,
  log = new AppLog(settings.logLevel),
  clock?: Clock,
  prepare?: (app: NestFastifyApplication) => Promise<void>,
): Promise<NestFastifyApplication> {
  const adapter = createHttpAdapter(settings);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(settings, log, clock), adapter, {
    ...NEST_OPTIONS,
    logger: frameworkLog(log),
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  configureHttp(app);
  allowOtherSites(app);
  if (settings.mode === 'live') separateOperators(fastify, settings);
  const assets = new PortalAssets(settings.portalDist);
  const shell = createShell(app, settings, assets);
  mountDocs(fastify, docsPage(fastify, app, settings));
  mountAssets(fastify, assets);
  mountChatFrame(fastify, app.get(AgentBootstrapService, { strict: false }));
  mountShell(fastify, shell, assets, app.get(ProblemFilter));
  // exit instead of raising the signal again, so that buffered log lines are flushed
  app.enableShutdownHooks(undefined, { useProcessExit: true });
  await app.init();
  await prepare?.(app);
  startWorkers(app);
  return app;
}

function createShell(app: NestFastifyApplication, settings: Settings, assets: PortalAssets): PortalShell {
  const agents = app.get(AgentBootstrapService, { strict: false });
  const content = app.get(AgentContentService, { strict: false });
  const views = new FirstViews(
    content,
    app.get(CatalogueService, { strict: false }),
    app.get(TournamentsService, { strict: false }),
  );
  const subjects = new PageSubjects({
    content,
    quests: app.get(QuestsService, { strict: false }),
    promotions: app.get(PromotionsService, { strict: false }),
    authentication: app.get(AuthenticationService, { strict: false }),
    context: app.get(RequestContext, { strict: false }),
  });
  const portal = new BuiltPortal(settings.portalDist);
  const painter = portal.painter === null ? null : new ViewPainter(portal.painter);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.addHook('onClose', () => painter?.close());
  return new PortalShell(settings, { agents, assets, portal, views, subjects, painter }, app.get(Changes));
}
