import { randomUUID } from 'node:crypto';
import { businessDay } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import { type Queries, Storage } from '../storage/storage';
import { closeCreatedSites, openSite } from './agents';
import { WorldClock } from './clock';
import { dayShifted, dayStart, daysAfter } from './calendar';
import { memberDay } from './days';
import { seedDownline } from './friends';
import { historyOf, joinedAt } from './history';
import type { MemberBooks } from './member-books';
import { hashPassword } from './passwords';
import { DEMO_PASSWORD, seedMembers, type SeedMember } from './people';

/** Increase when the seed changes: a database with an older version is reset at its next start. */
const WORLD_VERSION = '2026-11-5';

/** Maximum number of days added at once; reports don't go back more than about a year. */
const MAX_DAYS = 400;

/** Seeds an empty database with the demo world, adds each new day, and resets it to the seed. */
@Injectable()
export class Seeder {
  private grownDay = '';
  private growing: Promise<void> = Promise.resolve();
  private currentEpoch = '';

  constructor(
    private readonly storage: Storage,
    private readonly clock: WorldClock,
  ) {}

  /** Changes with every reset, so that clients with state from an older world can detect it. */
  get epoch(): string {
    return this.currentEpoch;
  }

  /** Seeds the database once; if it already holds this version, adds the missing days. */
  async seedOnce(): Promise<void> {
    const known = await this.storage.row<{ version: string; epoch: string }>('select version, epoch from world');
    if (known?.version !== WORLD_VERSION) return this.reset();
    this.currentEpoch = known.epoch;
    const opened = await this.storage.rows<{ prefix: string; name: string }>('select prefix, name from site');
    for (const { prefix, name } of opened) openSite(prefix, name);
    await this.clock.load();
    await this.reachToday();
  }

  /** Resets everything to the seed: members, balances, sessions, rounds, payments and the clock. */
  async reset(): Promise<void> {
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const [epoch, now] = [randomUUID(), new Date()];
    const today = businessDay(now);
    await this.storage.transaction(async (queries) => {
      await queries.rows(
        'truncate world, member, entry, payment, client_signature, access_token, play_session, round, otp, member_message, transfer, round_event, registration, one_login, captcha, turnover_requirement, downline, affiliate_link, promotion_taken, offer_turn, site restart identity',
      );
      const yesterday = dayShifted(today, -1);
      await queries.rows('insert into world (version, epoch, grown_day) values ($1, $2, $3)', [
        WORLD_VERSION,
        epoch,
        yesterday,
      ]);
      await insertMembers(queries, seedMembers(), passwordHash, now);
    });
    closeCreatedSites();
    [this.currentEpoch, this.grownDay] = [epoch, ''];
    await this.clock.load();
    await this.reachToday();
  }

  /** Adds missing business days up to today in the simulated time; cheap if there are none. */
  reachToday(): Promise<void> {
    this.growing = this.growing.catch(() => undefined).then(() => this.grow());
    return this.growing;
  }

  private async grow(): Promise<void> {
    const now = this.clock.now();
    const today = businessDay(now);
    if (this.grownDay >= today) return;
    this.grownDay = await this.storage.transaction(async (queries) => {
      const world = await queries.row<{ grown_day: string }>('select grown_day from world for update');
      if (!world || world.grown_day >= today) return world?.grown_day ?? '';
      for (const day of daysAfter(world.grown_day, today, MAX_DAYS)) await insertDay(queries, day, now);
      await queries.rows('update world set grown_day = $1', [today]);
      return today;
    });
  }
}

/** Adds one business day for every member with a history. */
async function insertDay(queries: Queries, day: string, now: Date): Promise<void> {
  const players = new Map(regulars().map((member) => [member.id, member]));
  const rows = await queries.rows<{ id: string; credit: bigint }>(
    'select id, credit from member where id = any($1) order by id for update',
    [[...players.keys()]],
  );
  const played = rows.flatMap(({ id, credit }) => {
    const result = memberDay(players.get(id)!, credit, day, now);
    return result ?? [];
  });
  await insertPast(queries, played);
  await queries.rows(
    `update member set deposited = member.deposited + day.deposited, turnover = member.turnover + day.turnover
     from jsonb_to_recordset($1::jsonb) as day(id text, deposited bigint, turnover bigint) where member.id = day.id`,
    [
      JSON.stringify(
        played.map(({ id, deposited, turnover }) => ({ id, deposited: String(deposited), turnover: String(turnover) })),
      ),
    ],
  );
}

/** Returns the seeded members with a history, who also keep playing. */
export function regulars(): SeedMember[] {
  return seedMembers().filter(({ habit }) => habit !== null);
}

async function insertMembers(queries: Queries, members: SeedMember[], passwordHash: string, now: Date): Promise<void> {
  // Today is added day by day, like every later day.
  const today = dayStart(businessDay(now));
  const histories = members.map((member) => historyOf(member, today));
  const rows = members.map((member, index) => ({
    id: member.id,
    username: member.username,
    prefix: member.prefix,
    password_hash: passwordHash,
    first_name: member.firstName,
    last_name: member.lastName,
    tel: member.tel,
    bank_name: member.bankName,
    account_number: member.accountNumber,
    credit: String(histories[index]!.credit),
    points: member.points,
    deposited: String(histories[index]!.deposited),
    turnover: String(histories[index]!.turnover),
    created_at: (member.habit ? joinedAt(member, today) : now).toISOString(),
  }));
  await insertJson(
    queries,
    'member',
    'id text, username text, prefix text, password_hash text, first_name text, last_name text, tel text, bank_name text, ' +
      'account_number text, credit bigint, points integer, deposited bigint, turnover bigint, created_at timestamptz',
    rows,
  );
  await insertJson(queries, 'downline', 'member_id text, referrer_id text', seedDownline(members));
  // Earlier losses are marked as paid back, so that cashback covers only the days a tester sees.
  await insertPast(queries, histories, 'seed');
}

/**
 * Inserts history rows unchanged: entries, payments and settled rounds.
 *
 * @param paidBack the reference of a claim that paid the rounds' losses back
 */
export async function insertPast(
  queries: Queries,
  histories: Pick<MemberBooks, 'entries' | 'payments' | 'rounds'>[],
  paidBack: string | null = null,
): Promise<void> {
  const settled = { status: 'SETTLED', bet: {}, view: {}, cash_back_reference: paidBack };
  await insertJson(
    queries,
    'entry',
    'member_id text, kind text, amount bigint, balance_after bigint, reference text, at timestamptz',
    histories.flatMap(({ entries }) => entries),
  );
  await insertJson(
    queries,
    'payment',
    'id text, member_id text, kind text, amount bigint, status text, reference text, bank_name text, channel text, reject_reason text, ' +
      'created_at timestamptz, settled_at timestamptz',
    histories.flatMap(({ payments }) => payments),
  );
  await insertJson(
    queries,
    'round',
    'id text, member_id text, game_id text, provider text, family text, stake bigint, payout bigint, created_at timestamptz, ' +
      'status text, bet jsonb, view jsonb, settled_at timestamptz, cash_back_reference text',
    histories.flatMap(({ rounds }) => rounds.map((round) => ({ ...round, ...settled, settled_at: round.created_at }))),
  );
}

/** Inserts any number of rows in one statement; `columns` lists names with types. */
async function insertJson(queries: Queries, table: string, columns: string, rows: object[]): Promise<void> {
  const names = columns
    .split(', ')
    .map((column) => column.split(' ')[0])
    .join(', ');
  await queries.rows(
    `insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1::jsonb) as seeded(${columns})`,
    [JSON.stringify(rows)],
  );
}
