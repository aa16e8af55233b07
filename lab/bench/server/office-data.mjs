/** A year of a large installation, for the reads of the back office. */

/** At `--scale 1`; two of five payments are moves at the provider. */
const FULL = {
  members: 1_000_000,
  payments: 3_000_000,
  moves: 2_000_000,
  audits: 3_000_000,
  hours: 4_000_000,
  bets: 1_000_000,
};
/** Days whose single bets are loaded. The sums of earlier days are loaded directly. */
const BET_DAYS = 9;
const YEAR = `interval '365 days'`;
/** Rows of one statement. */
const PORTION = 500_000;

/** Eight of ten members belong to MTO. Members with low numbers move more money, and play more. */
const agentOf = (number) => `case when ${number} % 10 < 8 then 'MTO' else 'NAGA' end`;
const member = (number) => `${agentOf(number)} || 'BENCH' || lpad((${number})::text, 7, '0')`;
const anyMember = (members, seed) =>
  `(1 + (abs(hashint8extended(n, ${seed})) / 9223372036854775807::float8) ^ 1.5 * ${members - 1})::bigint`;
const share = (seed, parts) => `(abs(hashint8extended(n, ${seed})) % ${parts})`;
/** Rows are loaded in the order of their time. */
const ago = (rows) => `(1 - n::float8 / ${rows + 1}) * ${YEAR}`;

/**
 * @typedef {object} Load
 * @property {string} table
 * @property {number} rows
 * @property {string} text inserts the rows from `$1` to `$2`
 * @property {string[]} [sums] insert rows of the same table that follow from these and from earlier tables
 */

