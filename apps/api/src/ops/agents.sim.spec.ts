import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { type TestDatabase, openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { AgentEditorService, AgentKeyService } from '@housebrand/theming/nest';
import { seedDemoWorld } from '../seed/demo-world';
import { runOps } from './run';
import { apiBeforePortal } from '../testing/api-before-portal';

let simulator: RunningSimulator;
let world: TestWorld;
let test: TestDatabase;
let api: NestFastifyApplication;

beforeAll(async () => {
  simulator = await startSimulator();
  world = await openTestWorld({ application: apiBeforePortal, simulator });
  ({ app: api, database: test } = world);
  await seedDemoWorld(api);
});
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

const ops = (line: string) => runOps(api, line.split(' '));
const config = async (prefix: string) => (await api.get(AgentEditorService, { strict: false }).check(prefix)).config;
const login = (prefix: string) =>
  api.inject({
    method: 'POST',
    url: '/api/provider/login',
    payload: { prefix, username: `${prefix}DEMO1`, password: 'Chips-2026!' },
  });

describe('agent lifecycle', () => {
  it('creates an agent with an address, a key, a simulated site and members who can log in', async () => {
    expect((await login('RIVER')).statusCode).toBe(401);
    const { lines } = await runOps(api, ['agent', 'create', 'river', '--name', 'River House']);
    expect(lines).toEqual([
      'RIVER created.',
      expect.stringMatching(/^Portal {8}http.*\/RIVER$/),
      expect.stringMatching(/^Agent key {5}hb_\S{43} \(shown only once\)$/),
      'Demo members  RIVERDEMO1, RIVERDEMO2, RIVERDEMO3 (password of all: Chips-2026!)',
      'No colours were corrected.',
    ]);
    expect((await login('RIVER')).statusCode).toBe(200);
    const reported = (await ops('agent create BROOK --name Brook themes.textPrimaryColor=#203040 --json')).lines.join(
      '',
    );
    expect(JSON.parse(reported)).toMatchObject({
      prefix: 'BROOK',
      portal: expect.stringMatching(/\/BROOK$/),
      agentKey: expect.stringMatching(/^hb_/),
      atProvider: [expect.stringContaining('BROOKDEMO1')],
      corrections: [{ field: 'textPrimaryColor', configured: '#203040' }],
    });
  });

  it('closes an agent permanently: deletes its configuration, keeps its books and its prefix', async () => {
    const { lines: created } = await runOps(api, [
      'agent',
      'create',
      'QUAY',
      '--name',
      'Quay',
      'themes.buttonPrimaryColor=#00AA77',
    ]);
    const key = /(hb_\S+)/.exec(created.join('\n'))![1]!;
    const keys = api.get(AgentKeyService, { strict: false });
    await test.database.operatorQuery({
      text: `insert into provider_move (agent, id, username, kind, amount_satang, state, created_at, waits_for, requested_at)
        values ('QUAY', gen_random_uuid(), 'QUAYDEMO1', 'WITHDRAWAL', 12000, 'UNKNOWN', now(), 'LOGIN', now())`,
    });
    const requested = (await ops('agent delete quay')).lines;
    expect(requested.at(-1)).toBe('Nothing was deleted. To delete: npm run ops -- agent delete QUAY --confirm QUAY');
    expect(requested).toContainEqual(expect.stringMatching(/^provider transfers +1$/));
    expect(requested).toContainEqual(expect.stringMatching(/^keys +1$/));
    expect(await keys.verify(key, '127.0.0.1')).toMatchObject({ prefix: 'QUAY' });
    expect((await ops('agent delete QUAY --confirm RIVER')).lines[0]).toBe(
      '--confirm is RIVER, but the agent is QUAY.',
    );
    expect((await ops('agent delete MASTER --confirm MASTER')).lines[0]).toContain('cannot be closed');
    expect((await ops('agent delete QUAY --confirm QUAY')).lines[0]).toContain('agent disable QUAY first');
    expect((await login('QUAY')).statusCode).toBe(200);
    await ops('agent disable QUAY');
    expect((await ops('agent delete QUAY --confirm QUAY')).lines[0]).toContain(
      '1 payments and transfers of QUAY are in progress',
    );
    await test.database.operatorQuery({
      text: `with over as (
          insert into tournament (agent, id, name, content, reward_type, calculation_type, start_date, end_date, closed_at, image_url, rewards)
          values ('QUAY', 'over', '{}', '{}', 'CREDIT', 'TURNOVER', now() - interval '2 days', now() - interval '1 day', now(), '', '{100}')
          returning agent, id)
        insert into tournament_prize (agent, tournament_id, username, score, rank, amount)
        select agent, id, 'QUAYDEMO1', 1, 1, 100 from over`,
    });
    // an unpaid prize counts as in progress
    expect((await ops('agent delete QUAY --confirm QUAY')).lines[0]).toContain(
      '2 payments and transfers of QUAY are in progress',
    );
    await test.asOwner(`delete from tournament_prize where agent = 'QUAY'`);
    await test.database.operatorQuery({
      text: `update provider_move set state = 'REFUSED', settled_at = now() where agent = $1`,
      values: ['QUAY'],
    });
    expect((await ops('agent delete QUAY --confirm QUAY')).lines.at(-1)).toBe('QUAY is closed.');

    expect((await login('QUAY')).statusCode).toBe(401);
    expect(await keys.verify(key, '127.0.0.1')).toBeNull();
    expect((await ops('agent list')).lines.find((line) => line.startsWith('QUAY'))).toMatch(/default +v3 +closed$/);
    expect(await config('QUAY')).toMatchObject({
      gameAgent: { isEnable: true },
      themes: (await config('MASTER')).themes,
    });
    for (const refused of ['agent enable QUAY', 'agent set QUAY name=Again', 'agent delete QUAY --confirm QUAY'])
      expect((await ops(refused)).lines).toEqual(["QUAY was closed permanently. Its prefix can't be used again."]);
    expect((await ops('agent create QUAY --name Other')).lines).toEqual(['The agent QUAY already exists.']);
    expect((await ops('agent key create QUAY --label x')).lines).toEqual(['There is no such agent.']);
    const { rows } = await test.database.operatorQuery<{ count: number }>({
      text: 'select count(*)::int as count from provider_move where agent = $1',
      values: ['QUAY'],
    });
    expect(rows).toEqual([{ count: 1 }]);
    const changes = (await ops('agent audit QUAY')).lines;
    expect(
      changes.filter((line) => line.includes('settings.agent-')).map((line) => /settings\.\S+/.exec(line)![0]),
    ).toEqual(['settings.agent-closed', 'settings.agent-changed', 'settings.agent-created']);
    expect(changes.join('\n')).not.toContain('money.');
    expect((await ops('audit list --agent QUAY')).lines.join('\n')).toContain('money.move-');
  });
});
