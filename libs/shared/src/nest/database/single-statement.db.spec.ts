import { createServer, connect, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { Database, prepared, statement } from './database';
import { tenantTable, type Migration } from './migration';

const noteTable = pgTable(
  'note',
  {
    agent: text().notNull(),
    id: integer().notNull(),
    body: text().notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);
const noteMigration: Migration = {
  id: 'note-0001',
  sql: `create table note (agent text not null, id int not null, body text not null, written_at timestamptz not null,
    primary key (agent, id));${tenantTable('note')}`,
};

const FIND = statement('note.find', ['id'], (q, { id }) =>
  q.select({ body: noteTable.body, writtenAt: noteTable.writtenAt }).from(noteTable).where(eq(noteTable.id, id)),
);
const writtenAt = new Date('2026-11-21T12:34:56.789Z');

describe('single statements', () => {
  let test: TestDatabase;
  let counted: CountedDatabase;
  let lone: Database;

  beforeAll(async () => {
    test = await createTestDatabase([noteMigration]);
    for (const agent of ['MTO', 'NAGA'])
      await test.database.write(agent, (q) =>
        q.insert(noteTable).values({ agent, id: 1, body: `for ${agent}`, writtenAt }),
      );
    counted = await countRoundTrips(test.url);
    lone = new Database({ url: counted.url, maxConnections: 1, statementTimeoutMs: 60_000, waitTimeoutMs: 60_000 });
    await lone.read('MTO', (q) => prepared(q, FIND, { id: 1 }));
  });
  beforeEach(() => counted.restart());
  afterAll(async () => {
    await lone.close();
    counted.close();
    await test.close();
  });

  const bodies = (agent: string, database = lone) =>
    database.read(agent, async (q) => (await q.select().from(noteTable)).map(({ body }) => body));
  const settings = async () =>
    (
      await lone['members'].query<object>(
        `select current_setting('app.agent', true) as agent, current_setting('transaction_read_only') as read_only`,
      )
    ).rows[0];

  it('needs one round trip for a read, a prepared read or a write, and three for a transaction', async () => {
    await bodies('MTO');
    expect(counted.exchanges).toBe(1);
    await lone.read('MTO', (q) => prepared(q, FIND, { id: 1 }));
    expect(counted.exchanges).toBe(2);
    await lone.write('MTO', (q) => q.update(noteTable).set({ writtenAt }).where(eq(noteTable.id, 1)));
    expect(counted.exchanges).toBe(3);
    await lone.forAgent('MTO', (tx) => tx.select().from(noteTable));
    expect(counted.exchanges).toBe(6);
  });

  it('prepares statements by protocol messages, which a pooler can track, not by SQL', async () => {
    const preparedStatements = 'select name, from_sql from pg_prepared_statements order by name';
    const { rows } = await lone['members'].query<{ name: string; from_sql: boolean }>(preparedStatements);
    // the scope statement is unnamed and parsed each time (ADR 0084)
    expect(rows).toEqual([{ name: FIND.name, from_sql: false }]);
  });

  it("reads and writes an agent's own rows only", async () => {
    expect(await bodies('MTO')).toEqual(['for MTO']);
    expect(await bodies('NAGA')).toEqual(['for NAGA']);
    expect(await bodies('LOTUS')).toEqual([]);
    expect(await lone.read('MTO', (q) => q.select().from(noteTable).where(eq(noteTable.agent, 'NAGA')))).toEqual([]);
    const taken = await lone.write('MTO', (q) =>
      q.update(noteTable).set({ body: 'taken' }).where(eq(noteTable.agent, 'NAGA')),
    );
    expect(taken.rowCount).toBe(0);
    const smuggled = lone.write('MTO', (q) =>
      q.insert(noteTable).values({ agent: 'NAGA', id: 2, body: 'smuggled', writtenAt }),
    );
    await expect(smuggled).rejects.toMatchObject({ cause: { code: '42501' } });
    expect(await bodies('NAGA')).toEqual(['for NAGA']);
  });

  it('does not run values as SQL, and rejects invalid prefixes before the connection', async () => {
    const value = `x'; set app.agent = 'NAGA'; select '`;
    expect(await lone.read('MTO', (q) => q.select().from(noteTable).where(eq(noteTable.body, value)))).toEqual([]);
    const two = lone.read('MTO', (q) => q.select({ a: sql.raw(`1; set app.agent = 'NAGA'`) }).from(noteTable));
    await expect(two).rejects.toMatchObject({ cause: { code: '42601' } });
    counted.restart();
    for (const prefix of ['', `M'`, 'mto', 'MTO; select 1']) await expect(bodies(prefix)).rejects.toThrow(TypeError);
    expect(counted.exchanges).toBe(0);
  });

  it('leaves no setting on the connection after a success or a failure', async () => {
    const clean = { agent: '', read_only: 'off' };
    await bodies('MTO');
    expect(await settings()).toEqual(clean);
    const failing = lone.read('MTO', (q) => q.select({ none: sql`1 / 0` }).from(noteTable));
    await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
    expect(await settings()).toEqual(clean);
    expect(await bodies('NAGA')).toEqual(['for NAGA']);
  });

  it('rejects a write in `read` and a second statement', async () => {
    const writing = lone.read('MTO', (q) => q.update(noteTable).set({ body: 'no' }));
    await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } });
    const twice = lone.read('MTO', async (q) => [await q.select().from(noteTable), await q.select().from(noteTable)]);
    await expect(twice).rejects.toMatchObject({ cause: expect.any(TypeError) });
    expect(await bodies('MTO')).toEqual(['for MTO']);
  });

  it('cancels a slow statement and reuses the connection', async () => {
    const impatient = new Database({ url: test.url, maxConnections: 1, statementTimeoutMs: 1_000 });
    const slow = impatient.read('MTO', (q) => q.select({ slept: sql`pg_sleep(100)` }).from(noteTable));
    await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
    expect(await bodies('MTO', impatient)).toEqual(['for MTO']);
    await impatient.close();
  });

  it('throws the same error class and code as a transaction, also for a repeated prepared statement', async () => {
    const NOWHERE = statement('note.nowhere', [], (q) => q.select({ a: sql<number>`1` }).from(sql`nowhere`));
    const inTransaction: unknown = await lone.forAgent('MTO', (tx) => prepared(tx, NOWHERE, {})).catch((e) => e);
    for (let time = 0; time < 3; time++) {
      const error: unknown = await lone.read('MTO', (q) => prepared(q, NOWHERE, {})).catch((e) => e);
      expect((error as object).constructor).toBe((inTransaction as object).constructor);
      expect(error).toMatchObject({ cause: { code: '42P01' } });
      expect((error as Error).cause).toBeInstanceOf(pg.DatabaseError);
    }
  });

  it('maps columns like a transaction: a timestamp becomes a Date', async () => {
    const found = { body: 'for MTO', writtenAt };
    expect(await lone.read('MTO', (q) => prepared(q, FIND, { id: 1 }))).toEqual([found]);
    expect(await lone.forAgent('MTO', (tx) => prepared(tx, FIND, { id: 1 }))).toEqual([found]);
    expect(await lone.forAgent('MTO', (tx) => tx.select().from(noteTable))).toMatchObject([found]);
    expect(await lone.read('MTO', (q) => q.select().from(noteTable))).toMatchObject([found]);
  });

  it('prepares a statement once per connection', async () => {
    await lone.read('MTO', (q) => prepared(q, FIND, { id: 1 }));
    await lone.forAgent('MTO', (tx) => prepared(tx, FIND, { id: 2 }));
    const { rows } = await lone['members'].query(`select from pg_prepared_statements where name = 'note.find'`);
    expect(rows).toHaveLength(1);
  });

  it('isolates agents under concurrent reads', async () => {
    const agents = Array.from({ length: 200 }, (_, index) => ['MTO', 'NAGA', 'LOTUS'][index % 3]!);
    const answers = await Promise.all(agents.map((agent) => bodies(agent, test.database)));
    expect(answers).toEqual(agents.map((agent) => (agent === 'LOTUS' ? [] : [`for ${agent}`])));
  });
});

