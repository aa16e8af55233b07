import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AppLog, ProviderUnavailable } from '@housebrand/shared/nest';
import { FAKE_PASSWORD, openAuthWorld, type AuthWorld } from '../../testing';

const lines: string[] = [];
let world: AuthWorld;

beforeAll(async () => {
  world = await openAuthWorld({ log: new AppLog('debug', { write: (line: string) => void lines.push(line) }) });
});
afterAll(() => world.close());

it('leaks no password, provider token or account number', async () => {
  const received: string[] = [];
  const call = async (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}, payload?: object) => {
    const reply = await world.app.inject({ method, url, headers, ...(payload && { payload }) });
    received.push(JSON.stringify(reply.headers), reply.body);
    return reply;
  };
  const credentials = { prefix: 'MTO', username: 'MTODEMO1', password: FAKE_PASSWORD };
  const jar = await world.logIn('MTO', 'MTODEMO1');
  received.push(JSON.stringify(jar.headers()));
  await call('POST', '/api/provider/login', {}, { ...credentials, [FAKE_PASSWORD]: FAKE_PASSWORD });
  await call('POST', '/api/provider/login', {}, { ...credentials, prefix: 'NOPE' });
  world.providers.failing('enterPlatformByKey', new ProviderUnavailable('gamePlatform', 'reset'));
  await call('POST', '/api/provider/login', {}, credentials);
  world.providers.failing('enterPlatformByKey', new Error(`unexpected ${JSON.stringify({ password: FAKE_PASSWORD })}`));
  await call('POST', '/api/provider/login', {}, credentials);
  world.providers.failing('enterPlatformByKey');
  await call('GET', `/api/provider/profile?token=${FAKE_PASSWORD}`, jar.headers());
  await call('POST', '/api/apps/members.refreshToken', jar.headers());
  const record = {
    agentID: 'MTO',
    username: 'MTOCANARY',
    name: 'A',
    phoneNo: '0812345678',
    account: '1234567890',
    bank: 'SCB',
    password: FAKE_PASSWORD,
  };
  await call('POST', '/api/apps/member_seamless/MTO', { 'x-agent-key': 'key-of-mto' }, record);
  await call('POST', '/api/apps/member_seamless/MTO', { 'x-agent-key': 'key-of-mto' }, record);

  expect(lines.length).toBeGreaterThan(5);
  for (const secret of [
    FAKE_PASSWORD,
    'member-token-MTODEMO1',
    'platform-token-MTODEMO1',
    '1234567890',
    'key-of-mto',
  ]) {
    expect(lines.join('\n')).not.toContain(secret);
  }
  // a reply repeats the name of an unknown field but never its value
  const replies = received
    .join('\n')
    .replaceAll(`"field":"${FAKE_PASSWORD}"`, '')
    .replaceAll(`ช่อง ${FAKE_PASSWORD}`, '');
  for (const secret of [FAKE_PASSWORD, 'member-token-MTODEMO1', 'platform-token-MTODEMO1', '1234567890']) {
    expect(replies).not.toContain(secret);
  }
});
