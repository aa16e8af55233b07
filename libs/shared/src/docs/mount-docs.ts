import type { FastifyInstance } from 'fastify';
import { NotFound } from '../core';
import { encodeBody, type EncodedBody } from '../nest/prepared-responses/encoding';
import { negotiate } from '../nest/prepared-responses/prepared-responses';
import { renderDocs, type DocsFiles, type DocsPage } from './docs-files';

/** The page of swagger-ui-express: its own files and inline styles, no other origins. */
export const DOCS_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves `/docs` and `/docs/openapi.json`. Both are built on the first request, so that they do not delay the start. The page's
 * files carry their version in the address, so that a browser loads them once; the page and the document are checked by ETag.
 */
export function mountDocs(fastify: FastifyInstance, docs: DocsPage): void {
  let document: Promise<EncodedBody> | undefined;
  let rendered: Promise<DocsFiles> | undefined;
  const encoded = async () => encodeBody(await docs.document());
  fastify.get('/docs/openapi.json', async (request, reply) => {
    document ??= encoded();
    return reply.send(negotiate(request, reply, await document, 'no-cache'));
  });
  fastify.get('/docs', (_request, reply) => reply.redirect('/docs/', 301));
  fastify.get<{ Params: { '*': string }; Querystring: { v?: string } }>('/docs/*', async (request, reply) => {
    rendered ??= renderDocs(docs);
    const { page, files } = await rendered;
    const name = request.params['*'];
    const file = name === '' ? page : files.get(name);
    if (!file) throw new NotFound();
    void reply.headers({ 'content-security-policy': DOCS_POLICY, 'x-content-type-options': 'nosniff' });
    return reply.send(negotiate(request, reply, file, request.query.v === file.tag ? FOREVER : 'no-cache'));
  });
}
