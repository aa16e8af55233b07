import type { IncomingMessage, ServerResponse } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import type { Settings } from '@housebrand/shared/nest';
import type { FastifyInstance } from 'fastify';
import { buildDocument } from './document';
import { DEMO_MEMBERS, SIGN_IN_STYLE, signInScript } from './sign-in-script';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** The page is swagger-ui-express': its own files, inline styles, nothing from elsewhere. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** `/docs` and `/docs/openapi.json`; both are built when they are first asked for, so that starting does not wait for them. */
export function mountDocs(app: INestApplication, fastify: FastifyInstance, settings: Settings): void {
  let document: Promise<object> | undefined;
  let page: Promise<Listener> | undefined;
  fastify.get('/docs/openapi.json', async (_request, reply) => {
    document ??= buildDocument(app, settings);
    return reply.type('application/json; charset=utf-8').send(await document);
  });
  const serve = async (raw: IncomingMessage, response: ServerResponse) => {
    page ??= createPage(settings.mode === 'simulator');
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

async function createPage(offersSignIn: boolean): Promise<Listener> {
  const [{ default: express }, { default: swaggerUi }] = await Promise.all([
    import('express'),
    import('swagger-ui-express'),
  ]);
  const page = express();
  page.disable('x-powered-by');
  page.get('/docs/sign-in.js', (_request, response) => {
    response.type('text/javascript').send(signInScript(DEMO_MEMBERS));
  });
  const options = {
    customSiteTitle: 'Housebrand API',
    customCss: SIGN_IN_STYLE,
    swaggerUrl: '/docs/openapi.json',
    swaggerOptions: { tryItOutEnabled: true, displayRequestDuration: true, docExpansion: 'list', tagsSorter: 'alpha' },
    ...(offersSignIn && { customJs: '/docs/sign-in.js' }),
  };
  page.use('/docs', swaggerUi.serve, swaggerUi.setup(undefined, options));
  return page;
}
