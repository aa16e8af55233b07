import { rmSync } from 'node:fs';
import { Settings, type AppLog, type Clock } from '@housebrand/shared/nest';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { createApi } from '../create-api';
import { migrations } from '../domains';
import { buildTestPortal } from './test-portal';

/** The API with a small built portal, as an application for `openTestWorld`. */
export const apiBeforePortal = { migrations, start };

async function start(settings: Settings, log: AppLog, clock?: Clock): Promise<NestFastifyApplication> {
  const portalDist = buildTestPortal();
  const app = await createApi(new Settings({ ...settings, portalDist }), log, clock);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.addHook('onClose', () => rmSync(portalDist, { recursive: true }));
  return app;
}
