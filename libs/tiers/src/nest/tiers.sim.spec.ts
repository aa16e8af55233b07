import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { GivenBets } from '@housebrand/bets/testing';
import { AgentCalendar, NotFound } from '@housebrand/shared';
import { ProviderTokens, providers } from '@housebrand/providers/nest';
import {
  connectGateways,
  GivenTokens,
  logIn,
  startSimulator,
  type RunningSimulator,
} from '@housebrand/providers/testing';
import {
  actingAs,
  actingAsGuard,
  actingAsKeyOf,
  type TestDatabase,
  openTestWorld,
  type TestWorld,
  waitUntil,
} from '@housebrand/shared/testing';
import { TierAgents, type TierConfig, type TierContent, type TierProgress } from '../core';
import { LadderEditorService, LaddersService, tiers } from './index';
import { DEMO_TIERS, seedTiers } from './seed-tiers';
import { replaceTiers } from './tiers.repository';

const session = new GivenTokens();

class TestAgents extends TierAgents {
  assertExists(prefix: string): Promise<void> {
    return ['MASTER', 'MTO', 'NAGA', 'LOTUS'].includes(prefix) ? Promise.resolve() : Promise.reject(new NotFound());
  }
}

const ports = [
  { provide: ProviderTokens, useValue: session },
  { provide: AgentCalendar, useValue: { zoneOf: () => Promise.resolve('Asia/Bangkok') } },
  { provide: TierAgents, useClass: TestAgents },
];

let simulator: RunningSimulator;
let world: TestWorld;
let database: TestDatabase;
let app: NestFastifyApplication;

beforeAll(async () => {
  simulator = await startSimulator();
  world = await openTestWorld({
    domains: [providers, new GivenBets().domain, tiers],
    ports,
    providers: [actingAsGuard],
    simulator,
  });
  ({ app, database } = world);
  await database.database.forAgent('MASTER', seedTiers);
  await database.database.forAgent('NAGA', (tx) => replaceTiers(tx, DEMO_TIERS.slice(0, 2)));
});

afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

async function enter(prefix: string, username: string): Promise<Record<string, string>> {
  const gateways = connectGateways({ baseUrls: simulator.baseUrls });
  await logIn(gateways, { prefix, username, password: 'Chips-2026!' });
  session.give({ prefix, username }, gateways.tokens.given({ prefix, username }));
  await gateways.close();
  return actingAs(prefix, username);
}

