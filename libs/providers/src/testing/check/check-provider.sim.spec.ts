import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { callName, SIMULATOR_SECRET, wireCalls } from '../../core';
import type { MemberCredentials } from '../connect-gateways';
import { startSimulator, type RunningSimulator } from '../start-simulator';
import { providerContract, WrongUsage } from './command';

describe('provider check', () => {
  let simulator: RunningSimulator;
  let member: MemberCredentials;

  beforeAll(async () => {
    simulator = await startSimulator();
    member = await simulator.addMember('MTO', 5_000_000);
  });
  afterEach(() => simulator.clearFaults());
  afterAll(() => simulator.stop());
  const DIFFERENT = /DIFFERS.*(\n .*)*/g;

  const args = (...more: string[]) => [
    '--member-system',
    simulator.baseUrls.memberSystem,
    '--game-platform',
    `${simulator.baseUrls.gamePlatform}/`,
    '--external',
    simulator.baseUrls.external,
    '--member',
    `${member.prefix}/${member.username}`,
    ...more,
    // Generous, so that a busy machine does not look like a contract violation.
    '--timeout',
    '60',
  ];
  async function run(given: string[], env: Record<string, string> = {}) {
    let text = '';
    const questions: string[] = [];
    const code = await providerContract(given, {
      env: { PROVIDER_SECRET: SIMULATOR_SECRET, ...env },
      askSecretly: (question) => {
        questions.push(question);
        return Promise.resolve(member.password);
      },
      write: (output) => (text += output),
    });
    return { code, text, questions };
  }
  const line = (text: string, name: string) => text.split('\n').find((each) => each.includes(` ${name}`)) ?? '';
  const statement = () => simulator.control<unknown[]>('GET', `/control/members/${member.username}/statement`);

  it('passes the simulator, reports every call, and moves no money', async () => {
    const before = await statement();
    const { code, text, questions } = await run(args());
    expect([code, text.match(DIFFERENT)]).toEqual([0, null]);
    expect(questions).toEqual([`Password of ${member.username}: `]);
    for (const contract of wireCalls) expect(line(text, callName(contract))).not.toBe('');
    for (const { call } of wireCalls.filter(({ movesMoney }) => movesMoney).map((each) => ({ call: callName(each) })))
      expect(line(text, call)).toContain('it moves money (--with-money)');
    expect(await statement()).toEqual(before);
  });

  it('makes the calls that move money with --with-money', async () => {
    const { code, text } = await run(args('--with-money'), { PROVIDER_PASSWORD: member.password });
    expect([code, text.match(DIFFERENT)]).toEqual([0, null]);
    for (const contract of wireCalls.filter(({ movesMoney }) => movesMoney))
      expect(line(text, callName(contract))).toMatch(/^FITS/);
  });

  it.each([
    ['wrongTypes', 'result.credit: '],
    ['html200', 'JSON with a whole number as code'],
    ['reset', 'a reply'],
    ['unknownCode', 'code 0'],
  ] as const)('reports what was expected and what came when a call answers with %s', async (kind, expected) => {
    await simulator.addFault({ kind, system: 'gamePlatform', call: 'profile' });
    const { code, text } = await run(args());
    expect(code).toBe(1);
    const difference =
      /DIFFERS +gamePlatform\.profile {2}\(GET .*\/frontend\/user\/profile\)\n {2}expected +(.*)\n {2}came +(.*)/.exec(
        text,
      );
    expect(difference?.[1]).toContain(expected);
    expect(difference?.[2]).toMatch(/\S/);
    expect(text).toContain('1 differ,');
    for (const secret of [SIMULATOR_SECRET, member.password]) expect(text).not.toContain(secret);
  });

  it('reports the effect of a missing extension without failing', async () => {
    await simulator.control('POST', '/control/extensions', { extension: 'creditTransfer', isOffered: false });
    const { code, text } = await run(args());
    await simulator.control('POST', '/control/extensions', { extension: 'creditTransfer', isOffered: true });
    expect(code).toBe(0);
    expect(line(text, 'memberSystem.transferStatus')).toMatch(/^NOT OFFERED/);
    expect(text).toContain('Gifts, coupons, rewards and affiliate withdrawals are not offered');
  });

  it('names a missing argument and accepts no password as an argument', async () => {
    await expect(run(['--member', 'MTO/X'])).rejects.toThrow(WrongUsage);
    await expect(run(args().filter((each) => each !== '--external'))).rejects.toThrow(WrongUsage);
    await expect(run(args('--password', 'x'))).rejects.toThrow(WrongUsage);
    await expect(run(args(), { PROVIDER_SECRET: '' })).rejects.toThrow('PROVIDER_SECRET');
  });
});
