import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SeamlessService } from '@housebrand/auth/nest';
import type { AuditPage, MemberStatus, StaffThread } from '@housebrand/office';
import { RegistrationGateway } from '@housebrand/providers/nest';
import { createTestDatabase, FixedClock, testSettings } from '@housebrand/shared/testing';
import { ThreadsService } from '@housebrand/support/nest';
import { migrations } from '../../domains';
import { TestOffice, type OfficeCaller } from '../../testing/test-office';

const MEMBER = { prefix: 'MTO', username: 'MTODEMO1' };
const TEL = '0812345678';
const reason = 'Called the hotline';

let office: TestOffice;
const callers = {} as Record<'support' | 'cashier' | 'marketing' | 'head' | 'naga', OfficeCaller>;

beforeAll(async () => {
  const test = await createTestDatabase(migrations);
  const settings = testSettings({ databaseUrl: test.url });
  office = await TestOffice.open({ test, clock: new FixedClock(), settings });
  for (const role of ['support', 'cashier', 'marketing', 'head'] as const)
    callers[role] = await office.login(`mto.${role}`);
  callers.naga = await office.login('naga.head');
});
afterAll(() => office.close());

const post = <T>(action: string, body: object, caller = callers.support) =>
  office.call<T>('POST', `/api/office/members/MTODEMO1/${action}`, caller, { reason, ...body });
const trailOf = async (query: string) =>
  (await office.call<AuditPage>('GET', `/api/office/audit?${query}`, callers.head)).data.entries;

describe('message to a member', () => {
  it('starts a conversation that the member is notified of, reads and answers', async () => {
    const sent = await post<StaffThread>('messages', { text: 'กรุณาส่งสลิปค่ะ' });
    const { id } = sent.data;
    expect(sent.data).toMatchObject({ username: 'MTODEMO1', payment: null, state: 'ANSWERED', isUnread: true });
    const threads = office.app.get(ThreadsService, { strict: false });
    const { messages } = await threads.read(MEMBER, id);
    expect(messages.map(({ author, text }) => [author, text])).toEqual([['STAFF', 'กรุณาส่งสลิปค่ะ']]);
    const { rows } = await office.world.test.database.operatorQuery<{ key: string; payload: object }>({
      text: `select key, payload from outbox_entry where payload->>'kind' = 'supportMessage'`,
    });
    expect(rows).toMatchObject([{ key: 'MTODEMO1', payload: { sourceId: `${id}:1`, params: {} } }]);
    expect(await threads.reply(MEMBER, id, { text: 'ส่งแล้วค่ะ' })).toMatchObject({ state: 'OPEN', isUnread: false });
  });

  it('is audited with the reason and without the text', async () => {
    const { data } = await post<StaffThread>('messages', { text: 'a secret' }, callers.cashier);
    const entries = await trailOf(`subject=${data.id}`);
    expect(entries).toMatchObject([
      { action: 'support.started', actor: 'staff:mto.cashier', reason, details: { member: 'MTODEMO1' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('secret');
  });

  it('needs a text, a reason, the right role and a member of the agent', async () => {
    expect((await post('messages', { text: '' })).status).toBe(422);
    expect((await post('messages', { text: '  ' })).status).toBe(422);
    expect((await post('messages', { text: 'x', reason: '' })).status).toBe(422);
    expect((await post('messages', { text: 'x' }, callers.marketing)).status).toBe(403);
    expect((await post('messages', { text: 'x' }, callers.naga)).status).toBe(404);
  });
});

describe('recovery of a member', () => {
  const sendOtp = () => jest.spyOn(office.app.get(RegistrationGateway, { strict: false }), 'sendOtp');
  const phoneIs = (phoneNo: string) =>
    jest
      .spyOn(office.app.get(SeamlessService, { strict: false }), 'personal')
      .mockResolvedValue({ phoneNo } as Awaited<ReturnType<SeamlessService['personal']>>);

  it("sends the code of the portal's form to the phone, once per minute, and shows neither", async () => {
    const sent = sendOtp().mockResolvedValue(undefined);
    const phone = phoneIs('081-234-5678');
    const { status, data } = await post<MemberStatus>('recovery', {});
    expect([status, data.username]).toEqual([200, 'MTODEMO1']);
    expect(sent.mock.calls).toEqual([['MTO', TEL]]);
    expect(JSON.stringify(data)).not.toContain('5678');
    expect((await post('recovery', {})).status).toBe(429);
    expect((await post('recovery', {}, callers.cashier)).status).toBe(403);
    expect((await post('recovery', {}, callers.naga)).status).toBe(404);
    expect((await post('recovery', { reason: '' })).status).toBe(422);
    expect(sent).toHaveBeenCalledTimes(1);
    const entries = await trailOf('action=member.recovery-sent');
    expect(entries).toMatchObject([{ actor: 'staff:mto.support', subject: 'MTODEMO1', reason }]);
    expect(JSON.stringify(entries)).not.toContain('5678');
    phone.mockRestore();
    sent.mockRestore();
  });

  it('is refused without a known phone number, and for a closed account', async () => {
    const sent = sendOtp().mockResolvedValue(undefined);
    const phone = phoneIs('');
    expect((await post('recovery', {})).status).toBe(409);
    phone.mockRestore();
    const other = phoneIs('0898765432');
    expect((await post('close', {}, callers.head)).status).toBe(200);
    expect((await post('recovery', {})).status).toBe(409);
    expect(sent).not.toHaveBeenCalled();
    other.mockRestore();
    sent.mockRestore();
  });
});
