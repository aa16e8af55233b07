import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SECOND_FACTOR_CODE, STEP_UP_CODE } from '@housebrand/shared';
import { ENROLMENT_MS, type PasskeyEnrolment, type TotpEnrolment } from '../../core';
import { FAKE_PASSWORD, openAuthWorld, SoftwareAuthenticator, Visitor, type AuthWorld } from '../../testing';
import { SessionJanitor } from '../session/session-janitor';
import { SecondFactorService } from './second-factor.service';

const HERE = 'http://localhost:3000';
const NEW_PASSWORD = 'Other-Chips-7';
const MINUTE_MS = 60_000;

let world: AuthWorld;
let member: Visitor;
let thief: Visitor;
/** Members that no other test uses. */
const names = ['MTODEMO1', 'MTODEMO2', 'MTODEMO3', 'NAGADEMO1', 'NAGADEMO2', 'NAGADEMO3', 'KLANGDEMO1'].values();

beforeAll(async () => {
  world = await openAuthWorld();
});
afterAll(() => world.close());
/** Two sessions with the right password: the member's and that of a thief who knows it. */
beforeEach(async () => {
  const username = names.next().value!;
  [member, thief] = [new Visitor(world, username), new Visitor(world, username)];
  for (const visitor of [member, thief]) expect((await visitor.logIn()).code).toBe(0);
});

const beginApp = async (visitor: Visitor) => (await visitor.factors<TotpEnrolment>('/totp')).data;
const beginPasskey = async (visitor: Visitor) => (await visitor.factors<PasskeyEnrolment>('/passkey')).data;
const addPasskey = (visitor: Visitor, started: PasskeyEnrolment) =>
  visitor.factors('/passkey/confirm', new SoftwareAuthenticator(HERE).make(started));
const enrolments = async () => {
  const { rows } = await world.database.database.operatorQuery({
    text: `select id::text from second_factor where confirmed_at is null
           union all select username from passkey_challenge where purpose = 'ADD'`,
  });
  return rows.length;
};

describe('enrolment', () => {
  it('cannot confirm an app that was started before the first factor', async () => {
    const started = await beginApp(thief);
    expect((await addPasskey(member, await beginPasskey(member))).status).toBe(200);
    expect((await thief.confirmApp(started)).code).toBe(SECOND_FACTOR_CODE);
    expect(await enrolments()).toBe(0);
  });

  it('cannot confirm a passkey that was started before the first factor', async () => {
    const started = await beginPasskey(thief);
    await member.enrolApp();
    expect((await addPasskey(thief, started)).code).toBe(SECOND_FACTOR_CODE);
    expect(await enrolments()).toBe(0);
  });

  it('belongs to the session that started it', async () => {
    const app = await beginApp(member);
    expect((await thief.confirmApp(app)).status).toBe(404);
    const passkey = await beginPasskey(member);
    expect(await addPasskey(thief, passkey)).toMatchObject({ status: 403, code: 4404 });
    expect((await member.confirmApp(app)).status).toBe(200);
  });

  it('requires the password again after five minutes and ends after ten', async () => {
    const [app, passkey] = [await beginApp(member), await beginPasskey(member)];
    world.clock.advance(5 * MINUTE_MS);
    expect((await member.confirmApp(app)).code).toBe(STEP_UP_CODE);
    expect((await addPasskey(member, passkey)).code).toBe(STEP_UP_CODE);
    world.clock.advance(ENROLMENT_MS - 5 * MINUTE_MS);
    expect((await member.post('/api/provider/step-up', { password: FAKE_PASSWORD })).code).toBe(0);
    expect((await member.confirmApp(app)).status).toBe(404);
    await world.app.get(SessionJanitor, { strict: false }).sweep();
    expect(await enrolments()).toBe(0);
  });

  it('ends with a new password, a removed factor, or the removal of all factors by an operator', async () => {
    const ends: Record<string, () => Promise<unknown>> = {
      'a new password': () =>
        member.post('/api/provider/change-password', {
          currentPassword: FAKE_PASSWORD,
          password: NEW_PASSWORD,
          confirmation: NEW_PASSWORD,
        }),
      'an operator': () =>
        world.app.get(SecondFactorService, { strict: false }).removeAll(member.member, 'operator:nok'),
      'a removed factor': async () => {
        const { id } = await member.enrolApp();
        await Promise.all([beginApp(member), beginPasskey(member)]);
        return member.factors(`/${id}/remove`);
      },
    };
    for (const [what, end] of Object.entries(ends)) {
      await Promise.all([beginApp(member), beginPasskey(member)]);
      expect([what, await enrolments()]).toEqual([what, 2]);
      await end();
      expect([what, await enrolments()]).toEqual([what, 0]);
    }
  });

  it('confirms only one of four apps that were started together', async () => {
    const started = await Promise.all([1, 2, 3, 4].map(() => beginApp(member)));
    const answers = [];
    for (const one of started) answers.push((await member.confirmApp(one)).status);
    expect(answers.sort((a, b) => a - b)).toEqual([200, 404, 404, 404]);
  });
});

describe('concurrent enrolments of a first factor', () => {
  it('adds one factor only', async () => {
    const started = await Promise.all([member, thief].map(beginPasskey));
    const answers = await Promise.all([addPasskey(member, started[0]!), addPasskey(thief, started[1]!)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { factors } = await world.app.get(SecondFactorService, { strict: false }).list(member.member);
    expect(factors).toHaveLength(1);
  });
});
