/** What the reads of the back office cost PostgreSQL with a million members and five million payments. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { freePort } from '../../../tools/run/lib/ports.mjs';
import { median } from '../lib/table.mjs';
import { DEMO_PASSWORD, logIn } from '../lib/world.mjs';
import { fillOffice } from './office-data.mjs';
import { row } from './rows.mjs';

const STAFF = 'mto.head';
/** Of the demo staff. */
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const TOTP_STEP_MS = 30_000;
/** Milliseconds at the database. */
const [SEARCH, LIST, REPORT] = [50, 100, 300];
const CALLS = 7;
const WARM_UP = 2;
const DAY_MS = 86_400_000;

/** A day in Bangkok. */
const day = (daysAgo) => new Date(Date.now() + 7 * 3_600_000 - daysAgo * DAY_MS).toISOString().slice(0, 10);
const money = (query) => `/api/office/money?${query}`;
const audit = (query) => `/api/office/audit?${query}`;
const members = (query) => `/api/office/members?${query}`;
const days = (daysAgo, until = 0) => `from=${day(daysAgo)}&to=${day(until)}`;
const report = (daysAgo, until) => `/api/office/reports/days?${days(daysAgo, until)}`;
const reportParts = (daysAgo, until) => `/api/office/reports/parts?${days(daysAgo, until)}`;

/**
 * Paths with the most milliseconds that they may take. The browser sums the days of a report to weeks and months.
 * @param {{member: string, name: string, number: string}} known the member with the most payments, a first name, and the number of an
 *   audit entry of half a year ago
 */
const reads = ({ member, name, number }) => ({
  'search by the beginning of a username': [members('query=BENCH00'), SEARCH],
  'search by a username': [members(`query=${member}`), SEARCH],
  'search by a first name': [members(`query=${encodeURIComponent(name)}`), SEARCH],
  'search by a phone number': [members('query=0812345678'), SEARCH],
  'search by a referral code': [members('query=bench-4711'), SEARCH],
  members: [members(''), LIST],
  payments: [money(''), LIST],
  'payments of a kind': [money('kinds=COUPON'), LIST],
  'payments of a rare kind': [money('kinds=CORRECTION'), LIST],
  'done payments': [money('states=DONE'), LIST],
  'refused payments': [money('states=REFUSED'), LIST],
  'refused tournament prizes': [money('states=REFUSED&kinds=TOURNAMENT'), LIST],
  'payments that wait': [money('states=PENDING,UNKNOWN,PARKED'), LIST],
  'payments of a day, half a year ago': [money(`from=${day(180)}&to=${day(180)}`), LIST],
  "a member's payments": [money(`username=${member}`), LIST],
  "a member's refused payments": [money(`username=${member}&states=REFUSED`), LIST],
  moves: [money('record=MOVE'), LIST],
  'refused moves': [money('record=MOVE&states=REFUSED'), LIST],
  'audit entries': [audit(''), LIST],
  "audit entries of a member's account": [audit(`actor=${member}`), LIST],
  'audit entries of staff': [audit('actor=staff:mto.support'), LIST],
  'audit entries of an action': [audit('action=member.locked'), LIST],
  'audit entries of the system': [audit('actor=system'), LIST],
  'audit entries of a rare action': [audit('action=settings.'), LIST],
  'audit entries of a frequent action': [audit('action=money.'), LIST],
  'audit entries of an old action': [audit('action=office.staff-networks'), LIST],
  'audit entries of no action': [audit('action=none.'), LIST],
  'audit entries about a member': [audit(`subject=${member}`), LIST],
  'audit entries about a member by staff': [audit(`subject=${member}&actor=staff:mto.support`), LIST],
  'audit entries about a member, of an action': [audit(`subject=${member}&action=credential.`), LIST],
  'audit entries of staff and an action': [audit('actor=staff:mto.support&action=support.'), LIST],
  'audit entries of staff and a rare action': [audit('actor=staff:mto.support&action=settings.'), LIST],
  'audit entries of the system and a rare action': [audit('actor=system&action=settings.'), LIST],
  'audit entries of half a year ago': [audit(`cursor=${number}`), LIST],
  'audit entries of staff, half a year ago': [audit(`actor=staff:mto.support&cursor=${number}`), LIST],
  'audit entries of a frequent action, half a year ago': [audit(`action=money.&cursor=${number}`), LIST],
  "a member's audit entries": [`/api/office/members/${member}/audit`, LIST],
  "a member's page": [`/api/office/members/${member}`, LIST],
  today: ['/api/office/today', REPORT],
  'report of a month': [report(29), REPORT],
  'report of a year': [report(364), REPORT],
  'report of the year until yesterday': [report(364, 1), REPORT],
  'parts of the report of a day': [reportParts(1, 1), REPORT],
  'parts of the report of a month': [reportParts(29), REPORT],
  'parts of the report of a year': [reportParts(364), REPORT],
  'parts of the report of the year until yesterday': [reportParts(364, 1), REPORT],
});

/** Finds a row until the job has stored the days of the year. */
const DAYS_MISSING = `select 1 where (select count(*) from ended_day where agent = 'MTO') < 366`;

