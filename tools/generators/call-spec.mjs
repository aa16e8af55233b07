/** The spec of a call over HTTP: it serves permitted callers and rejects others. */

import { importLine, linesOf } from './templates.mjs';

const MEMBER = "const member = { prefix: 'MTO', username: 'MTODEMO1' };";

const whenTrue = (isWanted, text) => (isWanted ? text : '');

export const specText = (plan) => `${head(plan)}

${whenTrue(plan.access !== 'public' || plan.provider, MEMBER)}

${setting(plan)}

${requestHelper(plan)}

describe('${plan.operation}', () => {
${[
  servesCaller(plan),
  plan.isIdempotent && isIdempotentSpec(plan),
  plan.isPaged && limitsPages(plan),
  plan.access !== 'public' && rejectsOthers(plan),
]
  .filter(Boolean)
  .join('\n\n')}
});
`;

function head({ Name, name, access, isIdempotent, provider, camel }) {
  const acting = [
    whenTrue(access !== 'public', 'actingAs'),
    'actingAsGuard',
    whenTrue(access === 'agent-key', 'actingAsKeyOf'),
    'createTestApp',
    ...(isIdempotent ? ['createTestDatabase', 'type TestDatabase'] : []),
  ].filter(Boolean);
  return linesOf(
    importLine(['afterAll', 'beforeAll', 'describe', 'expect', 'it'], '@jest/globals'),
    importLine(['type NestFastifyApplication'], '@nestjs/platform-fastify'),
    isIdempotent && importLine(['newId'], '@housebrand/shared'),
    provider && importLine(['providers', 'ProviderTokens'], '@housebrand/providers/nest'),
    provider &&
      importLine(
        ['connectGateways', 'GivenTokens', 'logIn', 'startSimulator', 'type RunningSimulator'],
        '@housebrand/providers/testing',
      ),
    importLine(acting, '@housebrand/shared/testing'),
    importLine([`${camel}Address`], '../core'),
    importLine([`${Name}Controller`], `./${name}.controller`),
    importLine([`${Name}Service`], `./${name}.service`),
  );
}

const modules = ({ Name }) => `controllers: [${Name}Controller], providers: [${Name}Service, actingAsGuard],`;

function setting(plan) {
  if (plan.provider) return settingWithSimulator(plan);
  return `
let app: NestFastifyApplication;
${whenTrue(plan.isIdempotent, 'let test: TestDatabase;')}

beforeAll(async () => {
  ${whenTrue(plan.isIdempotent, 'test = await createTestDatabase();')}
  app = await createTestApp({ ${modules(plan)} ${whenTrue(plan.isIdempotent, 'database: test')} });
}${whenTrue(plan.isIdempotent, ', 30_000')});
afterAll(async () => {
  await app?.close();
  ${whenTrue(plan.isIdempotent, 'await test?.close();')}
});
`;
}

const settingWithSimulator = (plan) => `
const tokens = new GivenTokens();
let simulator: RunningSimulator;
let app: NestFastifyApplication;
${whenTrue(plan.isIdempotent, 'let test: TestDatabase;')}

beforeAll(async () => {
  simulator = await startSimulator();
  const gateways = connectGateways({ baseUrls: simulator.baseUrls });
  await logIn(gateways, { ...member, password: 'Chips-2026!' });
  tokens.give(member, gateways.tokens.given(member));
  await gateways.close();
  ${whenTrue(plan.isIdempotent, 'test = await createTestDatabase();')}
  app = await createTestApp({
    domains: [providers],
    ports: [{ provide: ProviderTokens, useValue: tokens }],
    ${modules(plan)}
    simulator,
    ${whenTrue(plan.isIdempotent, 'database: test,')}
  });
}, 90_000);
afterAll(async () => {
  await app?.close();
  await simulator?.stop();
  ${whenTrue(plan.isIdempotent, 'await test?.close();')}
});
`;

function requestHelper({ camel, method, access, isPaged, isIdempotent }) {
  const who = access === 'public' ? "'MTO'" : '{ prefix, username }';
  const page = whenTrue(isPaged, ', { limit: 10, offset: 0 }');
  const http = method.toUpperCase();
  const sent = isIdempotent ? "headers: { ...headers, 'idempotency-key': newId() }" : 'headers';
  if (access === 'public') {
    return `const ask = () => app.inject({ method: '${http}', url: ${camel}Address(${who}${page}) });`;
  }
  return `const own = actingAs(member.prefix, member.username);
const ask = ({ prefix, username } = member, headers: Record<string, string> = own) =>
  app.inject({ method: '${http}', url: ${camel}Address(${who}${page}), ${sent} });`;
}

function servesCaller({ access, isPaged, field, provider }) {
  const value = field === 'prefix' ? 'MTO' : 'MTODEMO1';
  const data = isPaged ? (provider ? `[{ ${field}: '${value}' }]` : '[]') : `{ ${field}: '${value}' }`;
  const meta = whenTrue(isPaged, `, meta: { total: ${provider ? 1 : 0} }`);
  const byKey = whenTrue(
    access === 'agent-key',
    "\n    expect((await ask(member, actingAsKeyOf('MTO'))).statusCode).toBe(200);",
  );
  return `  it('returns ${access === 'public' ? 'the requested agent’s data to everyone' : 'the calling member’s data'}', async () => {
    expect((await ask()).json()).toMatchObject({ code: 200, data: ${data}${meta} });${byKey}
  });`;
}

const limitsPages = ({ camel, access }) => `  it('rejects pages above the maximum size', async () => {
    const url = ${camel}Address(${access === 'public' ? "'MTO'" : 'member'}, { limit: 101, offset: 0 });
    expect((await app.inject({ url${whenTrue(access !== 'public', ', headers: own')} })).statusCode).toBe(422);
  });`;

const isIdempotentSpec = ({
  camel,
}) => `  it('has one effect for repeated calls with one key, and rejects calls without a key', async () => {
    const send = (headers: Record<string, string>) =>
      app.inject({ method: 'POST', url: ${camel}Address(member), headers: { ...own, ...headers } });
    const key = { 'idempotency-key': newId() };
    const [first, second] = [await send(key), await send(key)];
    expect([first.statusCode, second.statusCode, second.json()]).toEqual([200, 200, first.json()]);
    expect((await send({})).statusCode).toBe(422);
  });`;

const rejectsOthers = () => `  it('rejects other members and guests', async () => {
    expect((await ask({ prefix: 'NAGA', username: 'NAGADEMO1' })).statusCode).toBe(403);
    expect((await ask(member, {})).statusCode).toBe(401);
  });`;
