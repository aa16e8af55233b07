import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { OFFICE_COOKIE } from '@housebrand/office/nest';
import type { MemberRef } from '@housebrand/shared';
import { AppLog, type Clock, type Database, type Settings } from '@housebrand/shared/nest';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { createOffice } from '../office/create-office';
import { DEMO_STAFF_PASSWORD, DEMO_STAFF_SECRET, seedDemoStaff } from '../office/demo-staff';
import { seedDemoWorld } from '../seed/demo-world';

/** A reply of the office: its status, and the payload of the envelope. */
export interface OfficeReply<T> {
  status: number;
  code: number;
  data: T;
  cookie: string | undefined;
}

/** A caller with a session. */
export interface OfficeCaller {
  cookie: string;
  /** The agent that an account of the platform names. */
  agent?: string;
}

/** The database and the clock of a spec. */
export interface OfficeWorld {
  test: { database: Database; close(): Promise<void> };
  clock: Clock & { advance(ms: number): void };
  settings: Settings;
}

/** The back office with the demo world, whose providers do not answer, for specs that call it. */
export class TestOffice {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly world: OfficeWorld,
  ) {}

  /** Creates the office on a migrated database. @param hasStaff adds the demo accounts */
  static async open(world: OfficeWorld, { hasStaff = true } = {}): Promise<TestOffice> {
    const app = await createOffice(world.settings, new AppLog('silent'), world.clock);
    await seedDemoWorld(app);
    if (hasStaff) await seedDemoStaff(app);
    await addMembers(world);
    return new TestOffice(app, world);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.world.test.close();
  }

  /** Calls the office. A write gets a new idempotency key. */
  async call<T = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    caller: OfficeCaller | null,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<OfficeReply<T>> {
    const reply = await this.app.inject({
      method,
      url,
      headers: {
        ...(caller && { cookie: caller.cookie }),
        ...(caller?.agent && { 'x-office-agent': caller.agent }),
        ...((method === 'POST' || method === 'PUT') && { 'idempotency-key': randomUUID() }),
        ...headers,
      },
      ...(body && { payload: body }),
    });
    const isJson = String(reply.headers['content-type']).startsWith('application/json');
    const { code, data } = isJson ? reply.json<{ code: number; data: T }>() : { code: 0, data: reply.body as T };
    const found = [reply.headers['set-cookie']]
      .flat()
      .map(String)
      .find((text) => text.startsWith(`${OFFICE_COOKIE}=`));
    return { status: reply.statusCode, code, data, cookie: found?.split(';', 1)[0] };
  }

  /** Logs in with the password alone. */
  async enter(name: string, password = DEMO_STAFF_PASSWORD): Promise<OfficeCaller> {
    const login = { username: name, password };
    const { cookie = '' } = await this.call('POST', '/api/office/session', null, login);
    return { cookie };
  }

  /** Logs a demo account in completely. */
  async login(name: string): Promise<OfficeCaller> {
    const caller = await this.enter(name);
    await this.call('POST', '/api/office/session/factor', caller, { code: this.code() });
    return caller;
  }

  /** Returns the current code of a secret, in a new time step: a code is valid once. */
  code(secret = DEMO_STAFF_SECRET): string {
    this.world.clock.advance(30_000);
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: this.world.clock.now().getTime() });
  }

  /** Creates a move with an unknown outcome. @returns its id */
  async unknownMove({ prefix, username }: MemberRef, satang: number, kind = 'DEPOSIT'): Promise<string> {
    const id = randomUUID();
    await this.world.test.database.operatorQuery({
      text: `insert into provider_move (agent, id, username, kind, amount_satang, state, created_at, waits_for)
        values ($1, $2, $3, $5, $4, 'UNKNOWN', now(), 'LOGIN')`,
      values: [prefix, id, username, satang, kind],
    });
    return id;
  }

  /** Creates a reward whose credit was given up after several attempts. @returns the payment's id */
  async parkedReward({ prefix, username }: MemberRef, satang: number): Promise<string> {
    const { database } = this.world.test;
    const open = sql`select payment from open_reward(gen_random_uuid(), 'QUEST', 'CREDIT', ${satang}, ${username}, ${randomUUID()}, '2026-11-18', now())`;
    const { rows } = await database.forAgent(prefix, (tx) => tx.execute<{ payment: string }>(open));
    const id = rows[0]!.payment;
    await database.operatorQuery({
      text: `update outbox_entry set state = 'parked', failure = 'no', ended_at = now() where id = $1`,
      values: [id],
    });
    return id;
  }
}

/** Adds the members of two agents, as their first login would. */
async function addMembers({ test, clock }: OfficeWorld): Promise<void> {
  for (const prefix of ['MTO', 'NAGA'])
    for (const number of [1, 2, 3])
      await test.database.operatorQuery({
        text: `insert into member (agent, username, member_id, synced_at, last_active_at) values ($1, $2, $3, $4, $4)
          on conflict do nothing`,
        values: [prefix, `${prefix}DEMO${number}`, `${prefix}-${number}`, clock.now()],
      });
}
