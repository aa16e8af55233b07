import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { createTestDatabase, inDepth, type TestDatabase } from '@housebrand/shared/testing';
import { tenantTable, type Migration } from './migration';
import { replaceList, type WantedRow } from './replace-list';

const offerTable = pgTable(
  'offer',
  {
    agent: text().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    title: jsonb().$type<unknown>().notNull(),
    tags: text().array().notNull(),
    amountSatang: bigint('amount_satang', { mode: 'bigint' }).notNull(),
    until: timestamp({ withTimezone: true }),
    serial: uuid()
      .notNull()
      .default(sql`gen_random_uuid()`),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);

const offerMigration: Migration = {
  id: 'offer-0001',
  sql: `
create table offer (agent text not null, id text not null, position int not null, title jsonb not null, tags text[] not null,
  amount_satang bigint not null check (amount_satang >= 0), until timestamptz, serial uuid not null default gen_random_uuid(),
  primary key (agent, id));
create table sale (agent text not null, offer text not null, foreign key (agent, offer) references offer (agent, id));
${tenantTable('offer')}${tenantTable('sale')}
`,
};

type Offer = WantedRow<typeof offerTable>;
/** A row with the version that PostgreSQL gave it: a rewritten row gets another. */
type Versioned = Offer & { serial: string; version: string };

const offer = (id: string, more: Partial<Offer> = {}): Offer => ({
  id,
  position: 0,
  title: { th: 'ข้อเสนอ', en: 'Offer' },
  tags: [],
  amountSatang: 100n,
  until: null,
  ...more,
});

const offers = fc.uniqueArray(
  fc.record<Offer>({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', "'", 'ก'),
    position: fc.nat(2),
    title: fc.oneof(
      fc.constantFrom({ th: 'ก', en: 'A' }, { en: 'A', th: 'ก' }, { en: 'B' }, []),
      fc.dictionary(
        fc.constantFrom('th', 'en'),
        fc.oneof(fc.string(), fc.double({ noNaN: true, noDefaultInfinity: true })),
        {
          noNullPrototype: true,
        },
      ),
    ),
    tags: fc.constantFrom([], ['x'], ['x', 'y, "z"']),
    amountSatang: fc.constantFrom(0n, 1n, 2n ** 62n),
    until: fc.constantFrom(null, new Date(0), new Date('2026-11-18T02:00:00.001Z')),
  }),
  { selector: ({ id }) => id, maxLength: 7 },
);

/** A list and the list that replaces it: a kept row is equal, differs in one column, or differs in any. */
const replacements = fc
  .tuple(
    offers,
    offers,
    fc.array(fc.constantFrom<(keyof Offer)[]>('id', 'position', 'title', 'until'), { minLength: 7 }),
  )
  .map(([old, fresh, columns]) => {
    const next = fresh.map((row, nth) => {
      const before = old.find(({ id }) => id === row.id);
      const column = columns[nth]!;
      return before && nth !== 0 ? { ...before, [column]: row[column] } : row;
    });
    return { old, next };
  });

describe('replaceList', () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await createTestDatabase([offerMigration]);
  });
  beforeEach(() => test.asOwner('truncate offer, sale'));
  afterAll(() => test?.close());

  const replace = (rows: readonly Offer[], prefix = 'MTO') =>
    test.database.forAgent(prefix, (tx) => replaceList(tx, offerTable, 'id', () => rows));
  const stored = (prefix = 'MTO'): Promise<Versioned[]> =>
    test.database.forAgent(prefix, async (tx) => {
      const rows = await tx.select({ offer: offerTable, version: sql<string>`ctid || ' ' || xmin` }).from(offerTable);
      return rows.map(({ offer: { agent: _agent, ...row }, version }) => ({ ...row, version }));
    });
  const wantedColumns = ({ serial: _serial, version: _version, ...row }: Versioned): Offer => row;
  const byId = <R extends Offer>(rows: readonly R[]) => new Map(rows.map((row) => [row.id, row]));
  const sorted = (ids: Iterable<string>) => [...ids].toSorted();

  it('turns any list into any other, rewrites only rows that differ, and reports them', async () => {
    await fc.assert(
      fc.asyncProperty(replacements, async ({ old, next }) => {
        await replace(old);
        const before = byId(await stored());
        const changes = await replace(next);
        const after = byId(await stored());
        // JSON has no -0
        const expected = next.map((row) => ({ ...row, title: JSON.parse(JSON.stringify(row.title)) as unknown }));
        expect(new Map([...after].map(([id, row]) => [id, wantedColumns(row)]))).toEqual(byId(expected));

        const kept = expected.filter(({ id }) => before.has(id));
        const isEqual = (row: Offer) => isDeepStrictEqual(wantedColumns(before.get(row.id)!), row);
        const [equal, different] = [kept.filter(isEqual), kept.filter((row) => !isEqual(row))];
        for (const { id } of equal) expect(after.get(id)).toEqual(before.get(id));
        for (const { id } of different) expect(after.get(id)!.version).not.toBe(before.get(id)!.version);
        for (const { id } of kept) expect(after.get(id)!.serial).toBe(before.get(id)!.serial);
        expect({
          added: sorted(changes.added),
          changed: sorted(changes.changed),
          removed: sorted(changes.removed),
        }).toEqual({
          added: sorted([...after.keys()].filter((id) => !before.has(id))),
          changed: sorted(different.map(({ id }) => id)),
          removed: sorted([...before.keys()].filter((id) => !after.has(id))),
        });
      }),
      { numRuns: inDepth(100, 1_000) },
    );
  });

  it('writes nothing when the list is repeated in another order', async () => {
    const rows = [offer('a'), offer('b', { tags: ['x'] }), offer('c', { until: new Date(0) })];
    await replace(rows);
    const before = byId(await stored());
    expect(await replace(rows.toReversed())).toEqual({ added: [], changed: [], removed: [] });
    expect(byId(await stored())).toEqual(before);
  });

  it("leaves other agents' lists alone", async () => {
    await replace([offer('a')], 'NAGA');
    const before = await stored('NAGA');
    await replace([offer('a', { position: 1 }), offer('b')]);
    await replace([]);
    expect(await stored('NAGA')).toEqual(before);
  });

  it('keeps and retires the stored rows that the caller returns', async () => {
    await replace([offer('used'), offer('kept'), offer('gone')]);
    await test.asOwner(`insert into sale values ('MTO', 'used')`);
    const changes = await test.database.forAgent('MTO', (tx) =>
      replaceList(tx, offerTable, 'id', (rows) =>
        rows.filter(({ id }) => id !== 'gone').map((row) => (row.id === 'used' ? { ...row, until: new Date(0) } : row)),
      ),
    );
    expect(changes).toEqual({ added: [], changed: ['used'], removed: ['gone'] });
  });

  it('rejects two rows with the same key and an error of the caller, and changes nothing', async () => {
    await replace([offer('a')]);
    const before = await stored();
    await expect(replace([offer('b'), offer('c'), offer('b', { position: 1 })])).rejects.toThrow(
      'the list offer:MTO has two rows with the same id',
    );
    const refused = test.database.forAgent('MTO', (tx) =>
      replaceList(tx, offerTable, 'id', ([row]) => {
        throw new RangeError(`${row!.id} must stay`);
      }),
    );
    await expect(refused).rejects.toThrow('a must stay');
    expect(await stored()).toEqual(before);
  });

  it('lets concurrent replacements of an empty list wait for each other', async () => {
    const lists = ['a', 'b', 'c', 'd'].map((id, position) => [offer(id), offer('shared', { position })]);
    const seen: number[] = [];
    await Promise.all(
      lists.map((rows) =>
        test.database.forAgent('MTO', (tx) =>
          replaceList(tx, offerTable, 'id', (before) => {
            seen.push(before.length);
            return rows;
          }),
        ),
      ),
    );
    expect(seen.toSorted()).toEqual([0, 2, 2, 2]);
    expect(lists.map((rows) => rows.map(({ id }) => id))).toContainEqual(sorted((await stored()).map(({ id }) => id)));
  });
});