/** Where the system runs for {@link officeRows}. */
export const officePlace = async () => ({
  officePort: await freePort(),
  databaseSettings: { shared_preload_libraries: 'pg_stat_statements', shared_buffers: '1GB', max_wal_size: '8GB' },
});

/**
 * @param {{scale: number, of?: string}} options `scale` 1: a million members and five million payments. `of`: only reads whose name contains it
 */
export async function officeRows(system, { scale, of = '' }) {
  const client = new pg.Client({ connectionString: system.database.url('housebrand') });
  await client.connect();
  try {
    await client.query('create extension if not exists pg_stat_statements');
    // afterwards the database knows the hash of the demo member's name
    await logIn(system.portal, 'MTO', 'MTODEMO1');
    // its jobs run statements, too
    await system.apiService.stop();
    const started = Date.now();
    const { members: people, payments, moves } = await fillOffice(client, scale);
    const seconds = (Date.now() - started) / 1_000;
    const loaded = row('payments and moves', payments + moves, '', {
      digits: 0,
      note: `${people} members; loaded in ${seconds.toFixed(0)} s`,
    });
    await system.apiService.start();
    const daysStarted = Date.now();
    while ((await client.query(DAYS_MISSING)).rowCount > 0) await sleep(1_000);
    const stored = row('days of a year stored by the job', (Date.now() - daysStarted) / 1_000, ' s', { digits: 0 });
    await system.apiService.stop();
    const measured = await measureOffice(system, client, of);
    await system.apiService.start();
    return [loaded, stored, ...measured];
  } finally {
    await client.end();
  }
}

/** Measures the reads of a loaded system. */
export async function measureOffice(system, client, of = '') {
  const caller = { office: system.office, cookie: await enter(system.office) };
  const known = {
    member: await busiestMember(client),
    name: await firstName(caller),
    number: await numberOfHalfAYear(client),
  };
  const rows = [];
  const chosen = Object.entries(reads(known)).filter(([what]) => what.includes(of));
  for (const [what, [path, atMost]] of chosen) {
    rows.push(await rowOf(what, atMost, () => costOf(path, caller, client)));
  }
  return rows;
}

/** A read that fails has missed its target. */
async function rowOf(what, atMost, measure) {
  try {
    const { ms, worstMs, pages, statements } = await measure();
    const note = `at most ${worstMs.toFixed(1)} ms; ${pages.toFixed(0)} pages in ${statements.toFixed(0)} statements`;
    return row(what, ms, ' ms', { digits: 1, atMost, note });
  } catch (error) {
    return row(what, Infinity, ' ms', { atMost, note: error.message });
  }
}

async function busiestMember(client) {
  const { rows } = await client.query(
    `select username from payment join member using (agent, username) where agent = 'MTO' and username like 'MTOBENCH%'
     group by 1 order by count(*) desc limit 1`,
  );
  return rows[0].username;
}

async function firstName(caller) {
  const { name } = await get('/api/office/members/MTODEMO1', caller);
  return (name ?? 'MTODEMO1').split(' ')[0];
}

async function numberOfHalfAYear(client) {
  const { rows } = await client.query(
    `select max(number) as number from audit_entry where agent = 'MTO' and at < now() - interval '183 days'`,
  );
  return rows[0].number;
}

/** The statements of calls one after another, in a warm cache: the median of their time, the longest, and pages of tables and indexes. */
async function costOf(path, caller, client) {
  for (let call = 0; call < WARM_UP; call += 1) await get(path, caller);
  const found = [];
  for (let call = 0; call < CALLS; call += 1) {
    await client.query('select pg_stat_statements_reset()');
    await get(path, caller);
    found.push(await spent(client));
  }
  const times = found.map(({ ms }) => ms);
  const last = found.at(-1);
  return {
    ms: median(times),
    worstMs: Math.max(...times),
    pages: Number(last.pages),
    statements: Number(last.statements),
  };
}

async function spent(client) {
  const { rows } = await client.query(
    `select coalesce(sum(total_exec_time), 0) as ms, coalesce(sum(shared_blks_hit + shared_blks_read), 0) as pages, coalesce(sum(calls), 0) as statements
     from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
       and query not like '%pg_stat_statements%'`,
  );
  return rows[0];
}

async function get(path, { office, cookie }) {
  const reply = await fetch(office + path, { headers: { cookie } });
  const { data, message } = await reply.json();
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${message}`);
  return data;
}

/** Logs a demo account in. A code is valid once. @returns {Promise<string>} the `cookie` header */
async function enter(office) {
  await sleep(TOTP_STEP_MS - (Date.now() % TOTP_STEP_MS) + 500);
  const post = (path, body, cookie) =>
    fetch(office + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    });
  const reply = await post('/api/office/session', { username: STAFF, password: DEMO_PASSWORD });
  const cookie = reply.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`the login of ${STAFF} answered ${reply.status}`);
  const code = new TOTP({ secret: Secret.fromBase32(SECRET) }).generate();
  const opened = await post('/api/office/session/factor', { code }, cookie);
  if (!opened.ok) throw new Error(`the code of ${STAFF} answered ${opened.status}: ${await opened.text()}`);
  return opened.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
}
