import { SessionService } from '@housebrand/auth/nest';
import { Database } from '@housebrand/shared/nest';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buildDocument } from '../docs/document';
import { seedDemoWorld } from '../seed/demo-world';
import { operationsOf, type ApiDocument, type ApiOperation } from './api-operations';

/** All documented operations, and a session to call them with. */
export interface DescribedApi {
  operations: ApiOperation[];
  /** Token of MTODEMO1's session, for the header `x-user-auth`. The providers are unreachable. */
  token: string;
}

/** Seeds the demo world, for specs that call all operations. */
export async function describeApi(app: NestFastifyApplication): Promise<DescribedApi> {
  await seedDemoWorld(app);
  const member = { prefix: 'MTO', username: 'MTODEMO1', memberId: 'spec', password: 'spec' };
  const sessions = app.get(SessionService, { strict: false });
  const { tokens } = await app
    .get(Database, { strict: false })
    .forAgent('MTO', (tx) => sessions.start(tx, { ...member, memberSystemToken: 'spec', gamePlatformToken: 'spec' }));
  return { operations: operationsOf((await buildDocument(app)) as ApiDocument), token: tokens.portal };
}
