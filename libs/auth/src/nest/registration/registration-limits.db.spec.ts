import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TooManyRequests } from '@housebrand/shared';
import { ProviderUnavailable } from '@housebrand/shared/nest';
import { openAuthWorld, type AuthWorld } from '../../testing';
import { RegistrationLimits } from './registration-limits';

let world: AuthWorld;
let limits: RegistrationLimits;

beforeAll(async () => {
  world = await openAuthWorld();
  limits = world.app.get(RegistrationLimits, { strict: false });
});
afterAll(() => world.close());

const attempt = (ip: string, number: string) => ({ ip, prefix: 'MTO', number, proof: undefined });
const done = () => Promise.resolve();

/** How many of so many attempts, one after the other, were let through. */
async function allowed(times: number, act: (nth: number) => Promise<void>): Promise<number> {
  let passed = 0;
  for (let nth = 0; nth < times; nth += 1)
    await act(nth).then(
      () => (passed += 1),
      (refusal: unknown) => expect(refusal).toBeInstanceOf(TooManyRequests),
    );
  return passed;
}

describe('what a guest asks for', () => {
  it.each([
    ['check', 20],
    ['register', 10],
    ['forget', 10],
    ['otp', 1],
  ] as const)('%s: of one number so often, wherever it comes from: %d', async (what, times) => {
    const number = `0${times}${what}`;
    expect(await allowed(times + 3, (nth) => limits.run(what, attempt(`198.51.100.${nth}`, number), done))).toBe(times);
    await limits.run(what, attempt('198.51.100.1', `${number} another`), done);
  });

  it.each(['check', 'register', 'forget', 'otp'] as const)(
    '%s: of a hundred numbers from one address',
    async (what) => {
      expect(await allowed(103, (nth) => limits.run(what, attempt('203.0.113.7', `${what} ${nth}`), done))).toBe(100);
      await limits.run(what, attempt('203.0.113.8', `${what} 102`), done);
    },
  );

  it('counts also when it is refused, and not when no provider was there', async () => {
    const refused = () => Promise.reject(new TypeError('refused'));
    const silent = () => Promise.reject(new ProviderUnavailable('gamePlatform', 'timeout'));
    const one = attempt('192.0.2.1', 'refused');
    for (let nth = 0; nth < 12; nth += 1)
      await expect(limits.run('forget', attempt('192.0.2.2', 'silent'), silent)).rejects.toThrow(ProviderUnavailable);
    for (let nth = 0; nth < 10; nth += 1) await expect(limits.run('forget', one, refused)).rejects.toThrow(TypeError);
    await expect(limits.run('forget', one, refused)).rejects.toThrow(TooManyRequests);
  });

  it('may be three hundred pictures of letters from one address', async () => {
    expect(await allowed(303, () => limits.runCaptcha('192.0.2.9', done))).toBe(300);
    await limits.runCaptcha('192.0.2.10', done);
  });
});
