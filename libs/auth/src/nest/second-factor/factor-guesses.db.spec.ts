import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProofChallenge } from '@housebrand/shared';
import { RateLimits } from '@housebrand/shared/nest';
import { openAuthWorld, solveProof, Visitor, type AuthWorld } from '../../testing';

let world: AuthWorld;

beforeAll(async () => {
  world = await openAuthWorld();
});
afterAll(() => world.close());

describe('codes that strangers guess at the login', () => {
  it('requires a proof of work on a new device and network but never refuses the member', async () => {
    const member = new Visitor(world, 'MTODEMO1');
    await member.logIn();
    const { secret } = await member.enrolApp();
    world.clock.advance(30_000);
    for (let n = 0; n < 30; n += 1) {
      const stranger = new Visitor(world, 'MTODEMO1', `198.18.${n}.1`);
      expect((await stranger.logIn({ code: '000000' })).code).toBe(4404);
    }
    const elsewhere = new Visitor(world, 'MTODEMO1', '198.51.100.9');
    const code = elsewhere.codeOf(secret);
    const { status, challenge } = await elsewhere.logIn({ code });
    expect(status).toBe(429);
    const proof = solveProof(challenge as ProofChallenge);
    expect((await elsewhere.logIn({ code, proof })).code).toBe(0);
  });

  it('limits six-digit codes to 300 a day but still accepts a recovery code', async () => {
    const member = new Visitor(world, 'MTODEMO2');
    await member.logIn();
    const { secret, recoveryCodes } = await member.enrolApp();
    world.clock.advance(30_000);
    const limits = world.app.get(RateLimits, { strict: false });
    for (let n = 0; n < 300; n += 1)
      await limits.add({ name: 'second-factor.six-digits', points: 300, seconds: 86_400 }, 'MTO.MTODEMO2');
    const elsewhere = new Visitor(world, 'MTODEMO2', '198.51.100.9');
    const refused = await elsewhere.logIn({ code: elsewhere.codeOf(secret) });
    expect([refused.status, refused.challenge]).toEqual([429, undefined]);
    // the member's known network has its own count
    expect((await new Visitor(world, 'MTODEMO2').logIn({ code: member.codeOf(secret) })).code).toBe(0);
    expect((await elsewhere.logIn({ code: recoveryCodes[0] })).code).toBe(0);
  });
});
