import { Injectable } from '@nestjs/common';
import { type Queries, Storage } from '../storage/storage';
import { WorldClock } from './clock';
import { historyOf } from './history';
import { hashPassword } from './passwords';
import { DEMO_PASSWORD, seedMembers, type SeedMember } from './people';

/** Raised when the seeded world changes: an older database is then put back to the seed at its next start. */
const WORLD_VERSION = '2026-11-1';

/** Fills an empty database with the demo world, and puts the world back to it. */
@Injectable()
export class Seeder {
  constructor(
    private readonly storage: Storage,
    private readonly clock: WorldClock,
  ) {}

  /** Seeds once; a database that holds this world already is left as it is. */
  async seedOnce(): Promise<void> {
    const known = await this.storage.row<{ version: string }>('select version from world');
    if (known?.version !== WORLD_VERSION) await this.reset();
    await this.clock.load();
  }

  /** Everything back to the seed: members, balances, sessions, rounds, payments and the clock. */
  async reset(): Promise<void> {
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await this.storage.transaction(async (queries) => {
      await queries.rows(
        'truncate world, member, entry, payment, client_signature, access_token, play_session, round, otp restart identity',
      );
      await queries.rows('insert into world (version) values ($1)', [WORLD_VERSION]);
      await insertMembers(queries, seedMembers(), passwordHash, new Date());
    });
    await this.clock.load();
  }
}

async function insertMembers(queries: Queries, members: SeedMember[], passwordHash: string, now: Date): Promise<void> {
  const rows = members.map((member) => ({
    id: member.id,
    username: member.username,
    prefix: member.prefix,
    password_hash: passwordHash,
    first_name: member.firstName,
    last_name: member.lastName,
    tel: member.tel,
    bank_name: member.bankName,
    account_number: member.accountNumber,
    credit: String(member.credit),
    points: member.points,
    deposited: String(member.deposited),
    turnover: String(member.turnover),
    created_at: new Date(now.getTime() - member.ageDays * 86_400_000).toISOString(),
  }));
  await insertJson(
    queries,
    'member',
    'id text, username text, prefix text, password_hash text, first_name text, last_name text, tel text, bank_name text, ' +
      'account_number text, credit bigint, points integer, deposited bigint, turnover bigint, created_at timestamptz',
    rows,
  );
  const histories = members.map((member) => historyOf(member, now));
  await insertJson(
    queries,
    'entry',
    'member_id text, kind text, amount bigint, balance_after bigint, reference text, at timestamptz',
    histories.flatMap(({ entries }) => entries),
  );
  await insertJson(
    queries,
    'payment',
    'id text, member_id text, kind text, amount bigint, status text, reference text, bank_name text, created_at timestamptz, settled_at timestamptz',
    histories.flatMap(({ payments }) => payments),
  );
  await insertJson(
    queries,
    'round',
    'id text, member_id text, game_id text, provider text, family text, stake bigint, payout bigint, created_at timestamptz, ' +
      'status text, bet jsonb, view jsonb, settled_at timestamptz',
    histories.flatMap(({ rounds }) =>
      rounds.map((round) => ({ ...round, status: 'SETTLED', bet: {}, view: {}, settled_at: round.created_at })),
    ),
  );
}

/** One statement however many rows there are; `columns` are names with types. */
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
