/// <reference path="./swagger-ui-express.d.ts" />
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** The page of the API's document, and what is laid over Swagger UI. */
export interface DocsPage {
  title: string;
  /** The OpenAPI document. */
  document: () => object | Promise<object>;
  /** What the page wears above Swagger UI's own. */
  style?: () => string;
  /** Plain scripts, served as `/docs/{name}`; together they define `workbench(system)`, a plugin of Swagger UI. */
  scripts?: readonly { name: string; text: () => string }[];
}

/** The page is swagger-ui-express': its own files, inline styles, nothing from elsewhere. */
export const DOCS_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * `/docs` and `/docs/openapi.json`; both are built when they are first asked for, so that starting does not wait for them.
 * Swagger UI is Express middleware: it lives in an Express application of its own.
 */
export function mountDocs(fastify: FastifyInstance, docs: DocsPage): void {
  let document: object | Promise<object> | undefined;
  let page: Promise<Listener> | undefined;
  fastify.get('/docs/openapi.json', async (_request, reply) => {
    document ??= docs.document();
    return reply.type('application/json; charset=utf-8').send(await document);
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

/** Runs in the browser: its text goes into the page's start. */
const thePlugin = (system: unknown): unknown =>
  (globalThis as unknown as { workbench: (system: unknown) => unknown }).workbench(system);

async function createPage({ title, style, scripts = [] }: DocsPage): Promise<Listener> {
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
      ...(scripts.length > 0 && { plugins: [thePlugin] }),
    },
    ...(style && { customCss: style() }),
    customJs: scripts.map(({ name }) => `/docs/${name}`),
  };
  page.use('/docs', swaggerUi.serve, swaggerUi.setup(undefined, options));
  return page;
}
