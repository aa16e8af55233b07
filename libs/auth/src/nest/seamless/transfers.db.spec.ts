import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ProviderUnavailable } from '@housebrand/shared/nest';
import { givenAgent, openAuthWorld, type AuthWorld } from '../../testing';

let world: AuthWorld;

beforeAll(async () => {
  world = await openAuthWorld();
});
afterAll(() => world.close());

/** MTO and SPTN accept members of NAGA; NAGA lets members go to `toAgents`. */
function agree(toAgents: readonly string[]): void {
  const transfers = { isAllowed: true, fromAgents: ['NAGA', 'MTO'], toAgents: ['MTO'] };
  world.agents.give({ ...givenAgent('MTO'), transfers });
  world.agents.give({ ...givenAgent('SPTN'), transfers });
  world.agents.give({ ...givenAgent('NAGA'), transfers: { isAllowed: false, fromAgents: [], toAgents } });
}

const CREDIT = 12345.67;
let names = 0;

async function claim(transferUsername: string, transferCredit: number, key = 'mto') {
  names += 1;
  const prefix = key.toUpperCase();
  const reply = await world.app.inject({
    method: 'POST',
    url: `/api/apps/member_seamless/${prefix}`,
    headers: { 'x-agent-key': `key-of-${key}` },
    payload: {
      agentID: prefix,
      username: `${prefix}MOVED${names}`,
      name: 'A',
      phoneNo: '0812345678',
      account: '1234567890',
      bank: 'SCB',
      transferUsername,
      transferCredit,
    },
  });
  return { status: reply.statusCode, ...reply.json<{ message: string; data: Record<string, unknown> | null }>() };
}

describe('transferred credit', () => {
  beforeEach(async () => {
    agree(['MTO', 'SPTN']);
    await world.database.database.operatorQuery({ text: 'delete from rate_limit' });
    world.providers.calls.length = 0;
  });

  it('requires the consent of the source agent before any provider call', async () => {
    agree([]);
    const right = await claim('NAGADEMO1', CREDIT);
    const wrong = await claim('NAGADEMO1', 1);
    const unknown = await claim('NAGANOBODY', 1);
    expect([right.status, wrong.status, unknown.status]).toEqual([409, 409, 409]);
    expect(new Set([right.message, wrong.message, unknown.message]).size).toBe(1);
    expect(world.providers.calls).toEqual([]);
  });

  it('cannot come from a member of the same agent', async () => {
    expect((await claim('MTODEMO2', CREDIT)).status).toBe(409);
    expect(world.providers.calls).toEqual([]);
  });

  it('is claimed once across all agents, even by concurrent requests', async () => {
    const requested = await Promise.all(['mto', 'sptn', 'mto', 'sptn'].map((key) => claim('NAGADEMO1', CREDIT, key)));
    expect(requested.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(requested.find(({ status }) => status === 200)?.data).toMatchObject({
      transferStatus: 'PENDING',
      transferUsername: 'NAGADEMO1',
      transferCredit: CREDIT,
    });
    expect((await claim('nagademo1', CREDIT)).status).toBe(409);
    const { rows } = await world.database.database.operatorQuery({
      text: "select count(*)::int as n, sum(transfer_credit_satang)::int as satang from seamless_member where transfer_username = 'NAGADEMO1'",
    });
    expect(rows).toEqual([{ n: 1, satang: 1_234_567 }]);
  });

  it('has the same refusal for an unknown name and a wrong amount', async () => {
    const [wrong, unknown] = [await claim('NAGADEMO2', 99_999), await claim('NAGANOBODY', 99_999)];
    expect([unknown.status, unknown.message]).toEqual([wrong.status, wrong.message]);
  });

  it('allows twenty wrong claims a day, not counting correct and unanswered ones', async () => {
    world.providers.failing('balance', new ProviderUnavailable('gamePlatform', 'timeout'));
    for (let n = 0; n < 3; n += 1) expect((await claim('NAGADEMO3', 1)).status).toBe(503);
    world.providers.failing('balance');
    expect((await claim('NAGADEMO2', CREDIT)).status).toBe(200);
    for (let baht = 1; baht <= 20; baht += 1) expect((await claim('NAGADEMO3', baht)).status).toBe(409);
    expect((await claim('NAGADEMO3', CREDIT)).status).toBe(429);
    expect((await claim('NAGADEMO3', CREDIT, 'sptn')).status).toBe(200);
  });

  it('cannot be written by the application role', async () => {
    const asMember = world.database.database.forAgent('MTO', (tx) => tx.execute('delete from seamless_claim'));
    await expect(asMember).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});
