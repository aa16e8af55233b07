import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ngrOf, type AgentsReport, type DayReport } from '@housebrand/office';
import { createTestDatabase, FixedClock, testSettings } from '@housebrand/shared/testing';
import { migrations } from '../../domains';
import { readXlsx } from '../../testing/read-xlsx';
import { TestOffice, type OfficeCaller } from '../../testing/test-office';

const RANGE = 'from=2026-11-10&to=2026-11-20';
const AGENTS = ['KLANG', 'LOTUS', 'MTO', 'NAGA', 'PIER', 'SPTN'];

let office: TestOffice;
let auditor: OfficeCaller;

beforeAll(async () => {
  const test = await createTestDatabase(migrations);
  const clock = new FixedClock();
  clock.set(new Date('2026-11-25T00:00:00.000Z'));
  office = await TestOffice.open({ test, clock, settings: testSettings({ databaseUrl: test.url }) });
  auditor = await office.login('platform.auditor');
  for (const [agent, index, stake] of [
    ['MTO', 1, 90_000],
    ['MTO', 2, 70_000],
    ['NAGA', 3, 250_000],
  ] as const) {
    const at = new Date(`2026-11-1${index}T06:00:00.000Z`);
    const run = (text: string, values: unknown[]) => test.database.operatorQuery({ text, values });
    await run(
      `insert into bet_turnover (agent, bet_id, kind, username, game_id, provider, category, at, stake_satang, payout_satang)
        values ($1, $2, 'counted', $3, 'NAGX-0001', 'NAGX', 'Slot', $4, $5, 20000)`,
      [agent, `bet-${index}`, `${agent}DEMO1`, at, stake],
    );
    await run(
      `insert into reported_payment (agent, kind, reference, username, satang, ended_at, is_first)
        values ($1, 'DEPOSIT', $2, $3, $4, $5, $6)`,
      [agent, `PG-${index}`, `${agent}DEMO1`, 30_000 * index, at, index !== 2],
    );
  }
});
afterAll(() => office.close());

const compare = async (caller: OfficeCaller) =>
  (await office.call<AgentsReport>('GET', `/api/office/reports/agents?${RANGE}`, caller)).data;

describe('comparison of agents', () => {
  it('has the total of the report of each agent, the highest GGR first, and their sum', async () => {
    const { agents, total } = await compare(auditor);
    expect(agents.map(({ prefix }) => prefix).toSorted()).toEqual(AGENTS);
    expect(agents.slice(0, 2).map(({ prefix, name }) => [prefix, name])).toEqual([
      ['NAGA', 'Naga Palace'],
      ['MTO', 'MTO Lounge'],
    ]);
    for (const { prefix, name: _name, ...figures } of agents) {
      const own = { ...auditor, agent: prefix };
      const { data } = await office.call<DayReport>('GET', `/api/office/reports/days?${RANGE}`, own);
      expect({ prefix, day: data.total.day, ...figures }).toEqual({ prefix, ...data.total });
    }
    expect(total).toMatchObject({ depositsSatang: 180_000, firstDeposits: 2, stakeSatang: 410_000, activeMembers: 3 });
    expect(ngrOf(total)).toBe(350_000);
  });

  it('is the same for whichever agent the account names, and closed to staff of an agent', async () => {
    expect(await compare({ ...auditor, agent: 'NAGA' })).toEqual(await compare(auditor));
    const reply = await office.call('GET', `/api/office/reports/agents?${RANGE}`, await office.login('mto.head'));
    expect(reply.status).toBe(403);
  });

  it('downloads as CSV and as an Excel file with the same rows', async () => {
    const { agents } = await compare(auditor);
    const csv = await office.call<string>('GET', `/api/office/reports/agents.csv?${RANGE}`, auditor);
    const lines = csv.data.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^agent,name,deposits_baht,.*ngr_baht,active_members,new_members$/);
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 3))).toEqual(
      agents.map(({ prefix, name, depositsSatang }) => [prefix, name, String(depositsSatang / 100)]),
    );
    const file = await office.app.inject({
      url: `/api/office/reports/agents.xlsx?${RANGE}`,
      headers: { cookie: auditor.cookie },
    });
    const [names, ...rows] = readXlsx(file.rawPayload);
    expect(names!.join()).toBe(lines[0]);
    expect(
      rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : String(cell.number))).join()),
    ).toEqual(lines.slice(1));
    expect(file.headers['content-disposition']).toBe('attachment; filename="MASTER-agents-2026-11-10-2026-11-20.xlsx"');
  });
});
