import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { MemberRef } from '@housebrand/shared';
import { openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import type { ApiOperation } from './testing/api-operations';
import { describeApi } from './testing/described-api';
import { apiBeforePortal } from './testing/api-before-portal';

interface Route extends ApiOperation {
  /** Names of the inputs that identify a member or agent. */
  ids: string[];
}

const WHO = new Set(['prefix', 'agentID', 'username', 'usernameOrTel', 'depositUsername']);

/** Identities that an MTO member must not act for: another member, another agent, and mixtures of both. */
const OTHERS = [
  { prefix: 'MTO', username: 'MTODEMO3' },
  { prefix: 'MTO', username: 'NAGADEMO1' },
  { prefix: 'NAGA', username: 'MTODEMO1' },
  { prefix: 'NAGA', username: 'NAGADEMO1' },
  { prefix: 'naga', username: 'mtodemo1' },
];

describe('operation about a member or agent', () => {
  let world: TestWorld;
  let app: NestFastifyApplication;
  let routes: Route[];
  let token: string;

  beforeAll(async () => {
    world = await openTestWorld({ application: apiBeforePortal });
    ({ app } = world);
    const api = await describeApi(app);
    ({ token } = api);
    routes = api.operations.map((operation) => ({ ...operation, ids: idsOf(operation) }));
  });
  afterAll(() => world?.close());

  const idsOf = ({ params, query, body, another }: ApiOperation) =>
    Object.keys({ ...params, ...query, ...body }).filter((name) => WHO.has(name) && !another.includes(name));

  const call = (route: Route, { prefix, username }: MemberRef, headers: Record<string, string>) =>
    callAbout(
      route,
      { prefix, agentID: prefix, username, usernameOrTel: username, depositUsername: username },
      headers,
    );
  const callAbout = (
    { method, path, params, query, body }: Route,
    about: Record<string, string>,
    headers: Record<string, string>,
  ) => {
    const value = (name: string, example: unknown) => about[name] ?? example;
    for (const [name, example] of Object.entries(params))
      path = path.replace(`{${name}}`, encodeURIComponent(String(value(name, example) ?? '1')));
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, example]) => (WHO.has(name) ? [[name, String(value(name, example))]] : [])),
    );
    const payload =
      body && Object.fromEntries(Object.entries(body).map(([name, example]) => [name, value(name, example)]));
    const url = search.size > 0 ? `${path}?${search}` : path;
    return app.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) });
  };

  const isMto = ({ prefix }: MemberRef) => prefix.toUpperCase() === 'MTO';
  const needsIdentity = ({ schemes }: Route) => schemes.length > 0;
  const takesMember = ({ schemes }: Route) => schemes.includes('x-user-auth');

  it('covers enough operations', () => {
    expect(routes.filter(needsIdentity).length).toBeGreaterThan(15);
    expect(routes.filter((route) => takesMember(route) && route.ids.length > 0).length).toBeGreaterThan(10);
  });

  it('returns 401 to guests', async () => {
    const answers = await Promise.all(
      routes.filter(needsIdentity).map(async (route) => {
        const { statusCode } = await call(route, { prefix: 'MTO', username: 'MTODEMO1' }, {});
        return `${route.method} ${route.path} ${statusCode}`;
      }),
    );
    expect(answers.filter((answer) => !answer.endsWith(' 401'))).toEqual([]);
  });

  it('returns 403 to members who name another member or agent', async () => {
    const wrong: string[] = [];
    for (const route of routes.filter((candidate) => takesMember(candidate) && candidate.ids.length > 0)) {
      for (const other of OTHERS) {
        const isOwn = route.ids.every((name) =>
          name === 'prefix' || name === 'agentID' ? isMto(other) : other.username.toUpperCase() === 'MTODEMO1',
        );
        if (isOwn) continue;
        const { statusCode } = await call(route, other, { 'x-user-auth': token });
        if (statusCode !== 403)
          wrong.push(`${route.method} ${route.path} ${other.prefix}/${other.username}: ${statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('returns 403 if a single field in path, query or body names another member or agent', async () => {
    const whose = (prefix: string, username: string) => {
      return { prefix, agentID: prefix, username, usernameOrTel: username, depositUsername: username };
    };
    const [own, foreign] = [whose('MTO', 'MTODEMO1'), whose('NAGA', 'MTODEMO3')];
    const tried: string[] = [];
    const wrong: string[] = [];
    for (const route of routes.filter(takesMember)) {
      for (const name of new Set(route.ids)) {
        const about = { ...own, [name]: foreign[name as keyof typeof foreign] };
        const { statusCode } = await callAbout(route, about, { 'x-user-auth': token });
        tried.push(name);
        if (statusCode !== 403) wrong.push(`${route.method} ${route.path} ${name}: ${statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(new Set(tried)).toEqual(WHO);
  });

  it("accepts only the session's own member, for every spelling of a name", async () => {
    const prefixes = [
      'MTO',
      'mto',
      ' MTO ',
      'MTO\u0000',
      'MTO%00',
      'MT',
      'MTOX',
      'NAGA',
      'MASTER',
      'ＭＴＯ',
      'M\u0131O',
      'ΜΤΟ',
      'MTO/../NAGA',
      "MTO'",
    ];
    const usernames = [
      'MTODEMO1',
      'mtodemo1',
      ' MTODEMO1 ',
      'MTODEMO1\u0000',
      'MTODEMO3',
      'NAGADEMO1',
      'MTODEMO%31',
      'MTODEMO1/..',
      'ＭＴＯDEMO1',
      'MTODEMO\u0131',
      "MTODEMO1'--",
      'MTO',
      '*',
    ];
    const isOwn = (prefix: string, username: string) =>
      prefix.trim().toUpperCase() === 'MTO' && username.trim().toUpperCase() === 'MTODEMO1';
    const wrong: string[] = [];
    let tried = 0;
    const reads = routes.filter((route) => takesMember(route) && route.ids.length > 1 && route.method === 'GET');
    for (const route of reads) {
      for (const prefix of prefixes) {
        for (const username of usernames) {
          const { statusCode } = await call(route, { prefix, username }, { 'x-user-auth': token });
          tried += 1;
          const isWrong = isOwn(prefix, username) ? statusCode === 403 : statusCode < 400 || statusCode >= 500;
          if (isWrong) wrong.push(`${route.path} ${JSON.stringify([prefix, username])}: ${statusCode}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBe(reads.length * prefixes.length * usernames.length);
    expect(reads.length).toBeGreaterThan(3);
  });

  it('allows members to read their own data', async () => {
    const reads = routes.filter((route) => takesMember(route) && route.ids.length > 0 && route.method === 'GET');
    for (const route of reads) {
      const { statusCode } = await call(route, { prefix: 'MTO', username: 'MTODEMO1' }, { 'x-user-auth': token });
      expect([route.path, [401, 403].includes(statusCode)]).toEqual([route.path, false]);
    }
  });

  it('returns 403 to an agent key that names another agent', async () => {
    const keyed = routes.filter(({ schemes, ids }) => schemes.includes('x-agent-key') && ids.length > 0);
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
