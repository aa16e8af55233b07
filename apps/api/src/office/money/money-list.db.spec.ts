import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MoneyKind, MoneyRecord, MoneyState } from '@housebrand/office';
import { createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import { migrations } from '../../domains';
import type { MoneyFilter } from './money-ranges';
import { MoneyRepository } from './money.repository';

const START_MS = Date.parse('2026-11-17T12:00:00.000Z');
const MINUTE_MS = 60_000;
const PAYMENT_KINDS = ['GIFT', 'GIFT', 'GIFT', 'COUPON', 'QUEST', 'CORRECTION'] as const;
const MOVE_KINDS = ['DEPOSIT', 'WITHDRAWAL'] as const;
const STATES = ['DONE', 'DONE', 'REFUSED', 'PENDING', 'UNKNOWN', 'PARKED', 'DONE'] as const;
const STATUS = {
  DONE: 'SUCCESS',
  REFUSED: 'REJECT',
  PENDING: 'CREATE',
  UNKNOWN: 'APPROVE',
  PARKED: 'APPROVE',
} as const;

interface Stored {
  record: MoneyRecord;
  id: string;
  kind: MoneyKind;
  state: MoneyState;
  username: string;
  receiver: string;
  unit: 'CREDIT' | 'POINT';
  at: Date;
}

/** Two records start in each minute, so that pages also end between records of one instant. */
const stored: Stored[] = Array.from({ length: 240 }, (_, index) => {
  const isMove = index % 4 === 3;
  const kind = isMove ? MOVE_KINDS[(index >> 2) % 2]! : PAYMENT_KINDS[(index >> 1) % 6]!;
  // a member has one open move of a kind
  const state = isMove ? (index % 8 === 3 ? 'DONE' : 'REFUSED') : STATES[index % 7]!;
  const username = `MTODEMO${(index % 5) + 1}`;
  const receiver = kind === 'GIFT' ? `MTODEMO${((index + 2) % 5) + 1}` : username;
  const at = new Date(START_MS + (index >> 1) * MINUTE_MS);
  const unit = kind === 'QUEST' ? 'POINT' : 'CREDIT';
  return { record: isMove ? 'MOVE' : 'PAYMENT', id: randomUUID(), kind, state, username, receiver, unit, at };
});

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase(migrations);
  for (const one of stored) await (one.record === 'MOVE' ? insertMove(one) : insertPayment(one));
});
afterAll(() => test.close());

async function insertPayment({ id, kind, state, username, receiver, unit, at }: Stored): Promise<void> {
  const isOpen = state !== 'DONE' && state !== 'REFUSED';
  const run = (text: string, values: unknown[]) => test.database.operatorQuery({ text, values });
  await run(
    `insert into payment (agent, id, kind, unit, amount, username, receiver, status, step, reject_reason, idempotency_key, business_day,
      created_at, changed_at) values ('MTO', $1::uuid, $2, $9, 100, $3, $4, $5, $6, $7, ($1::uuid)::text, '2026-11-18', $8, $8)`,
    [
      id,
      kind,
      username,
      receiver,
      STATUS[state],
      isOpen ? 'credit' : null,
      state === 'REFUSED' ? 'refused' : null,
      at,
      unit,
    ],
  );
  if (state === 'UNKNOWN')
    await run(`insert into payment_event (agent, payment, position, kind, at) values ('MTO', $1, 1, 'unknown', $2)`, [
      id,
      at,
    ]);
  if (state === 'PARKED')
    await run(
      `insert into outbox_entry (agent, id, topic, key, reference, payload, state) values ('MTO', $1, 'spec', 'k', $2, '{}', 'parked')`,
      [id, id],
    );
}

async function insertMove({ id, kind, state, username, at }: Stored): Promise<void> {
  await test.database.operatorQuery({
    text: `insert into provider_move (agent, id, username, kind, amount_satang, state, reference, created_at, settled_at)
      values ('MTO', $1, $2, $3, 100, $4, $5, $6, $6)`,
    values: [id, username, kind, state === 'DONE' ? 'SETTLED' : 'REFUSED', state === 'DONE' ? id : null, at],
  });
}

/** The ids that match a filter, newest first, by the records themselves. */
function expected({ record, unit, states, kinds, username, from, until }: MoneyFilter): string[] {
  return stored
    .filter(
      (one) =>
        (!record || one.record === record) &&
        (!unit || one.unit === unit) &&
        (!states || states.includes(one.state)) &&
        (!kinds || kinds.includes(one.kind)) &&
        (!username || one.username === username || one.receiver === username) &&
        (!from || one.at >= from) &&
        (!until || one.at < until),
    )
    .toSorted((one, other) => other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1))
    .map(({ id }) => id);
}

/** All pages of a list. */
async function listed(filter: MoneyFilter, limit = 7): Promise<string[]> {
  const repository = new MoneyRepository();
  return test.database.forAgent('MTO', async (tx) => {
    const ids: string[] = [];
    let page = await repository.page(tx, filter, null, limit);
    while (page.length > 0) {
      ids.push(...page.map(({ id }) => id));
      const { created_at: at, id } = page.at(-1)!;
      page = await repository.page(tx, filter, { at, id }, limit);
    }
    return ids;
  });
}

const FILTERS: readonly MoneyFilter[] = [
  {},
  { record: 'MOVE' },
  { record: 'PAYMENT', states: ['REFUSED'] },
  { unit: 'CREDIT', kinds: ['COUPON', 'QUEST', 'DEPOSIT'] },
  { unit: 'POINT' },
  { record: 'MOVE', kinds: ['GIFT'] },
  { states: ['DONE'] },
  { states: ['REFUSED', 'PARKED'] },
  { states: ['PENDING', 'UNKNOWN'] },
  { states: ['PENDING', 'UNKNOWN', 'PARKED', 'DONE', 'REFUSED'] },
  { kinds: ['GIFT', 'WITHDRAWAL'] },
  { kinds: ['CORRECTION'], states: ['DONE', 'REFUSED'] },
  { username: 'MTODEMO2' },
  { username: 'MTODEMO2', states: ['REFUSED'] },
  { username: 'MTODEMO3', states: ['PARKED', 'DONE'], kinds: ['GIFT', 'DEPOSIT'] },
  { username: 'MTOUNKNOWN' },
  { from: new Date(START_MS + 20 * MINUTE_MS), until: new Date(START_MS + 60 * MINUTE_MS) },
  { until: new Date(START_MS + 60 * MINUTE_MS), username: 'MTODEMO5', states: ['DONE'] },
];

describe('list of payments and moves', () => {
  it.each(FILTERS)('has the records that match %j, newest first, each once', async (filter) => {
    expect(await listed(filter)).toEqual(expected(filter));
  });

  it('shows the state of each record', async () => {
    const rows = await test.database.forAgent('MTO', (tx) => new MoneyRepository().page(tx, {}, null, 500));
    const states = new Map(rows.map(({ id, state }) => [id, state]));
    expect(stored.map(({ id }) => states.get(id))).toEqual(stored.map(({ state }) => state));
  });
});