describe('tiers over HTTP', () => {
  it("returns the agent's own ladder, else MASTER's, the lowest tier first and in baht", async () => {
    const own: TierConfig[] = (await app.inject('/api/apps/user_tier_configs?agentID=NAGA')).json().data;
    expect(own.map(({ tierLevel }) => tierLevel)).toEqual([1, 2]);
    const reply = await app.inject('/api/apps/user_tier_configs?agentID=MTO');
    const ladder: TierConfig[] = reply.json().data;
    expect(reply.json()).toMatchObject({ code: 200 });
    expect(ladder.map(({ tierName }) => tierName)).toEqual(['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond']);
    expect(ladder[1]).toMatchObject({
      logoUrl: '/media/tiers/2.svg?v=1',
      condition: { minDepositAccumulateAmount: 5_000, minTurnOverAccumulateAmount: 20_000 },
    });
    const again = await app.inject({
      url: '/api/apps/user_tier_configs?agentID=MTO',
      headers: { 'if-none-match': String(reply.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('describes tiers in the language of the request', async () => {
    const content = async (language: string): Promise<TierContent[]> =>
      (
        await app.inject({ url: '/api/apps/user_tier_configs.content', headers: { 'accept-language': language } })
      ).json().data;
    expect((await content('th'))[0]?.benefits).toContain('ภารกิจรายวันและทัวร์นาเมนต์');
    expect((await content('en'))[0]?.benefits).toContain('Daily quests and tournaments');
  });

  it('opens quests, cashback and tournaments in the first tier of the demo, except at LOTUS', async () => {
    await database.database.forAgent('LOTUS', seedTiers);
    const first = async (agent: string): Promise<TierConfig> =>
      (await app.inject(`/api/apps/user_tier_configs?agentID=${agent}`)).json().data[0];
    const early = ['daily-quest', 'cashback', 'tournament', 'chips'];
    expect((await first('MTO')).access.menu).toEqual(expect.arrayContaining(early));
    expect((await first('LOTUS')).access.menu).toEqual(['promotion', 'deposit', 'withdraw', 'game', 'coupon']);
  });

  it('responds 404 for an unknown agent', async () => {
    expect((await app.inject('/api/apps/user_tier_configs?agentID=NOBODY')).statusCode).toBe(404);
  });

  it("shows an operator's change everywhere", async () => {
    const names = async (): Promise<string[]> =>
      ((await app.inject('/api/apps/user_tier_configs?agentID=NAGA')).json().data as TierConfig[]).map(
        (t) => t.tierName,
      );
    await names();
    const [first, second] = DEMO_TIERS;
    await database.database.forAgent('NAGA', (tx) => replaceTiers(tx, [{ ...first!, tierName: 'Seed' }, second!]));
    await app.get(LaddersService).changed('NAGA');
    expect(await names()).toEqual(['Seed', 'Silver']);
  });

  it("replaces the agent's ladder as a whole, audits it, and shows it at once", async () => {
    const editor = app.get(LadderEditorService);
    const names = async () =>
      ((await app.inject('/api/apps/user_tier_configs?agentID=NAGA')).json().data as TierConfig[]).map(
        ({ tierName, access }) => `${tierName} ${access.menu.length}`,
      );
    const before = await names();
    const [first, second] = await editor.list('MTO');
    await editor.replace(
      'NAGA',
      [
        { ...second!, tierLevel: 7 },
        { ...first!, access: { menu: ['game'] } },
      ],
      'agent key',
    );
    expect(await names()).toEqual(['Bronze 1', `Silver ${second!.access.menu.length}`]);
    const easier = { ...second!, condition: { ...second!.condition, minDepositSatang: 100 } };
    await expect(
      editor.replace('NAGA', [first!, second!, { ...easier, tierLevel: 3 }], 'operator'),
    ).rejects.toMatchObject({
      problems: [{ field: 'rows.2.condition.minDepositSatang' }],
    });
    expect(await names()).not.toEqual(before);
    await expect(editor.list('NOBODY')).rejects.toThrow(NotFound);
    const url = '/api/apps/user_tier_configs';
    const put = (headers: Record<string, string>) =>
      app.inject({ method: 'PUT', url, headers, payload: { rows: [first] } });
    expect([(await put({})).statusCode, (await put(actingAs('MTO', 'MTODEMO1'))).statusCode]).toEqual([401, 403]);
    // over HTTP: the agent of the key gets the sent ladder; other agents keep theirs
    const saved = await put(actingAsKeyOf('NAGA'));
    expect([saved.statusCode, saved.json().data]).toEqual([200, [first]]);
    expect([await names(), await editor.list('NAGA')]).toEqual([[expect.stringMatching(/^Bronze /)], [first]]);
    expect((await editor.list('MTO')).length).toBeGreaterThan(1);
    const { rows: noted } = await database.database.operatorQuery<{ actor: string }>({
      text: `select actor from audit_entry where agent = 'NAGA' and action = 'settings.tiers-replaced' order by number`,
    });
    expect(noted.map(({ actor }) => actor)).toEqual(['agent key', 'agent key']);
  });

  it('stores the later of two concurrent ladders as a whole', async () => {
    const editor = app.get(LadderEditorService);
    const short = (await editor.list('MTO')).slice(0, 2);
    const save = () => editor.replace('NAGA', short, 'operator');
    const waiting = `select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`;
    const later = await database.database.forAgent('NAGA', async (tx) => {
      await replaceTiers(tx, DEMO_TIERS);
      // a wait that exceeds the lock timeout fails; the editor tries again
      const saved = save().catch(save);
      await waitUntil(async () => (await database.database.operatorQuery({ text: waiting })).rows.length > 0);
      return { saved };
    });
    await later.saved;
    expect(await editor.list('NAGA')).toEqual(short);
  });

  it("returns the progress of the session's member, from the provider's figures", async () => {
    const headers = await enter('MTO', 'MTODEMO1');
    const reply = await app.inject({ url: '/api/apps/user_tier_progress/MTO/MTODEMO1', headers });
    const progress: TierProgress = reply.json().data;
    expect(progress.current.tierLevel).toBe(2);
    expect(progress.next?.tierLevel).toBe(3);
    for (const share of [progress.deposit, progress.turnover, progress.overall]) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(1);
    }
    expect(progress.overall).toBeLessThan(1);
  });

  it('returns complete progress at the top tier', async () => {
    const headers = await enter('MTO', 'MTODEMO3');
    const reply = await app.inject({ url: '/api/apps/user_tier_progress/MTO/MTODEMO3', headers });
    expect(reply.json().data).toMatchObject({ current: { tierLevel: 5 }, next: null, overall: 1 });
  });

  it("hides a member's progress from other members", async () => {
    const headers = actingAs('MTO', 'MTODEMO1');
    expect((await app.inject({ url: '/api/apps/user_tier_progress/MTO/MTODEMO2', headers })).statusCode).toBe(403);
    expect((await app.inject({ url: '/api/apps/user_tier_progress/NAGA/NAGADEMO1', headers })).statusCode).toBe(403);
    expect((await app.inject({ url: '/api/apps/user_tier_progress/MTO/MTODEMO1' })).statusCode).toBe(401);
  });
});
