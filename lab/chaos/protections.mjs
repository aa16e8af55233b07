import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const PATIENCE_MS = 600_000;

/** Changes a database while `work` runs. */
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

/** Replaces a function's body while `work` runs. */
async function withFunction({ database }, name, change, work) {
  const url = database.url('housebrand');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select pg_get_functiondef(oid) as text from pg_proc where proname = $1', [name]);
  await client.end();
  const [{ text }] = rows;
  const other = change(text);
  if (other === text) throw new Error(`${name} does not contain the code to remove`);
  return changed(url, [other], [text], work);
}

/** Rendezvous of two redemptions, one per member; a single one, or one after the copy is granted, continues after a timeout. */
const RENDEZVOUS = 3;
const rendezvous = `perform pg_advisory_xact_lock_shared(${RENDEZVOUS});
  for nth in 1..200 loop
    exit when (select redeemed from coupon c where c.agent = own and c.id = offer.id) > 0;
    exit when (select count(*) from pg_locks where locktype = 'advisory' and objid = ${RENDEZVOUS}) > 1;
    perform pg_sleep(0.05);
  end loop;`;

/** A coupon's copies are counted in the statement that locks its row; a count from an earlier read would be stale. */
export function copies(system, isUnprotected, work) {
  if (!isUnprotected) return work();
  const url = system.database.url('housebrand');
  const drop = (table, name) => `alter table ${table} drop constraint if exists ${name}`;
  const countBefore = (text) =>
    text
      .replace(/perform ledger_lock\('member:'[^;]*;/, (locked) => `${locked} ${rendezvous}`)
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

/** The check constraints of the coupon tables on the number of redemptions. */
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

/** Before a call is repeated, its status is requested. The provider of this trial would execute a repetition. */
export function asks(system, isUnprotected, work) {
  const provider = system.database.url('housebrand_simulator');
  const forgetful = [
    'alter table transfer drop constraint if exists transfer_pkey',
    'alter table entry drop constraint if exists entry_kind_reference_key',
  ];
  const run = () => changed(provider, forgetful, [], work);
  if (!isUnprotected) return run();
  const never = (text) => text.replace('stored.requested_at is not null, stored.unit', 'false, stored.unit');
  return withFunction(system, 'request_payment_step', never, run);
}

/** A balance changes in the statement that locks its row; otherwise a waiting transaction would use a stale balance. */
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
 * Two points where a worker can be held: before the provider's step is recorded (`NOTE`), and before the outbox entry is marked
 * as sent (`MARK`), which the last step does in its own transaction.
 */
export const GAPS = { NOTE: 1, MARK: 2 };

/** Installs a gate at each of these points while `work` runs, which receives the gates. */
export function withGates(system, work) {
  const marked = [
    `create function mark_gate() returns trigger language plpgsql as
       $$ begin perform pg_advisory_xact_lock_shared(${GAPS.MARK}); return new; end $$`,
    `create trigger mark_gate before update on outbox_entry for each row when (new.state = 'sent')
       execute function mark_gate()`,
  ];
  const noted = (text) => text.replace('begin\n', `begin\n  perform pg_advisory_xact_lock_shared(${GAPS.NOTE});\n`);
  const url = system.database.url('housebrand');
  return withFunction(system, 'advance_payments', noted, () =>
    changed(url, marked, ['drop function mark_gate cascade'], () => runBehindGates(url, work)),
  );
}

async function runBehindGates(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const waiting = `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid in (${Object.values(GAPS)}) and not granted`;
  const countOf = async (text) => (await client.query(text)).rowCount;
  try {
    return await work({
      close: (gap) => client.query('select pg_advisory_lock($1)', [gap]),
      /** Waits until a worker stands at a closed gate. */
      reached: async () => {
        const requested = waiting.replace('pg_terminate_backend(pid)', '');
        const until = Date.now() + PATIENCE_MS;
        while (!(await countOf(requested))) {
          if (Date.now() > until) throw new Error('no worker reached the closed gate');
          await sleep(5);
        }
      },
      /** Opens the gates after the waiting workers were killed, so that none of them passes. */
      open: async () => {
        while (await countOf(waiting)) await sleep(5);
        await client.query('select pg_advisory_unlock_all()');
      },
    });
  } finally {
    await client.end();
  }
}