/** @returns {Load[]} */
function loads({ members, payments, moves, audits, hours, bets }) {
  const numbers = 'generate_series($1::bigint, $2::bigint) n';
  return [
    {
      table: 'member',
      rows: members,
      // as many members share a first name as in real life; the search by name finds those of the demo member
      text: `insert into member (agent, username, member_id, tel_index, account_index, name_index, first_name_index, member_since, synced_at, last_active_at)
        select ${agentOf('n')}, ${member('n')}, 'bench-' || n, int8send(n), int8send(n), int8send(n % 100000),
          case when n % 2000 = 0 then (select first_name_index from member where agent = 'MTO' and username = 'MTODEMO1') else int8send(n % 2000) end,
          now() - 2 * ${ago(members)}, now(), now() - ${share(1, 365)} * interval '1 day' * (1 - n::float8 / ${members + 1})
        from ${numbers}`,
    },
    {
      table: 'payment',
      rows: payments,
      text: `insert into payment (agent, id, kind, unit, amount, username, receiver, status, reject_reason, idempotency_key, business_day, created_at, changed_at)
        select ${agentOf('who')}, uuidv7(at - now()), kind, case when kind = 'QUEST' and n % 3 = 0 then 'POINT' else 'CREDIT' end, 100 * (1 + ${share(4, 900)}),
          ${member('who')}, case kind when 'GIFT' then ${member(`(who % ${members - 10} + 10)`)} else ${member('who')} end,
          case when ${share(5, 100)} < 4 then 'REJECT' else 'SUCCESS' end, case when ${share(5, 100)} < 4 then 'wallet.refused' end,
          'bench-' || n, (at at time zone 'Asia/Bangkok')::date, at, at + interval '2 seconds'
        from (select n, ${anyMember(members, 2)} as who, now() - ${ago(payments)} as at,
          (array['GIFT', 'GIFT', 'GIFT', 'GIFT', 'COUPON', 'COUPON', 'QUEST', 'QUEST', 'TOURNAMENT', 'AFFILIATE'])[1 + ${share(3, 10)}] as kind
          from ${numbers}) started`,
    },
    {
      table: 'provider_move',
      rows: moves,
      text: `insert into provider_move (agent, id, username, kind, amount_satang, state, idempotency_key, reference, created_at, settled_at)
        select ${agentOf('who')}, uuidv7(at - now()), ${member('who')}, kind, 10000 * (1 + ${share(6, 500)}),
          case when ${share(7, 100)} < 3 then 'REFUSED' else 'SETTLED' end, 'bench-' || n,
          case when ${share(7, 100)} >= 3 then 'bench-' || n end, at, at + interval '3 seconds'
        from (select n, ${anyMember(members, 8)} as who, now() - ${ago(moves)} as at,
          (array['DEPOSIT', 'DEPOSIT', 'DEPOSIT', 'DEPOSIT', 'DEPOSIT', 'DEPOSIT', 'WITHDRAWAL', 'WITHDRAWAL', 'WITHDRAWAL', 'CASHBACK'])[1 + ${share(9, 10)}] as kind
          from ${numbers}) started`,
    },
    {
      table: 'audit_entry',
      rows: audits,
      // of no running transaction: nothing seals them
      text: `insert into audit_entry (agent, xid, at, actor, action, subject, details)
        select ${agentOf('who')}, 1, now() - ${ago(audits)},
          case when n % 100 = 0 then 'staff:mto.support' when n < ${audits / 1000} and n % 10 = 5 then 'staff:mto.head' when n % 10 < 4 then ${member('who')} else 'system' end,
          case when n % 100 = 0 then (array['member.locked', 'member.unlocked', 'office.note-added', 'support.answered'])[1 + ${share(10, 4)}]
            when n < ${audits / 1000} and n % 10 = 5 then 'office.staff-networks' when n % 10 < 2 then 'credential.session-ended' when n % 10 < 4 then 'money.payment-opened' else 'money.payment-success' end,
          ${member('who')}, '{"kind":"GIFT","unit":"CREDIT","amount":"5000"}'
        from (select n, ${anyMember(members, 11)} as who from ${numbers}) noted`,
    },
    {
      table: 'bet_turnover',
      rows: bets,
      text: `insert into bet_turnover (agent, bet_id, kind, username, game_id, provider, category, at, stake_satang, payout_satang)
        select ${agentOf('who')}, 'bench-' || n, 'counted', ${member('who')}, 'GAME-' || ${share(12, 40)}, 'PROVIDER-' || ${share(12, 40)} % 6, 'Slot',
          now() - (1 - n::float8 / ${bets + 1}) * interval '${BET_DAYS} days', 500 + ${share(13, 9000)}, ${share(14, 9000)}
        from (select n, 1 + ${anyMember(members, 15)} / 20 as who from ${numbers}) played`,
    },
    {
      table: 'bet_sum',
      rows: hours,
      // up to 640 rows of an hour differ in the game or the member; the sums of the bets start later
      text: `insert into bet_sum (agent, username, grain, starts_at, game_id, provider, category, stake_satang, payout_satang, bets, highest_payout_satang, best_multiplier_hundredths)
        select ${agentOf('who')}, ${member('who')}, 'HOUR', date_trunc('hour', now() - interval '1 hour' - interval '${BET_DAYS} days' - ${ago(hours)}, 'UTC'),
          'GAME-' || n % 40, 'PROVIDER-' || n % 40 % 6, 'Slot', 10 * (500 + ${share(17, 9000)}), 10 * ${share(18, 9000)}, 10, 9000, 500
        from (select n, 1 + ${anyMember(members - 16, 19)} / 16 * 16 + n / 40 % 16 as who from ${numbers}) played`,
      sums: [
        // in the order of their time, in which they arrive
        sumOf('HOUR', `bet_turnover where bet_id like 'bench-%'`, 1),
        sumOf(
          'DAY',
          `(select *, starts_at as at from bet_sum where grain = 'HOUR' and username like '%BENCH%') hours`,
          'bets',
        ),
      ],
    },
  ];
}

const sumOf = (
  grain,
  from,
  bets,
) => `insert into bet_sum (agent, username, grain, starts_at, game_id, provider, category, stake_satang, payout_satang, bets,
    highest_payout_satang, best_multiplier_hundredths)
  select agent, username, '${grain}', date_trunc('${grain}', at, 'UTC'), game_id, provider, category, sum(stake_satang), sum(payout_satang), sum(${bets}), max(payout_satang), 500
  from ${from} group by 1, 2, 4, 5, 6, 7 order by 4`;

