import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createTestApp, createTestDatabase, waitUntil, type TestDatabase } from '@housebrand/shared/testing';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { Public } from '../context/decorators';
import { Database } from '../database/database';

/** A relay to the database whose connections can be cut. */
class Wire {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  constructor(private readonly target: URL) {
    this.server = createServer((socket) => {
      const behind = connect(Number(target.port), target.hostname);
      for (const [one, other] of [[socket, behind] as const, [behind, socket] as const]) {
        this.sockets.add(one);
        one.on('error', () => undefined).on('close', () => other.destroy());
        one.pipe(other);
      }
    });
  }

  async open(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  cut(): void {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.cut();
    await closed;
  }
}

@Public()
@Controller('api/apps')
class SpecController {
  constructor(private readonly database: Database) {}

  @Get('read') read() {
    return this.database.read('MTO', (q) => q.select({ one: sql`1` }).from(sql`(select) as t`));
  }
  @Get('wait') wait() {
    return this.database.read('MTO', (q) => q.select({ slept: sql`pg_sleep(60)` }).from(sql`(select) as t`));
  }
  @Get('transaction') transaction() {
    return this.database.forAgent('MTO', (tx) => tx.execute(sql`select pg_sleep(60)`));
  }
  @Get('operators') operators() {
    return this.database.operatorQuery({ text: `select pg_sleep(60)` });
  }
  @Get('defect') defect() {
    return this.database.read('MTO', (q) => q.select({ one: sql`1` }).from(sql`no_such_table`));
  }
}

describe('a call while the database is unavailable', () => {
  let test: TestDatabase;
  let wire: Wire;
  let database: Database;
  let app: NestFastifyApplication;
  let administrator: pg.Client;

  beforeAll(async () => {
    test = await createTestDatabase();
    administrator = new pg.Client(test.url);
    await administrator.connect();
    wire = new Wire(new URL(test.url));
    database = new Database({ url: await wire.open(), maxConnections: 2, waitTimeoutMs: 1_000 });
    app = await createTestApp({ database: { ...test, database }, controllers: [SpecController] });
  });
  afterAll(async () => {
    await app?.close();
    await database?.close();
    await wire?.close();
    await administrator?.end();
    await test?.close();
  });

  const call = async (path: string) => {
    const reply = await app.inject({ url: `/api/apps/${path}` });
    return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], message: reply.json().message };
  };
  const UNAVAILABLE = {
    status: 503,
    retryAfter: '2',
    message: 'ระบบไม่ตอบกลับ เครดิตของคุณอยู่ครบ ลองอีกครั้งได้เลย',
  };
  const WAITING = `from pg_stat_activity where query like '%pg_sleep(60)%' and state = 'active' and pid <> pg_backend_pid()`;
  const waits = (count: number) =>
    waitUntil(async () => (await administrator.query(`select pid ${WAITING}`)).rows.length === count);

  it.each(['wait', 'transaction', 'operators'])(
    'answers 503 when the server ends the connection of %s',
    async (path) => {
      const reply = call(path);
      await waits(1);
      await administrator.query(`select pg_terminate_backend(pid) ${WAITING}`);
      expect(await reply).toEqual(UNAVAILABLE);
      // the pool notices a moment later that the connection is gone
      await waitUntil(async () => (await call('read')).status === 200);
    },
  );

  it('answers 503 when the connection is cut, cannot be opened, or is not free', async () => {
    const replies = [call('wait'), call('wait')];
    await waits(2);
    expect(await call('read')).toEqual(UNAVAILABLE);
    wire.cut();
    expect(await Promise.all(replies)).toEqual([UNAVAILABLE, UNAVAILABLE]);
    const { port } = wire;
    await wire.close();
    expect(await call('read')).toEqual(UNAVAILABLE);
    wire = new Wire(new URL(test.url));
    await wire.open(port);
    expect(await call('read')).toMatchObject({ status: 200 });
  });

  it('answers 500 when the database refuses a statement', async () => {
    expect(await call('defect')).toMatchObject({ status: 500, retryAfter: undefined });
  });
});
