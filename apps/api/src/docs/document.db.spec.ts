import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppLog } from '@housebrand/shared/nest';
import { createTestDatabase, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import { createApi } from '../create-api';
import { migrations } from '../migrations';

interface Media {
  schema?: object;
  example?: unknown;
  examples?: Record<string, { value: { code: number; message: string } }>;
}
interface Operation {
  summary?: string;
  operationId: string;
  tags?: string[];
  security?: object[];
  parameters?: { name: string; schema?: object }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description: string; content?: Record<string, Media> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
}

describe('the OpenAPI document', () => {
  let test: TestDatabase;
  let app: NestFastifyApplication;
  let document: Document;
  let operations: [string, Operation][];

  beforeAll(async () => {
    test = await createTestDatabase(migrations);
    app = await createApi(testSettings({ databaseUrl: test.url }), new AppLog('silent'));
    document = (await app.inject({ method: 'GET', url: '/docs/openapi.json' })).json();
    operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    );
  }, 30_000);
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  // pictures come as they are, without an envelope
  const enveloped = (name: string) => name.includes(' /api/');
  const offending = (isWrong: (name: string, operation: Operation) => boolean) =>
    operations.filter(([name, operation]) => isWrong(name, operation)).map(([name]) => name);

  it('says of every call what it does, under a heading and an id of its own', () => {
    expect(operations.length).toBeGreaterThan(20);
    expect(offending((_, { summary, tags }) => !summary || !tags?.length)).toEqual([]);
    expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length);
  });

  it('shows an example of every success, in the envelope of its path', () => {
    expect(
      offending((name, { responses }) => {
        if (!enveloped(name)) return false;
        const media = responses['200']?.content?.['application/json'];
        const example = media?.example as { code: number } | undefined;
        return !media?.schema || example?.code !== (name.includes('/api/provider/') ? 0 : 200);
      }),
    ).toEqual([]);
  });

  it('shows an example of every failure, in words', () => {
    const wrong = operations.flatMap(([name, { responses }]) =>
      Object.entries(responses)
        .filter(([status]) => status !== '200')
        .filter(([, { content }]) => {
          const examples = Object.values(content?.['application/json']?.examples ?? {});
          return (
            examples.length === 0 || examples.some(({ value }) => !value.message || /^\w+\.\w+$/.test(value.message))
          );
        })
        .map(([status]) => `${name} ${status}`),
    );
    expect(wrong).toEqual([]);
    expect(offending((name, { responses }) => enveloped(name) && !responses['500'])).toEqual([]);
  });

  it('says of every call who may make it', () => {
    const known = new Set(Object.keys(document.components.securitySchemes));
    expect([...known].sort()).toEqual(['jwt', 'portalToken', 'x-agent-key', 'x-user-auth']);
    expect(
      offending(
        (_, { security }) => !security || security.some((one) => Object.keys(one).some((name) => !known.has(name))),
      ),
    ).toEqual([]);
    expect(offending((_, { security, responses }) => security!.length > 0 && !responses['401'])).toEqual([]);
  });

  it('refers to nothing that is not there and keeps no note of ours', () => {
    const text = JSON.stringify(document);
    const references = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]!));
    expect([...references].filter((name) => !(name in document.components.schemas))).toEqual([]);
    expect(text).not.toMatch(/x-housebrand|x-access/);
  });

  it('is shown by Swagger UI, which signs in through the API', async () => {
    await app.listen(0, '127.0.0.1');
    const origin = await app.getUrl();
    const get = async (path: string) => {
      const reply = await fetch(`${origin}${path}`);
      return { status: reply.status, headers: reply.headers, body: await reply.text() };
    };
    const page = await get('/docs');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(page.body).toContain('/docs/sign-in.js');
    expect((await get('/docs/swagger-ui-init.js')).body).toContain('/docs/openapi.json');
    expect((await get('/docs/swagger-ui-bundle.js')).status).toBe(200);
    const script = await get('/docs/sign-in.js');
    expect(script.body).toContain('/api/provider/login');
    expect(script.body).toContain('MTODEMO1');
    expect((await get('/docs/package.json')).status).toBe(404);
  });
});