/** Rows that follow from the others. */
const DERIVED = [
  `insert into reported_payment (agent, kind, reference, username, satang, ended_at, is_first)
    select agent, kind, reference, username, amount_satang, settled_at + interval '1 minute',
      kind = 'DEPOSIT' and row_number() over (partition by agent, username, kind order by settled_at) = 1
    from provider_move where state = 'SETTLED' and kind in ('DEPOSIT', 'WITHDRAWAL') and reference like 'bench-%'`,
  `insert into outbox_entry (agent, id, topic, key, reference, payload, state, created_at, ended_at)
    select agent, id, 'wallet.payment', username, id::text, '{}', 'sent', created_at, changed_at
    from payment where created_at > now() - interval '7 days' and idempotency_key like 'bench-%'`,
  // what waits for staff: given up, and with unknown outcome
  `with parked as (update payment set status = 'APPROVE', step = 'credit', reject_reason = null
      where (agent, id) in (select agent, id from payment where idempotency_key like 'bench-%' and kind <> 'GIFT'
        and created_at > now() - interval '2 days' order by created_at desc limit 60) returning agent, id, created_at),
    noted as (insert into payment_event (agent, payment, position, kind, at) select agent, id, 1, 'unknown', created_at from parked)
    update outbox_entry entry set state = 'parked' from parked where (entry.agent, entry.id) = (parked.agent, parked.id)`,
  `update provider_move set state = 'UNKNOWN', settled_at = null, reference = null, waits_for = 'LOGIN'
    where (agent, id) in (select distinct on (agent, username) agent, id from provider_move where reference like 'bench-%' and kind = 'WITHDRAWAL'
      and created_at > now() - interval '1 day' order by agent, username limit 40)`,
  // the job stores the days again
  'truncate ended_day',
  `delete from job_run where name = 'ended-days'`,
  // the jobs that read bets continue after these
  `update bet_consumer set position = (select max(position) from bet_turnover)`,
];

/**
 * Loads a year: members, payments and moves of several kinds, of which a few percent were refused, audit entries, and play. Triggers are
 * off; what they would keep for the reads of the office is derived afterwards, from all rows at once.
 * @param {import('pg').Client} client
 */
export async function fillOffice(client, scale) {
  const sizes = Object.fromEntries(Object.entries(FULL).map(([name, count]) => [name, Math.round(count * scale)]));
  await client.query(
    `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '256MB'`,
  );
  for (const load of loads(sizes))
    await timed(load.table, () => withoutIndexes(client, load.table, () => fill(client, load)));
  for (const text of DERIVED) await timed(text.trim().slice(0, 60), () => client.query(text));
  await client.query('reset all');
  await timed('vacuum', () => client.query('vacuum (analyze)'));
  await client.query('checkpoint');
  return sizes;
}

/** Prints how long a step of the load took. */
async function timed(what, work) {
  const started = Date.now();
  await work();
  process.stdout.write(`  ${((Date.now() - started) / 1_000).toFixed(1).padStart(6)} s  ${what.split('\n')[0]}\n`);
}

async function fill(client, { rows, text, sums = [] }) {
  for (let first = 1; first <= rows; first += PORTION)
    await client.query(text, [first, Math.min(rows, first + PORTION - 1)]);
  for (const sum of sums) await client.query(sum);
}

/** Building an index from all rows is several times as fast as adding each row to it. */
async function withoutIndexes(client, table, work) {
  const { rows: constraints } = await client.query(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint key
     where conrelid = $1::regclass and contype in ('p', 'u') and not exists (select from pg_constraint where confrelid = key.conrelid)`,
    [table],
  );
  for (const { name } of constraints) await client.query(`alter table ${table} drop constraint ${name}`);
  const { rows: indexes } = await client.query(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid = $1::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await work();
  for (const { name, definition } of constraints)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  // of a table with partitions, the definition excludes them
  for (const { definition } of indexes) await client.query(definition.replace(' ON ONLY ', ' ON '));
}
