import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SessionService } from '@housebrand/auth/nest';
import { AppLog, Database } from '@housebrand/shared/nest';
import { createTestDatabase, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import { createApi } from './create-api';
import { buildDocument } from './docs/document';
import { migrations } from './migrations';
import { seedDemoWorld } from './seed/demo-world';
import { buildTestPortal } from './testing/test-portal';

interface Schema {
  $ref?: string;
  properties?: Record<string, { example?: unknown }>;
}

interface Operation {
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; example?: unknown; schema?: { example?: unknown } }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Route {
  method: string;
  path: string;
  /** Names of everything that says whom a call is about. */
  ids: string[];
  operation: Operation;
}

const WHO = new Set(['prefix', 'agentID', 'username', 'usernameOrTel']);

/** Whom an MTO member may not be: another member, another agent, and every mixture of the two. */
const OTHERS = [
  { prefix: 'MTO', username: 'MTODEMO3' },
  { prefix: 'MTO', username: 'NAGADEMO1' },
  { prefix: 'NAGA', username: 'MTODEMO1' },
  { prefix: 'NAGA', username: 'NAGADEMO1' },
  { prefix: 'naga', username: 'mtodemo1' },
];

describe('every route that names somebody', () => {
  const portalDist = buildTestPortal();
  let test: TestDatabase;
  let app: NestFastifyApplication;
  let schemas: Record<string, Schema>;
  let routes: Route[];
  let token: string;

  beforeAll(async () => {
    test = await createTestDatabase(migrations);
    const settings = testSettings({ databaseUrl: test.url, portalDist });
    app = await createApi(settings, new AppLog('silent'));
    await seedDemoWorld(app);
    const document = (await buildDocument(app, settings)) as {
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: Record<string, Schema> };
    };
    schemas = document.components.schemas;
    routes = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ method, path, operation, ids: idsOf(operation) })),
    );
    const member = { prefix: 'MTO', username: 'MTODEMO1', memberId: 'spec', password: 'spec' };
    const issued = await app
      .get(Database, { strict: false })
      .forAgent('MTO', (tx) =>
        app
          .get(SessionService, { strict: false })
          .start(tx, { ...member, memberSystemToken: 'spec', gamePlatformToken: 'spec' }),
      );
    token = issued.tokens.portal;
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await test.close();
    rmSync(portalDist, { recursive: true });
  });

  const bodySchema = ({ requestBody }: Operation) => {
    const reference = requestBody?.content['application/json']?.schema.$ref;
    return reference ? schemas[reference.replace('#/components/schemas/', '')] : undefined;
  };
  const idsOf = (operation: Operation) => [
    ...(operation.parameters ?? []).map(({ name }) => name).filter((name) => WHO.has(name)),
    ...Object.keys(bodySchema(operation)?.properties ?? {}).filter((name) => WHO.has(name)),
  ];

  const call = ({ method, path, operation }: Route, who: Record<string, string>, headers: Record<string, string>) => {
    const about = { prefix: who.prefix, agentID: who.prefix, username: who.username, usernameOrTel: who.username };
    const value = (name: string, example: unknown) => (about as Record<string, unknown>)[name] ?? example;
    const query = new URLSearchParams();
    for (const { name, in: place, example, schema } of operation.parameters ?? []) {
      const given = value(name, example ?? schema?.example);
      if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(given ?? '1')));
      else if (place === 'query' && WHO.has(name)) query.set(name, String(given));
    }
    const properties = Object.entries(bodySchema(operation)?.properties ?? {});
    const payload = Object.fromEntries(properties.map(([name, { example }]) => [name, value(name, example)]));
    const url = query.size > 0 ? `${path}?${query}` : path;
    const sent = properties.length > 0 ? { payload } : {};
    return app.inject({ method: method.toUpperCase() as 'GET', url, headers, ...sent });
  };

  const needsSomebody = ({ operation }: Route) => (operation.security ?? []).length > 0;
  const takesMember = ({ operation }: Route) => (operation.security ?? []).some((way) => 'x-user-auth' in way);

  it('finds the routes it is about', () => {
    expect(routes.filter(needsSomebody).length).toBeGreaterThan(15);
    expect(routes.filter((route) => takesMember(route) && route.ids.length > 0).length).toBeGreaterThan(10);
  });

  it('is 401 for a guest', async () => {
    const answers = await Promise.all(
      routes.filter(needsSomebody).map(async (route) => {
        const { statusCode } = await call(route, { prefix: 'MTO', username: 'MTODEMO1' }, {});
        return `${route.method} ${route.path} ${statusCode}`;
      }),
    );
    expect(answers.filter((answer) => !answer.endsWith(' 401'))).toEqual([]);
  });

  it("is 403 for a member about anybody else, or another agent's anything", async () => {
    const wrong: string[] = [];
    for (const route of routes.filter((candidate) => takesMember(candidate) && candidate.ids.length > 0)) {
      for (const other of OTHERS) {
        const isOwn = other.prefix === 'MTO' && !route.ids.some((name) => name.startsWith('username'));
        if (isOwn) continue;
        const { statusCode } = await call(route, other, { 'x-user-auth': token });
        if (statusCode !== 403)
          wrong.push(`${route.method} ${route.path} ${other.prefix}/${other.username}: ${statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is open to the member about themselves', async () => {
    const reads = routes.filter((route) => takesMember(route) && route.ids.length > 0 && route.method === 'get');
    for (const route of reads) {
      const { statusCode } = await call(route, { prefix: 'MTO', username: 'MTODEMO1' }, { 'x-user-auth': token });
      expect([route.path, [401, 403].includes(statusCode)]).toEqual([route.path, false]);
    }
  });

  it("is 403 for an agent's key about another agent", async () => {
    const keyed = routes.filter(
      ({ operation, ids }) => operation.security?.some((way) => 'x-agent-key' in way) && ids.length > 0,
    );
    expect(keyed.length).toBeGreaterThan(5);
    for (const route of keyed) {
      const { statusCode } = await call(
        route,
        { prefix: 'NAGA', username: 'NAGADEMO1' },
        { 'x-agent-key': 'demo-agent-key-mto' },
      );
      expect([route.path, statusCode]).toEqual([route.path, 403]);
    }
  });
});
