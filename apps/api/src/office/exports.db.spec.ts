import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ngrOf,
  periodsOf,
  type AuditPage,
  type DayReport,
  type PersonalData,
  type ReportParts,
} from '@housebrand/office';
import { Audit } from '@housebrand/shared/nest';
import { createTestDatabase, FixedClock, testSettings } from '@housebrand/shared/testing';
import { migrations } from '../domains';
import { readXlsx } from '../testing/read-xlsx';
import { TestOffice, type OfficeCaller } from '../testing/test-office';
import { XLSX_TYPE } from './xlsx';

const textOf = (cell: string | { number: number }) => (typeof cell === 'string' ? cell : String(cell.number));

describe('export', () => {
  let office: TestOffice;
  let head: OfficeCaller;

  beforeAll(async () => {
    const test = await createTestDatabase(migrations);
    const settings = testSettings({ databaseUrl: test.url });
    office = await TestOffice.open({ test, clock: new FixedClock(), settings });
    head = await office.login('mto.head');
  });
  afterAll(() => office.close());

  const csv = (query: string, caller = head) =>
    office.call<string>('GET', `/api/office/audit/entries.csv${query}`, caller);
  const linesOf = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

  it("returns all parts of a member's data, and the audit trail says who received it, and why", async () => {
    const copy = (body: object) =>
      office.call<PersonalData>('POST', '/api/office/members/MTODEMO1/personal-data', head, body);
    expect((await copy({})).status).toBe(422);
    const { data } = await copy({ reason: 'Requested in writing' });
    expect(data).toMatchObject({ prefix: 'MTO', username: 'MTODEMO1', parts: { account: { username: 'MTODEMO1' } } });
    expect([...Object.keys(data.parts), ...data.missing]).toEqual(
      expect.arrayContaining(['consents', 'limits', 'payments', 'statement', 'playHistory', 'questions']),
    );
    const trail = await office.call<AuditPage>('GET', '/api/office/audit?action=member.data-exported', head);
    expect(trail.data.entries).toMatchObject([
      { actor: 'staff:mto.head', subject: 'MTODEMO1', reason: 'Requested in writing' },
    ]);
  });

  it('writes the report by day as an Excel file with the same rows as the page and as CSV', async () => {
    for (const [bet, stake, payout] of [
      ['bet-1', 1_234_567, 200_050],
      ['bet-2', 99, 100_000],
    ] as const)
      await office.world.test.database.operatorQuery({
        text: `insert into bet_turnover (agent, bet_id, kind, username, game_id, provider, category, at, stake_satang, payout_satang)
          values ('MTO', $1, 'counted', 'MTODEMO1', 'NAGX-0001', 'NAGX', 'Slot', $2, $3, $4)`,
        values: [bet, office.world.clock.now(), stake, payout],
      });
    const range = 'from=2026-11-10&to=2026-11-18';
    const { data } = await office.call<DayReport>('GET', `/api/office/reports/days?${range}`, head);
    const reply = await office.app.inject({
      url: `/api/office/reports/days.xlsx?${range}`,
      headers: { cookie: head.cookie },
    });
    expect(reply.headers['content-type']).toBe(XLSX_TYPE);
    expect(reply.headers['content-disposition']).toBe('attachment; filename="MTO-2026-11-10-2026-11-18.xlsx"');
    const [names, ...rows] = readXlsx(reply.rawPayload);
    const baht = (satang: number) => ({ number: satang / 100, format: '#,##0.00' });
    const plain = (number: number) => ({ number, format: null });
    expect(rows).toEqual(
      data.days.map((row) => [
        row.day,
        baht(row.depositsSatang),
        plain(row.firstDeposits),
        ...[row.withdrawalsSatang, row.stakeSatang, row.payoutSatang, row.ggrSatang, row.bonusSatang].map(baht),
        baht(ngrOf(row)),
        plain(row.activeMembers),
        plain(row.newMembers),
      ]),
    );
    expect(data.total).toMatchObject({ stakeSatang: 1_234_666, ggrSatang: 934_616 });
    const text = (await office.call<string>('GET', `/api/office/reports/days.csv?${range}`, head)).data;
    const numbers = rows.map((row) =>
      row.map((cell) => (typeof cell === 'string' ? cell : String(cell.number))).join(),
    );
    expect(linesOf(text)).toEqual([names!.join(), ...numbers]);
  });

  it.each(['week', 'month'] as const)('writes the report by %s with the rows of the page', async (by) => {
    const range = 'from=2026-10-20&to=2026-11-18';
    const { data } = await office.call<DayReport>('GET', `/api/office/reports/days?${range}`, head);
    const [names, ...lines] = linesOf(
      (await office.call<string>('GET', `/api/office/reports/days.csv?${range}&by=${by}`, head)).data,
    );
    expect(names).toMatch(/^from,to,deposits_baht,/);
    expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual(
      periodsOf(data.days, by).map(({ day, to }) => [day, to]),
    );
    const file = await office.app.inject({
      url: `/api/office/reports/days.xlsx?${range}&by=${by}`,
      headers: { cookie: head.cookie },
    });
    expect(readXlsx(file.rawPayload).map((row) => row.map(textOf).join())).toEqual([names, ...lines]);
    expect(file.headers['content-disposition']).toContain(`MTO-${by}-2026-10-20-2026-11-18.xlsx`);
  });

  it.each(['provider', 'game'] as const)(
    'writes play by %s with the rows of the page, safe for spreadsheets',
    async (play) => {
      await office.world.test.database.operatorQuery({
        text: `insert into bet_turnover (agent, bet_id, kind, username, game_id, provider, category, at, stake_satang, payout_satang)
        values ('MTO', $1, 'counted', 'MTODEMO1', '=1+1', '@IRON', 'Slot', '2026-11-01T06:00:00Z', 100, 0)`,
        values: [`bet-${play}`],
      });
      const range = 'from=2026-10-20&to=2026-11-02';
      const { data } = await office.call<ReportParts>('GET', `/api/office/reports/parts?${range}`, head);
      const url = `/api/office/reports/parts.csv?${range}&play=${play}`;
      const [names, ...lines] = linesOf((await office.call<string>('GET', url, head)).data);
      const count = data.providers[0]!.bets;
      expect([names, ...lines]).toEqual(
        play === 'provider'
          ? ['provider,bets,stake_baht,payout_baht,ggr_baht', `'@IRON,${count},${count},0,${count}`]
          : [
              'game,game_id,category,provider,bets,stake_baht,payout_baht,ggr_baht',
              `'=1+1,'=1+1,Slot,'@IRON,${count},${count},0,${count}`,
            ],
      );
      const file = await office.app.inject({ url: url.replace('.csv', '.xlsx'), headers: { cookie: head.cookie } });
      expect(readXlsx(file.rawPayload)[1]!.map(textOf).join()).toBe(lines[0]!.replaceAll("'", ''));
    },
  );

  it('writes every audit entry that matches, safe for spreadsheets, and is audited', async () => {
    const audit = office.app.get(Audit, { strict: false });
    const note = (subject: string) =>
      audit.noteAlone('MTO', { actor: 'test', action: 'test.noted', subject, details: { reason: '=1+1', count: 2 } });
    for (let count = 0; count < 60; count += 1) await note(`row ${count}`);
    await note('=HYPERLINK("x")');
    const { status, data } = await csv('?action=test.');
    expect(status).toBe(200);
    const [names, first, ...others] = linesOf(data);
    expect(names).toBe('number,at,actor,action,subject,reason,details');
    expect(first).toContain(`test,test.noted,"'=HYPERLINK(""x"")",'=1+1,"{""count"":2}"`);
    expect(others).toHaveLength(60);
    expect(linesOf((await csv('?subject=row%201')).data)).toHaveLength(2);
    const trail = await office.call<AuditPage>('GET', '/api/office/audit?action=office.audit-exported', head);
    expect(trail.data.entries.map(({ actor, details }) => [actor, details])).toEqual([
      ['staff:mto.head', { subject: 'row 1' }],
      ['staff:mto.head', { action: 'test.' }],
    ]);
  });
});
