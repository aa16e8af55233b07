import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const PATIENCE_MS = 600_000;

/** Changes a database for a while. */
async function changed(url, before, after, work) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const reported = async (statements) => {
    for (const statement of statements) await client.query(statement);
  };
  await reported(before);
  await client.end();
  try {
    return await work();
  } finally {
    const again = new pg.Client({ connectionString: url });
    await again.connect();
    for (const statement of after) await again.query(statement);
    await again.end();
  }
}

/** Puts another body in the place of a function's for a while. */
async function withFunction({ database }, name, change, work) {
  const url = database.url('housebrand');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select pg_get_functiondef(oid) as text from pg_proc where proname = $1', [name]);
  await client.end();
  const [{ text }] = rows;
  const other = change(text);
  if (other === text) throw new Error(`${name} has not what was to be taken out of it`);
  return changed(url, [other], [text], work);
}

/** Where wishes of two members for a copy meet, one a member; whoever is alone, or comes when it is given, goes on. */
const MEETING = 3;
const wayToMeet = `perform pg_advisory_xact_lock_shared(${MEETING});
  for nth in 1..200 loop
    exit when (select redeemed from coupon c where c.agent = own and c.id = offer.id) > 0;
    exit when (select count(*) from pg_locks where locktype = 'advisory' and objid = ${MEETING}) > 1;
    perform pg_sleep(0.05);
  end loop;`;

/** Copies of a coupon are counted in the statement that locks its row: whoever counts what was read before counts an old number. */
export function copies(system, isUnprotected, work) {
  if (!isUnprotected) return work();
  const url = system.database.url('housebrand');
  const drop = (table, name) => `alter table ${table} drop constraint if exists ${name}`;
  const countBefore = (text) =>
    text
      .replace(/perform ledger_lock\('member:'[^;]*;/, (locked) => `${locked} ${wayToMeet}`)
      .replace('and (c.total is null or c.redeemed < c.total)', '')
      .replace('and (c.uses is null or c.used < c.uses)', '');
  return limitsOf(url).then((limits) =>
    changed(
      url,
      limits.map(({ table, name }) => drop(table, name)),
      limits.map(({ table, name, text }) => `alter table ${table} add constraint ${name} ${text} not valid`),
      () => withFunction(system, 'redeem_coupon', countBefore, work),
    ),
  );
}

/** What the tables of coupons say themselves of how often. */
async function limitsOf(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as text from pg_constraint
     where contype = 'c' and conrelid in ('coupon'::regclass, 'coupon_code'::regclass) and pg_get_constraintdef(oid) ~ '(redeemed|used) <='`,
  );
  await client.end();
  return rows;
}

/** What was asked for before is asked about first; with a provider that would do it again. */
export function asks(system, isUnprotected, work) {
  const provider = system.database.url('housebrand_simulator');
  const forgetful = [
    'alter table transfer drop constraint if exists transfer_pkey',
    'alter table entry drop constraint if exists entry_kind_reference_key',
  ];
  const run = () => changed(provider, forgetful, [], work);
  if (!isUnprotected) return run();
  const never = (text) => text.replace('known.asked_at is not null, known.unit', 'false, known.unit');
  return withFunction(system, 'ask_payment', never, run);
}

/** A balance changes in the one statement that locks its row: without that, whoever waited for the row knows an old one. */
export function books(system, isUnprotected, work) {
  if (!isUnprotected) return work();
  const readFirst = (text) =>
    text.replace(
      'on conflict (agent, id, unit) do update set balance = ledger_account.balance + excluded.balance;',
      `on conflict (agent, id, unit) do update set balance = excluded.balance + 0 * length(pg_sleep(0.2)::text) + coalesce((
         select balance from ledger_account a where a.agent = excluded.agent and a.id = excluded.id and a.unit = excluded.unit), 0);`,
    );
  return withFunction(system, 'book_posting', readFirst, work);
}

/**
 * Two places where a worker can be held back: what the provider did is not yet noted (`NOTE`), or noted and its errand not yet
 * marked as sent (`MARK`).
 */
export const GAPS = { NOTE: 1, MARK: 2 };

/** Puts a door into each of the gaps for a while. `work` is given the doors. */
export function withDoors(system, work) {
  const marked = [
    `create function door_of_marks() returns trigger language plpgsql as
       $$ begin perform pg_advisory_xact_lock_shared(${GAPS.MARK}); return new; end $$`,
    `create trigger door_of_marks before update on outbox_entry for each row when (new.state = 'sent')
       execute function door_of_marks()`,
  ];
  const noted = (text) => text.replace('begin\n', `begin\n  perform pg_advisory_xact_lock_shared(${GAPS.NOTE});\n`);
  const url = system.database.url('housebrand');
  return withFunction(system, 'settle_payment', noted, () =>
    changed(url, marked, ['drop function door_of_marks cascade'], () => behindDoors(url, work)),
  );
}

async function behindDoors(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const waiting = `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid in (${Object.values(GAPS)}) and not granted`;
  const countOf = async (text) => (await client.query(text)).rowCount;
  try {
    return await work({
      close: (gap) => client.query('select pg_advisory_lock($1)', [gap]),
      /** Somebody stands before it. */
      reached: async () => {
        const requested = waiting.replace('pg_terminate_backend(pid)', '');
        for (const until = Date.now() + PATIENCE_MS; !(await countOf(requested)); await sleep(5))
          if (Date.now() > until) throw new Error('no worker came to the closed door');
      },
      /** Whoever stood before it never got through. */
      open: async () => {
        while (await countOf(waiting)) await sleep(5);
        await client.query('select pg_advisory_unlock_all()');
      },
    });
  } finally {
    await client.end();
  }
}
