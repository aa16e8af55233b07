import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { callName, wireCalls } from '@housebrand/providers';
import { LIVE_ADDRESS } from '@housebrand/shared';
import { Messages } from '@housebrand/shared/nest';
import { openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { buildDocument } from './document';
import { apiBeforePortal } from '../testing/api-before-portal';
import { inlinedParameters } from '../testing/api-operations';

interface Media {
  schema?: object;
  example?: unknown;
  examples?: Record<string, Example>;
}
interface Example {
  value: { code: number; message: string };
}
interface Reply {
  description: string;
  content?: Record<string, Media>;
}
interface Schema {
  $ref?: string;
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  example?: unknown;
  schema?: { example?: unknown; enum?: unknown[] };
}
interface Operation {
  description?: string;
  'x-call'?: { provider: { name: string }[] };
  'x-missing'?: string[];
  summary?: string;
  operationId: string;
  tags?: string[];
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: Record<string, Reply>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string }[];
  'x-errors': { name: string; th: string; en: string }[];
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Reply>;
    examples: Record<string, Example>;
    securitySchemes: Record<string, unknown>;
  };
}

/** Replaces the references to shared replies and examples by what they reference. */
function inlined({ components }: Document, operation: Operation): Operation {
  const resolve = <T extends object>(one: T | { $ref: string }, group: Record<string, T>): T =>
    '$ref' in one ? group[one.$ref.split('/').at(-1)!]! : one;
  const media = ({ examples = {}, ...own }: Media): Media => ({
    ...own,
    examples: mapValues(examples, (one) => resolve(one, components.examples)),
  });
  const responses = mapValues(operation.responses, (one) => {
    const reply = resolve(one, components.responses);
    return { ...reply, ...(reply.content && { content: mapValues(reply.content, media) }) };
  });
  return { ...operation, responses };
}

const mapValues = <T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

/** The operations of the internal provider client (specification section 7), and the ones that extend it. */
const PROVIDER_OPERATIONS = [
  're-login-profile',
  'login',
  'logout',
  'profile',
  'profile-fun',
  'captcha',
  'otp',
  'check-register',
  'register',
  'register-v2',
  'reset-password-fun',
  'forget-password',
  'change-password',
  'bonus',
  'check-cash-back',
  'claim-cash-back',
  'claim-point',
  'withdraw',
  'withdraw-condition',
  'withdraw-income-condition',
  'report-deposit',
  'report-withdraw',
  'bank-deposit-auto',
  'bank-deposit-true-money',
  'deposit-point-create',
  'promotion',
  'promotion-detail/{id}',
  'launch-game',
  'launch-lotto',
  'launch-portal',
  'launch-sport-lobby',
  'link-reward',
  'link-affiliate',
  'refresh-portal-token',
];
const BESIDE_THEM = [
  'announcements',
  'games-status',
  'provider-list',
  'game-list',
  'reward',
  'wheel',
  'gashapon',
  'daily-check-in',
];
/** The member-system bridge, below `/api/apps/`. */
const BRIDGE = ['redirectLogin', 'providerPrefixList', 'gameList', 'getProfileAndCredit'];

