import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
import { ensureBuilt } from '../run/lib/build.mjs';
import { cleanUp, scratch } from '../run/lib/fresh-system.mjs';
import { freePort } from '../run/lib/ports.mjs';
import { startTestCluster } from '../run/lib/postgres.mjs';
import { say } from '../run/lib/progress.mjs';
import { RunningSystem } from '../run/lib/system.mjs';
import { inWorkspace } from '../run/lib/workspace.mjs';
import { HANGS_MS } from '../testing/patience.mjs';
import { foreignProject, installPackages } from '../vite/installed-packages.mjs';
import { packAll } from '../vite/pack-all.mjs';

const folder = foreignProject('mounted');
const PASSWORD = 'Chips-2026!';

/** Fails at the import of Express, which no package of ours may need. */
const WITHOUT_EXPRESS = `import { registerHooks } from 'node:module';
  registerHooks({ resolve(name, context, next) {
    if (/^(@nestjs\\/platform-express|express|swagger-ui-express)(\\/|$)/.test(name)) throw new Error(name + ' was imported');
    return next(name, context);
  } });`;

/** Compiles the application against our packed libraries. */
function compile() {
  packAll();
  installPackages(folder);
  cpSync(inWorkspace('tools/mounting/application'), folder, { recursive: true });
  const tsc = inWorkspace('node_modules/typescript7/bin/tsc');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
}

/** Starts the provider simulator alone, on its own database. @returns {Promise<RunningSystem>} */
async function startSimulator(databases, cleanUps) {
  await ensureBuilt();
  const publicOrigin = 'http://localhost:3000';
  const place = { simulatorPort: await freePort(), dataDir: scratch(cleanUps), databases, publicOrigin };
  const system = new RunningSystem(place, { say });
  cleanUps.push(() => system.stop());
  await system.take();
  await system.start();
  return system;
}

/** Starts the application and waits until it listens. @returns {Promise<{origin: string, stop: () => Promise<void>}>} */
async function startApplication(env) {
  const hooks = `data:text/javascript,${encodeURIComponent(WITHOUT_EXPRESS)}`;
  const child = spawn(process.execPath, ['--import', hooks, join(folder, 'dist/main.js')], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const origin = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const [, address] = /River listens at (\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    void ended.then((code) => reject(new Error(`The application ended with ${code}.\n${said}`)));
  });
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { origin, stop };
}

describe('foreign NestJS application that mounts the wallet from our packages', { timeout: HANGS_MS }, () => {
  const cleanUps = [];
  let simulator;
  let application;
  let env;

  before(async () => {
    cleanUps.push(async () => rmSync(folder, { recursive: true, force: true }));
    compile();
    const cluster = await startTestCluster({ systems: ['river'] });
    cleanUps.push(cluster.stop);
    const databases = cluster.system('river');
    ({ simulator } = await startSimulator(databases, cleanUps));
    env = {
      DATABASE_URL: databases.api,
      DATA_DIR: scratch(cleanUps),
      SIMULATOR_PORT: new URL(simulator).port,
      PORT: `${await freePort()}`,
      LOG_LEVEL: 'error',
    };
    application = await startApplication(env);
    cleanUps.push(() => application.stop());
  });
  after(() => cleanUp(cleanUps));

  const send = async (method, path, { session, body } = {}) => {
    const reply = await fetch(`${application.origin}${path}`, {
      method,
      headers: {
        ...(session && { authorization: `Bearer ${session}` }),
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, headers: reply.headers, body: await reply.json() };
  };

  async function logIn(username) {
    const { status, body } = await send('POST', '/river/login', {
      body: { prefix: 'MTO', username, password: PASSWORD },
    });
    assert.equal(status, 201, JSON.stringify(body));
    return body.session;
  }

  const creditOf = async (session, username) => {
    const { status, body } = await send('POST', '/casino/api/apps/getProfileAndCredit/MTO', {
      session,
      body: { username },
    });
    assert.equal(status, 200, JSON.stringify(body));
    return body.data.balanceSatang;
  };

  const control = async (method, path, body) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${simulator}/control/${path}`, {
      method,
      ...(body && { headers, body: JSON.stringify(body) }),
    });
    assert.ok(reply.ok, `${method} ${path}: ${reply.status}`);
    return reply.json();
  };

  async function until(isReached) {
    while (!(await isReached())) await sleep(100);
  }

  it("serves a member of the application's own login, and refuses guests and other members", async () => {
    const session = await logIn('MTODEMO1');
    assert.ok((await creditOf(session, 'MTODEMO1')) > 0);
    const path = '/casino/api/apps/getProfileAndCredit/MTO';
    assert.equal((await send('POST', path, { body: { username: 'MTODEMO1' } })).status, 401);
    assert.equal((await send('POST', path, { session, body: { username: 'MTODEMO2' } })).status, 403);
    assert.equal((await send('POST', path.replace('/casino', ''), { body: {} })).status, 404);
  });

  it('opens a deposit that the provider credits', async () => {
    const session = await logIn('MTODEMO1');
    const earlier = await creditOf(session, 'MTODEMO1');
    const opened = await send('POST', '/casino/api/provider/deposit-point-create', { session, body: { value: 500 } });
    assert.equal(opened.status, 200, JSON.stringify(opened.body));
    const [deposit] = await control('GET', 'payments?username=MTODEMO1&open=true');
    await control('POST', `deposits/${deposit.id}/decision`, { action: 'confirm' });
    assert.equal(await creditOf(session, 'MTODEMO1'), earlier + deposit.amountSatang);
  });

  it('pays a gift with its outbox, and keeps it in its database over a restart', async () => {
    const [sender, receiver] = [await logIn('MTODEMO1'), await logIn('MTODEMO3')];
    const earlier = await creditOf(receiver, 'MTODEMO3');
    const body = { depositUsername: 'MTODEMO1', receiverUsername: 'MTODEMO3', amount: 20 };
    const sent = await send('POST', '/casino/api/apps/payments/send_gift', { session: sender, body });
    assert.equal(sent.status, 200, JSON.stringify(sent.body));
    await until(async () => (await creditOf(receiver, 'MTODEMO3')) === earlier + 2_000);
    await application.stop();
    application = await startApplication(env);
    const session = await logIn('MTODEMO1');
    const listed = await send('GET', '/casino/api/apps/payments/gift_sent', { session });
    assert.equal(listed.status, 200, JSON.stringify(listed.body));
    assert.deepEqual(
      listed.body.data.map(({ counterparty, status }) => [counterparty, status]),
      [['MTODEMO3', 'SUCCESS']],
    );
  });

  it("leaves the application's own calls and table as they are", async () => {
    const listed = await send('GET', '/river/guests');
    assert.deepEqual(listed.body, ['MTODEMO1', 'MTODEMO3']);
    assert.deepEqual(
      ['x-request-id', 'content-security-policy', 'cache-control'].filter((name) => listed.headers.has(name)),
      [],
    );
    const refused = await send('GET', '/river/closed');
    assert.deepEqual(refused.body, { error: 'Forbidden', message: 'not today', statusCode: 403 });
    assert.equal((await send('GET', '/nowhere')).body.error, 'Not Found');
  });
});
