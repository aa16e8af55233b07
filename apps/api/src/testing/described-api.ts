import { SessionService } from '@housebrand/auth/nest';
import { AppLog, Database, type Settings } from '@housebrand/shared/nest';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApi } from '../create-api';
import { buildDocument } from '../docs/document';
import { seedDemoWorld } from '../seed/demo-world';
import { operationsOf, type ApiDocument, type ApiOperation } from './api-operations';

/** The whole API over a demo world, with every operation it describes: for specs that walk them all. */
export interface DescribedApi {
  app: NestFastifyApplication;
  operations: ApiOperation[];
  /** Of MTODEMO1's session, for the header `x-user-auth`; the providers are not there. */
  token: string;
}

export async function startDescribedApi(settings: Settings): Promise<DescribedApi> {
  const app = await createApi(settings, new AppLog('silent'));
  await seedDemoWorld(app);
  const member = { prefix: 'MTO', username: 'MTODEMO1', memberId: 'spec', password: 'spec' };
  const sessions = app.get(SessionService, { strict: false });
  const { tokens } = await app
    .get(Database, { strict: false })
    .forAgent('MTO', (tx) => sessions.start(tx, { ...member, memberSystemToken: 'spec', gamePlatformToken: 'spec' }));
  return {
    app,
    operations: operationsOf((await buildDocument(app)) as ApiDocument),
    token: tokens.portal,
  };
}