describe('OpenAPI document', () => {
  let world: TestWorld;
  let app: NestFastifyApplication;
  let document: Document;
  let operations: [string, Operation][];

  beforeAll(async () => {
    world = await openTestWorld({ application: apiBeforePortal });
    ({ app } = world);
    document = inlinedParameters((await buildDocument(app)) as Document);
    operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        inlined(document, operation),
      ]),
    );
  });
  afterAll(() => world?.close());

  // pictures and streams have no envelope
  const enveloped = (name: string) => name.includes(' /api/') && name !== `GET ${LIVE_ADDRESS}`;
  const offending = (isWrong: (name: string, operation: Operation) => boolean) =>
    operations.filter(([name, operation]) => isWrong(name, operation)).map(([name]) => name);

  it('gives every call a summary, a tag and a unique id', () => {
    expect(operations.length).toBeGreaterThan(20);
    expect(offending((_, { summary, tags }) => !summary || !tags?.length)).toEqual([]);
    expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length);
  });

  it.each(wireCalls.map((contract) => ({ name: callName(contract), contract })))(
    'contains the operations that use the provider call $name',
    ({ contract: { serves, internal } }) => {
      if (serves.length === 0) expect(internal ?? '').toMatch(/\p{Lu}.+\.$/u);
      const documented = operations.map(([name]) => name);
      expect(serves.filter((operation) => !documented.includes(operation))).toEqual([]);
    },
  );

  it('has the 34 operations of the provider client, their extensions, and the bridge', () => {
    expect(PROVIDER_OPERATIONS).toHaveLength(34);
    const wanted = [
      ...[...PROVIDER_OPERATIONS, ...BESIDE_THEM].map((name) => `/api/provider/${name}`),
      ...BRIDGE.map((name) => `/api/apps/${name}/{prefix}`),
      '/api/apps/members.refreshToken',
    ];
    expect(wanted.filter((path) => !document.paths[path])).toEqual([]);
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

  it('shows an example with a readable message for every failure', () => {
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

  /** A field with the class of its request. */
  type Field = [name: string, of: string | undefined];

  /** Fields of a schema, including nested ones. */
  const fieldsOf = ({ $ref, allOf = [], items, properties = {} }: Schema, of?: string): Field[] => {
    const name = $ref?.replace('#/components/schemas/', '');
    const inner = name === undefined ? [] : fieldsOf(document.components.schemas[name]!, name);
    const parts = [...allOf, ...(items ? [items] : []), ...Object.values(properties)];
    return [
      ...Object.keys(properties).map((field): Field => [field, of]),
      ...inner,
      ...parts.flatMap((part) => fieldsOf(part, of)),
    ];
  };

  it('has a display name in both languages for every input field', () => {
    const messages = app.get(Messages, { strict: false });
    const fields = operations
      .filter(([name]) => enveloped(name))
      .flatMap(([, { parameters = [], requestBody }]) => [
        ...parameters.filter((one) => one.in !== 'header').map(({ name }): Field => [name, undefined]),
        ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => (schema ? fieldsOf(schema) : [])),
      ]);
    expect(new Set(fields.map(([name]) => name)).size).toBeGreaterThan(60);
    const nameless = fields.filter(([name, of]) =>
      (['th', 'en'] as const).some((language) => !messages.nameOf(name, language, of)),
    );
    expect(nameless).toEqual([]);
  });

  it('documents every path parameter', () => {
    expect(
      offending((name, { parameters = [] }) =>
        [...name.matchAll(/\{(\w+)\}/g)].some(([, part]) => !parameters.some((one) => one.name === part)),
      ),
    ).toEqual([]);
  });

  it('documents purpose, effect, retry rule, limits and caching of every call', () => {
    const missing = operations.flatMap(([name, operation]) =>
      (operation['x-missing'] ?? []).map((what) => `${name}: write ${what}`),
    );
    // what to write: libs/shared/src/nest/openapi/api-call.decorator.ts
    expect(missing).toEqual([]);
    expect(offending((_, { description = '' }) => !description.includes('**Retry**'))).toEqual([]);
  });

  it('names every call with a verb and a noun', () => {
    expect(offending((_, { operationId }) => !/^[a-z]+([A-Z][a-z]+)*$/.test(operationId))).toEqual([]);
  });

  it('describes every parameter, with an example for each required one', () => {
    const wrong = operations.flatMap(([name, { parameters = [] }]) =>
      parameters
        .filter(({ description, required, example, schema = {} }) => {
          const shown = example ?? schema.example ?? schema.enum?.[0];
          return !description || (required && shown === undefined);
        })
        .map((parameter) => `${name}: ${parameter.name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('describes every tag', () => {
    const described = document.tags.map(({ name }) => name);
    // described in apps/api/src/docs/introduction.ts
    expect(offending((_, { tags = [] }) => tags.some((tag) => !described.includes(tag)))).toEqual([]);
  });

  it('lists the provider calls behind an operation', () => {
    const launch = operations.find(([name]) => name === 'POST /api/provider/launch-game')?.[1];
    expect(launch?.['x-call']?.provider.map(({ name }) => name)).toContain('gamePlatform.gamesStatus');
  });

  it('lists every error of every call in both languages', () => {
    const catalogue = document['x-errors'];
    expect(catalogue.length).toBeGreaterThan(40);
    expect(catalogue.filter(({ th, en }) => !th || !en)).toEqual([]);
    const examples = operations.flatMap(([, { responses }]) =>
      Object.values(responses).flatMap(({ content }) =>
        Object.keys(content?.['application/json']?.examples ?? {}).map((name) => name.replace(/(-\d+)? (th|en)$/, '')),
      ),
    );
    const names = new Set(catalogue.map(({ name }) => name));
    expect([...new Set(examples)].filter((name) => !names.has(name))).toEqual([]);
  });

  it('declares the access of every call', () => {
    const known = new Set(Object.keys(document.components.securitySchemes));
    expect([...known].sort()).toEqual(['jwt', 'portalToken', 'x-agent-key', 'x-user-auth']);
    expect(
      offending(
        (_, { security }) => !security || security.some((one) => Object.keys(one).some((name) => !known.has(name))),
      ),
    ).toEqual([]);
    expect(offending((_, { security, responses }) => security!.length > 0 && !responses['401'])).toEqual([]);
  });

  it('has no dangling references and no internal notes', () => {
    const text = JSON.stringify(document);
    const references = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]!));
    expect([...references].filter((name) => !(name in document.components.schemas))).toEqual([]);
    expect(text).not.toMatch(/x-housebrand|x-access|x-missing|"nullable"/);
  });

  it('is rendered by Swagger UI, which logs in through the API', async () => {
    await app.listen(0, '127.0.0.1');
    const origin = await app.getUrl();
    const get = async (path: string) => {
      const reply = await fetch(`${origin}${path}`);
      return { status: reply.status, headers: reply.headers, body: await reply.text() };
    };
    const page = await get('/docs');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(page.body).toContain('/docs/workbench.js');
    expect((await get('/docs/swagger-ui-init.js')).body).toContain('/docs/openapi.json');
    expect((await get('/docs/swagger-ui-bundle.js')).status).toBe(200);
    const script = await get('/docs/session.js');
    expect(script.body).toContain('/api/provider/login');
    expect(script.body).toContain('MTODEMO1');
    expect((await get('/docs/local-references.js')).body).toContain('resolveSubtree');
    expect((await get('/docs/package.json')).status).toBe(404);
    const { headers } = await get('/docs/openapi.json');
    expect(headers.get('content-encoding')).toBe('gzip');
    const known = { headers: { 'if-none-match': headers.get('etag')! } };
    expect((await fetch(`${origin}/docs/openapi.json`, known)).status).toBe(304);
  });

  it('loads at most 600 kB on the first visit of the page, and nothing again', async () => {
    const get = (url: string, known?: string) =>
      app.inject({ url, headers: { 'accept-encoding': 'br', ...(known && { 'if-none-match': known }) } });
    const links = (await app.inject('/docs/')).body.matchAll(/(?:src|href)=["'](\/docs\/[^"']+)["']/g);
    let bytes = 0;
    for (const url of ['/docs/', '/docs/openapi.json', ...[...links].map(([, link]) => link!)]) {
      const { headers, rawPayload } = await get(url);
      bytes += rawPayload.length;
      if (url.includes('?v='))
        expect([url, headers['cache-control']]).toEqual([url, expect.stringMatching(/immutable/)]);
      else expect([url, (await get(url, String(headers['etag']))).rawPayload.length]).toEqual([url, 0]);
    }
    expect(bytes).toBeGreaterThan(300_000);
    expect(bytes).toBeLessThanOrEqual(600_000);
  });
});
