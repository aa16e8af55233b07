import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MESSAGE_CODES } from '@housebrand/providers';
import { runSimulator, type RunningSimulator } from '../testing/running-simulator';

const SECRET = { 'x-api-key': 'simulator-secret' };
let simulator: RunningSimulator;
beforeAll(async () => (simulator = await runSimulator()));
afterAll(() => simulator.close());

const send = (changes: object = {}, headers: Record<string, string> = SECRET) => {
  const message = {
    prefix: 'MTO',
    username: 'MTODEMO1',
    channel: 'SMS',
    text: 'MTO Lounge: เงินฝากเข้าแล้ว',
    reference: 'one',
  };
  return simulator.post('/external/member-messages', { ...message, ...changes }, headers);
};
const atDesk = async (username: string) => {
  const { text } = await simulator.get(`/control/messages?username=${username}`);
  return JSON.parse(text) as { channel: string; tel: string | null; text: string }[];
};

describe('text message to a member', () => {
  it('appears at the desk once per reference, an SMS with its number', async () => {
    for (const _ of [1, 2]) expect((await send()).body['code']).toBe(900);
    await send({ channel: 'LINE', reference: 'two' });
    const [line, sms, ...others] = await atDesk('MTODEMO1');
    expect(line).toMatchObject({ channel: 'LINE', tel: null });
    expect(sms).toMatchObject({ channel: 'SMS', tel: expect.stringMatching(/^0\d{9}$/), text: expect.any(String) });
    expect(others).toEqual([]);
  });

  it("is refused to another agent's member, and without the installation's secret", async () => {
    expect((await send({ prefix: 'NAGA', reference: 'three' })).body['code']).toBe(2003);
    expect((await send({ reference: 'four' }, {})).body['code']).toBe(1003);
    expect(await atDesk('MTODEMO1')).toHaveLength(2);
  });

  it('does not reach members by LINE who registered without a LINE name', async () => {
    await simulator.post('/game-platform/frontend/user/send-otp', { tel: '0812345670', prefix: 'NAGA' });
    const [{ code }] = JSON.parse((await simulator.get('/control/otp?tel=0812345670')).text) as [{ code: string }];
    const registrant = {
      firstName: 'Wan',
      lastName: 'Jai',
      bankName: 'KBANK',
      accountNumber: '1234567890',
      username: 'NAGANOLINE',
      password: 'Chips-2026!',
      birthday: '1995-04-13',
      tel: '0812345670',
      isBonus: false,
      prefix: 'NAGA',
      site: 'localhost',
      otp: code,
    };
    expect((await simulator.post('/game-platform/frontend/user/register/v2', registrant)).body['code']).toBe(0);
    const to = { prefix: 'NAGA', username: 'NAGANOLINE' };
    const channels = await simulator.get('/external/member-messages/channels/NAGA/NAGANOLINE', SECRET);
    expect(channels.body['result']).toEqual({ channels: ['SMS'] });
    expect((await send({ ...to, channel: 'LINE', reference: 'five' })).body['code']).toBe(MESSAGE_CODES.unreachable);
    expect((await send({ ...to, reference: 'six' })).body['code']).toBe(900);
  });
});