interface CountedDatabase {
  url: string;
  /** `ReadyForQuery` messages since the last restart. */
  readonly exchanges: number;
  restart(): void;
  close(): void;
}

/** Puts a relay before the database that counts the server's `ReadyForQuery` messages. */
async function countRoundTrips(url: string): Promise<CountedDatabase> {
  const target = new URL(url);
  let exchanges = 0;
  const relay: Server = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    client.pipe(server);
    server.pipe(client);
    const stop = () => [client, server].forEach((socket) => socket.destroy());
    for (const socket of [client, server]) socket.on('error', stop).on('close', stop);
    let rest = Buffer.alloc(0);
    server.on('data', (data) => {
      rest = Buffer.concat([rest, data]);
      // a message is a type byte and a length that includes itself
      while (rest.length >= 5 && rest.length >= 1 + rest.readInt32BE(1)) {
        if (rest.toString('latin1', 0, 1) === 'Z') exchanges++;
        rest = rest.subarray(1 + rest.readInt32BE(1));
      }
    });
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const relayed = new URL(url);
  relayed.hostname = '127.0.0.1';
  relayed.port = String((relay.address() as AddressInfo).port);
  return {
    url: relayed.href,
    get exchanges() {
      return exchanges;
    },
    restart: () => {
      exchanges = 0;
    },
    close: () => relay.close(),
  };
}
