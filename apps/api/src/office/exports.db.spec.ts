import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditPage, PersonalData } from '@housebrand/office';
import { Audit } from '@housebrand/shared/nest';
import { createTestDatabase, FixedClock, testSettings } from '@housebrand/shared/testing';
import { migrations } from '../domains';
import { TestOffice, type OfficeCaller } from '../testing/test-office';

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
