import type { INestApplication } from '@nestjs/common';
import { DOCS_POLICY, type DocsPage } from '@housebrand/shared/docs';
import type { CataloguedError, Settings } from '@housebrand/shared/nest';
import type { FastifyInstance } from 'fastify';
import { errorPage } from './error-page';
import { changelog, PAGE_STYLE, pageFile, pageScripts } from './page-files';
import { servedDocument } from './served-document';
import { mountWorkbench } from './workbench';

/** The API documentation. In simulator mode it is a workbench with demo callers, faults and request traces. */
export function docsPage(fastify: FastifyInstance, app: INestApplication, settings: Settings): DocsPage {
  const isWorkbench = settings.mode === 'simulator';
  if (isWorkbench) mountWorkbench(fastify, app, settings);
  fastify.get('/docs/errors', async (_request, reply) => {
    const document = (await servedDocument(settings)) as { 'x-errors': readonly CataloguedError[] };
    return reply
      .header('content-security-policy', DOCS_POLICY)
      .type('text/html; charset=utf-8')
      .send(errorPage(document['x-errors']));
  });
  fastify.get('/docs/changelog', (_request, reply) => reply.type('text/plain; charset=utf-8').send(changelog()));
  return {
    title: 'Housebrand API',
    document: () => servedDocument(settings),
    style: () => pageFile(PAGE_STYLE),
    ...(isWorkbench ? { scripts: pageScripts } : { isForReading: true }),
  };
}
