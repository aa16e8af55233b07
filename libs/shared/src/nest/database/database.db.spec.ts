import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, waitUntil, type TestDatabase } from '@housebrand/shared/testing';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { Database } from './database';
import { tenantTable, type Migration } from './migration';
import type { AgentTx } from './transactions';

const noteMigration: Migration = {
  id: 'note-0001',
  sql: `create table note (agent text not null, id int not null, body text not null, primary key (agent, id));${tenantTable('note')}`,
};

describe('Database', () => {
  let test: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    test = await createTestDatabase([noteMigration]);
    database = test.database;
    await database.asOperator(async (tx) => {
      await tx.execute(sql`insert into note values ('MTO', 1, 'for MTO'), ('NAGA', 1, 'for NAGA')`);
    });
  });
  afterAll(() => test.close());

  const bodiesOf = (prefix: string) =>
    database.forAgent(prefix, async (tx) =>
      (await tx.execute<{ body: string }>(sql`select body from note`)).rows.map(({ body }) => body),
    );

  it('shows an agent its own rows only, even if the statement names another agent', async () => {
    expect(await bodiesOf('MTO')).toEqual(['for MTO']);
    expect(await bodiesOf('NAGA')).toEqual(['for NAGA']);
    expect(await bodiesOf('LOTUS')).toEqual([]);
    const requested = await database.forAgent('MTO', (tx) =>
      tx.execute(sql`select body from note where agent = 'NAGA'`),
    );
    expect(requested.rows).toEqual([]);
  });

  it("keeps an agent from changing, deleting or adding another agent's rows", async () => {
    const changed = await database.forAgent('MTO', (tx) =>
      tx.execute(sql`update note set body = 'taken' where agent = 'NAGA'`),
    );
    const deleted = await database.forAgent('MTO', (tx) => tx.execute(sql`delete from note where agent = 'NAGA'`));
    expect([changed.rowCount, deleted.rowCount]).toEqual([0, 0]);
    await expect(
      database.forAgent('MTO', (tx) => tx.execute(sql`insert into note values ('NAGA', 2, 'smuggled')`)),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
    await expect(
      database.forAgent('MTO', (tx) => tx.execute(sql`update note set agent = 'NAGA'`)),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it("runs deferred triggers of an agent's work as that agent in an operator's transaction", async () => {
    await test.asOwner(`
      create function copy_note() returns trigger language plpgsql as $$
      begin
        insert into note values (new.agent, new.id + 100, 'copied as ' || current_setting('app.agent'));
        return null;
      end $$;
      create constraint trigger copies after insert on note deferrable initially deferred
        for each row when (new.body = 'original') execute function copy_note()`);
    await database.asOperator((tx) =>
      tx.forAgent('LOTUS', (own) => own.execute(sql`insert into note values ('LOTUS', 1, 'original')`)),
    );
    expect(await bodiesOf('LOTUS')).toEqual(['original', 'copied as LOTUS']);
    await test.asOwner(`drop trigger copies on note; drop function copy_note; delete from note where agent = 'LOTUS'`);
  });

  it("ends the agent's scope with the transaction, even on the same connection", async () => {
    const lone = new Database({ url: test.url, maxConnections: 1 });
    const setting = sql`select current_setting('app.agent', true) as agent`;
    expect((await lone.forAgent('MTO', (tx) => tx.execute(setting))).rows).toEqual([{ agent: 'MTO' }]);
    expect((await lone.forAgent('NAGA', (tx) => tx.execute(setting))).rows).toEqual([{ agent: 'NAGA' }]);
    await lone.close();
  });

  it("gives the members' role no right to change the schema", async () => {
    await expect(database.forAgent('MTO', (tx) => tx.execute(sql`create table other (id int)`))).rejects.toThrow();
    await expect(
      database.forAgent('MTO', (tx) => tx.execute(sql`alter table note disable row level security`)),
    ).rejects.toThrow();
  });

  it('shows operators every row but does not let them change the schema', async () => {
    const rows = await database.asOperator((tx) => tx.execute(sql`select agent from note order by agent`));
    expect(rows.rows).toEqual([{ agent: 'MTO' }, { agent: 'NAGA' }]);
    await expect(database.asOperator((tx) => tx.execute(sql`drop table note`))).rejects.toThrow();
  });

  it("distinguishes agents' from operators' transactions at compile time", async () => {
    const emptyNotes = (tx: AgentTx) => tx.execute(sql`update note set body = ''`).then(() => tx.agent);
    await expect(database.forAgent('LOTUS', emptyNotes)).resolves.toBe('LOTUS');
    await database.forAgent('LOTUS', (tx) => tx.transaction(emptyNotes));
    // @ts-expect-error without the policy it would empty every agent's notes
    void (() => database.asOperator(emptyNotes));
    await database.asOperator(async (tx) => {
      // @ts-expect-error the same in a savepoint
      void (() => tx.transaction(emptyNotes));
      await tx.forAgent('LOTUS', emptyNotes);
    });
    expect(await bodiesOf('MTO')).toEqual(['for MTO']);
  });

  it('lets an operator act as one agent within a transaction and restores the operator role afterwards', async () => {
    const agents = await database.asOperator(async (tx) => {
      const before = await tx.execute(sql`select agent from note order by agent`);
      const within = await tx.forAgent('NAGA', (naga) => naga.execute(sql`select agent from note`));
      const smuggled = tx.transaction((inner) =>
        inner.forAgent('NAGA', (naga) => naga.execute(sql`insert into note values ('MTO', 9, 'smuggled')`)),
      );
      await expect(smuggled).rejects.toMatchObject({ cause: { code: '42501' } });
      await expect(tx.forAgent('NAGA', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
      const after = await tx.execute(sql`select agent from note order by agent`);
      return [before, within, after].map(({ rows }) => rows.map(({ agent }) => agent));
    });
    expect(agents).toEqual([['MTO', 'NAGA'], ['NAGA'], ['MTO', 'NAGA']]);
    await expect(database.asOperator((tx) => tx.forAgent("M'", () => Promise.resolve()))).rejects.toThrow(TypeError);
  });

  it("lets an operator's transaction act as an agent without a second connection, even before the key is known", async () => {
    const fresh = new Database({ url: test.url, maxOperatorConnections: 1, waitTimeoutMs: 1_000 });
    const bodies = fresh.asOperator((tx) => tx.forAgent('NAGA', (naga) => naga.execute(sql`select body from note`)));
    await expect(bodies.finally(() => fresh.close())).resolves.toMatchObject({ rows: [{ body: 'for NAGA' }] });
  });

  it('keeps eight idle connections, so that a request seldom pays for a new one', async () => {
    const busy = new Database({ url: test.url, maxConnections: 12, idleTimeoutMs: 100 });
    // once all are open, the first to be idle may close before the last has looked
    let areOpen = false;
    const hold = () => busy.forAgent('MTO', () => waitUntil(() => (areOpen ||= busy.load.total === 12)));
    await Promise.all(Array.from({ length: 12 }, hold));
    await waitUntil(() => busy.load.total <= 8);
    // a statement that takes longer than an idle connection would stay open
    await busy.forAgent('MTO', (tx) => tx.execute(sql`select pg_sleep(0.3)`));
    expect(busy.load).toEqual({ total: 8, idle: 8, waiting: 0 });
    await busy.close();
  });

  it('rejects an invalid prefix before it reaches a statement', async () => {
    await expect(database.forAgent("MTO'; drop table note; --", () => Promise.resolve())).rejects.toThrow(TypeError);
    await expect(database.forAgent('', () => Promise.resolve())).rejects.toThrow(TypeError);
  });

  it('rolls back everything when the work fails, and inner transactions to their savepoint', async () => {
    const failing = database.forAgent('MTO', async (tx) => {
      await tx.execute(sql`insert into note values ('MTO', 5, 'lost')`);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await database.forAgent('MTO', async (tx) => {
      await tx.execute(sql`insert into note values ('MTO', 6, 'kept')`);
      const inner = tx.transaction(async (deeper) => {
        await deeper.execute(sql`insert into note values ('MTO', 7, 'lost')`);
        throw new Error('inner');
      });
      await expect(inner).rejects.toThrow('inner');
    });
    expect(await bodiesOf('MTO')).toEqual(['for MTO', 'kept']);
  });

  it('recovers after idle and busy connections are cut', async () => {
    await Promise.all(Array.from({ length: 4 }, () => bodiesOf('NAGA')));
    const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    await admin.connect();
    const name = new URL(test.url).pathname.slice(1);
    const atWork = database
      .forAgent('NAGA', (tx) => tx.execute(sql`select pg_sleep(50)`))
      .catch((error: Error) => error);
    const sleeping = `select from pg_stat_activity where datname = $1 and wait_event = 'PgSleep'`;
    await waitUntil(async () => (await admin.query(sleeping, [name])).rowCount === 1);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await admin.end();
    expect(await atWork).toBeInstanceOf(Error);
    // the pool notices the cut a moment later
    await waitUntil(() =>
      bodiesOf('NAGA')
        .then((bodies) => bodies.includes('for NAGA'))
        .catch(() => false),
    );
  });
});
