/// <reference path="./swagger-ui-express.d.ts" />
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { encodeBody, type EncodedBody } from '../prepared-responses/encoding';
import { negotiate } from '../prepared-responses/prepared-responses';
import { localReferences } from './local-references';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** The documentation page: document, styles and scripts on top of Swagger UI. */
export interface DocsPage {
  title: string;
  /** The OpenAPI document. */
  document: () => object | Promise<object>;
  /** CSS in addition to Swagger UI's own. */
  style?: () => string;
  /** Plain scripts, served as `/docs/{name}`; together they define `workbench(system)`, a plugin of Swagger UI. */
  scripts?: readonly { name: string; text: () => string }[];
  /** The API is at another address than the page, so the page offers no calls. */
  isForReading?: boolean;
}

/** The page of swagger-ui-express: its own files and inline styles, no other origins. */
export const DOCS_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Serves `/docs` and `/docs/openapi.json`. Both are built on the first request, so that they do not delay the start.
 * Swagger UI is Express middleware, so it runs in its own Express application.
 */
export function mountDocs(fastify: FastifyInstance, docs: DocsPage): void {
  let document: Promise<EncodedBody> | undefined;
  let page: Promise<Listener> | undefined;
  const encoded = async () => encodeBody(await docs.document());
  fastify.get('/docs/openapi.json', async (request, reply) => {
    document ??= encoded();
    return reply.send(negotiate(request, reply, await document, 'no-cache'));
  });
  const serve = async (raw: IncomingMessage, response: ServerResponse) => {
    page ??= createPage(docs);
    const listener = await page;
    response.setHeader('content-security-policy', DOCS_POLICY);
    response.setHeader('x-content-type-options', 'nosniff');
    listener(raw, response);
  };
  fastify.get('/docs', (_request, reply) => reply.redirect('/docs/', 301));
  fastify.get('/docs/*', async (request, reply) => {
    reply.hijack();
    await serve(request.raw, reply.raw);
  });
}

interface Plugins {
  localReferences: () => object;
  workbench?: (system: unknown) => object;
}

/** Runs in the browser: its source is part of the page's start script. */
const thePlugin = (system: unknown): object[] => {
  const { localReferences: references, workbench } = globalThis as unknown as Plugins;
  return [references(), ...(workbench ? [workbench(system)] : [])];
};

async function createPage({ title, style, scripts: ours = [], isForReading = false }: DocsPage): Promise<Listener> {
  const references = () => `globalThis.localReferences = ${localReferences.toString()};\n`;
  const scripts = [{ name: 'local-references.js', text: references }, ...ours];
  const [{ default: express }, { default: swaggerUi }] = await Promise.all([
    import('express'),
    import('swagger-ui-express'),
  ]);
  const page = express();
  page.disable('x-powered-by');
  for (const { name, text } of scripts) {
    page.get(`/docs/${name}`, (_request, response) => {
      response.type('text/javascript').send(text());
    });
  }
  const options = {
    customSiteTitle: title,
    swaggerUrl: '/docs/openapi.json',
    swaggerOptions: {
      tryItOutEnabled: true,
      displayRequestDuration: true,
      docExpansion: 'none',
      deepLinking: true,
      filter: true,
      displayOperationId: true,
      defaultModelsExpandDepth: -1,
      ...(isForReading && { supportedSubmitMethods: [] }),
      plugins: [thePlugin],
    },
    ...(style && { customCss: style() }),
    customJs: scripts.map(({ name }) => `/docs/${name}`),
  };
  page.use('/docs', swaggerUi.serve, swaggerUi.setup(undefined, options));
  return page;
}
