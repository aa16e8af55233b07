/// <reference path="./swagger-ui-express.d.ts" />
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface DocsPage {
  title: string;
  /** The OpenAPI document. */
  document: () => object | Promise<object>;
  /** What the page has beside Swagger UI: a style, and a script served as `/docs/{name}`. */
  addition?: { style: string; name: string; script: string };
}

/** The page is swagger-ui-express': its own files, inline styles, nothing from elsewhere. */
const POLICY =
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
    response.setHeader('content-security-policy', POLICY);
    response.setHeader('x-content-type-options', 'nosniff');
    listener(raw, response);
  };
  fastify.get('/docs', (_request, reply) => reply.redirect('/docs/', 301));
  fastify.get('/docs/*', async (request, reply) => {
    reply.hijack();
    await serve(request.raw, reply.raw);
  });
}

async function createPage({ title, addition }: DocsPage): Promise<Listener> {
  const [{ default: express }, { default: swaggerUi }] = await Promise.all([
    import('express'),
    import('swagger-ui-express'),
  ]);
  const page = express();
  page.disable('x-powered-by');
  if (addition) {
    page.get(`/docs/${addition.name}`, (_request, response) => {
      response.type('text/javascript').send(addition.script);
    });
  }
  const options = {
    customSiteTitle: title,
    swaggerUrl: '/docs/openapi.json',
    swaggerOptions: { tryItOutEnabled: true, displayRequestDuration: true, docExpansion: 'list', tagsSorter: 'alpha' },
    ...(addition && { customCss: addition.style, customJs: `/docs/${addition.name}` }),
  };
  page.use('/docs', swaggerUi.serve, swaggerUi.setup(undefined, options));
  return page;
}
