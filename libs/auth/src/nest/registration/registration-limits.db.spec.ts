import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProofNeeded, TooManyRequests, type ProofAnswer } from '@housebrand/shared';
import { ProviderUnavailable } from '@housebrand/shared/nest';
import { openAuthWorld, solveProof, type AuthWorld } from '../../testing';
import { RegistrationLimits } from './registration-limits';

let world: AuthWorld;
let limits: RegistrationLimits;

beforeAll(async () => {
  world = await openAuthWorld();
  limits = world.app.get(RegistrationLimits, { strict: false });
});
afterAll(() => world.close());

const attempt = (ip: string, number: string, proof?: ProofAnswer) => ({ ip, prefix: 'MTO', number, proof });
const done = () => Promise.resolve();

/** Runs attempts one after the other. @returns how many were allowed */
async function allowed(times: number, act: (nth: number) => Promise<void>): Promise<number> {
  let passed = 0;
  for (let nth = 0; nth < times; nth += 1)
    await act(nth).then(
      () => (passed += 1),
      (refusal: unknown) => expect(refusal).toBeInstanceOf(TooManyRequests),
    );
  return passed;
}

/** Solves the challenge that an attempt is refused with. */
async function solved(act: () => Promise<void>): Promise<ProofAnswer> {
  const refusal = await act().then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refusal instanceof ProofNeeded) || !refusal.challenge || !('token' in refusal.challenge)) throw refusal;
  return solveProof(refusal.challenge);
}

describe('RegistrationLimits', () => {
  it.each([
    ['check', 20],
    ['register', 10],
    ['forget', 10],
    ['otp', 1],
  ] as const)('limits %s for one number from one network to %d', async (what, times) => {
    const number = `0${times}${what}`;
    expect(await allowed(times + 3, (nth) => limits.run(what, attempt(`198.51.100.${nth}`, number), done))).toBe(times);
    await limits.run(what, attempt('198.51.100.1', `${number} another`), done);
  });

  it.each([
    ['check', 20],
    ['register', 10],
    ['forget', 10],
  ] as const)('allows %s with a proof of work after strangers exhausted the number', async (what, times) => {
    const number = `0${times}${what} owner`;
    expect(await allowed(times, (nth) => limits.run(what, attempt(`198.18.${nth}.1`, number), done))).toBe(times);
    const own = (proof?: ProofAnswer) => limits.run(what, attempt('198.51.100.7', number, proof), done);
    const proof = await solved(own);
    await own(proof);
    await expect(own(proof)).rejects.toThrow(ProofNeeded);
  });

  it.each([
    ['register', 10],
    ['forget', 10],
  ] as const)('counts %s separately for the network that requested the code', async (what, times) => {
    const number = `0${times}${what} requester`;
    await limits.run('otp', attempt('10.1.1.1', number), done);
    expect(await allowed(times, (nth) => limits.run(what, attempt(`198.18.${nth}.1`, number), done))).toBe(times);
    await limits.run(what, attempt('10.1.1.9', number), done);
    // the same limit applies within that network
    expect(await allowed(times, () => limits.run(what, attempt('10.1.1.9', number), done))).toBe(times - 1);
  });

  it.each(['register', 'forget'] as const)(
    'allows %s two answers to a code from all networks that did not request it',
    async (what) => {
      const number = `02${what} strangers`;
      const answer = (ip: string) => limits.run(what, { ...attempt(ip, number), isByCode: true }, done);
      const nthNetwork = (nth: number) => answer(`198.18.${nth}.1`);
      // the requester of an earlier code is a stranger to the next one
      await limits.run('otp', attempt('198.18.0.1', number), done);
      expect(await allowed(3, () => answer('198.18.0.1'))).toBe(3);
      await world.database.database.unauthenticatedQuery({
        text: `delete from rate_limit where key like 'otp.resend:%'`,
      });
      await limits.run('otp', attempt('10.1.1.1', number), done);
      expect(await allowed(5, nthNetwork)).toBe(2);
      expect(await allowed(3, () => answer('10.1.1.9'))).toBe(3);
      // a refused caller can request a code from the new network
      await world.database.database.unauthenticatedQuery({
        text: `delete from rate_limit where key like 'otp.resend:%'`,
      });
      await limits.run('otp', attempt('198.18.77.1', number), done);
      await answer('198.18.77.1');
    },
  );

  it.each(['check', 'register', 'forget', 'otp'] as const)(
    'limits %s from one IP address to a hundred numbers',
    async (what) => {
      expect(await allowed(103, (nth) => limits.run(what, attempt('203.0.113.7', `${what} ${nth}`), done))).toBe(100);
      await limits.run(what, attempt('203.0.113.8', `${what} 102`), done);
    },
  );

  it('counts refused attempts but none that found the provider unavailable', async () => {
    const refused = () => Promise.reject(new TypeError('refused'));
    const silent = () => Promise.reject(new ProviderUnavailable('gamePlatform', 'timeout'));
    const one = attempt('192.0.2.1', 'refused');
    for (let nth = 0; nth < 12; nth += 1)
      await expect(limits.run('forget', attempt('192.0.2.2', 'silent'), silent)).rejects.toThrow(ProviderUnavailable);
    for (let nth = 0; nth < 10; nth += 1) await expect(limits.run('forget', one, refused)).rejects.toThrow(TypeError);
    await expect(limits.run('forget', one, refused)).rejects.toThrow(TooManyRequests);
  });

  it('limits captchas from one IP address to three hundred', async () => {
    expect(await allowed(303, () => limits.runCaptcha('192.0.2.9', done))).toBe(300);
    await limits.runCaptcha('192.0.2.10', done);
  });
});
