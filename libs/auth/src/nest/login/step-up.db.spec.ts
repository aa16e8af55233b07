import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Body, Controller, Post } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ProviderRefused } from '@housebrand/providers/nest';
import { Forbidden, STEP_UP_CODE } from '@housebrand/shared';
import {
  ApiCall,
  ApiEnvelope,
  completeDocument,
  CurrentSession,
  Messages,
  ProviderUnavailable,
  StepUp,
  type MemberPrincipal,
} from '@housebrand/shared/nest';
import { FAKE_PASSWORD, openAuthWorld, type AuthWorld, type SessionJar } from '../../testing';

const MINUTE_MS = 60_000;

/** Calls like those that move money. */
@Controller('api/apps/spec')
class MoneyController {
  constructor(private readonly stepUp: StepUp) {}

  @Post('withdraw')
  @ApiCall('withdraw', { purpose: 'Money leaves.', effect: 'It is gone.', repeat: 'never' })
  @ApiEnvelope(null)
  withdraw(): void {
    return;
  }

  @Post('bank')
  @ApiCall('beginTotp', { purpose: 'Requires a recent password.', effect: 'None.', repeat: 'safe' })
  @ApiEnvelope(null)
  bank(): void {
    return;
  }

  @Post('gift')
  @ApiEnvelope(null)
  async gift(@CurrentSession() own: MemberPrincipal, @Body() body: Record<string, unknown>): Promise<void> {
    if (body.isNewReceiver) await this.stepUp.require(own, 'fresh');
  }
}

let world: AuthWorld;
let jar: SessionJar;

beforeAll(async () => {
  world = await openAuthWorld({ controllers: [MoneyController] });
});
afterAll(() => world.close());
beforeEach(async () => {
  jar = await world.logIn('MTO', 'MTODEMO1');
});

const post = async (url: string, payload: object = {}, language = 'th') => {
  const headers = { ...jar.headers(), 'accept-language': language };
  const reply = await world.app.inject({ method: 'POST', url, headers, payload });
  jar.keep(reply);
  return { status: reply.statusCode, ...reply.json<{ code: number; message: string }>() };
};
const call = async (name: string, payload?: object) => (await post(`/api/apps/spec/${name}`, payload)).code;
const stepUp = (password: string) => post('/api/provider/step-up', { password });
const profile = () => world.app.inject({ url: '/api/provider/profile', headers: jar.headers() });

describe('call that moves money', () => {
  it('succeeds while the member is active', async () => {
    expect(await call('withdraw')).toBe(200);
    for (let n = 0; n < 4; n += 1) {
      world.clock.advance(20 * MINUTE_MS);
      expect(await call('withdraw')).toBe(200);
    }
  });

  it('requires the password after 30 minutes without a call, even if a read follows', async () => {
    world.clock.advance(31 * MINUTE_MS);
    expect((await profile()).statusCode).toBe(200);
    expect(await post('/api/apps/spec/withdraw')).toMatchObject({
      status: 403,
      code: STEP_UP_CODE,
      message: 'กรุณากรอกรหัสผ่านอีกครั้งเพื่อดำเนินการต่อ',
    });
    expect(await post('/api/apps/spec/withdraw', {}, 'en')).toMatchObject({
      code: STEP_UP_CODE,
      message: 'Please enter your password again to continue.',
    });
    expect(await stepUp('wrong')).toMatchObject({ status: 403, code: 403 });
    expect(await call('withdraw')).toBe(STEP_UP_CODE);
    expect(await stepUp(FAKE_PASSWORD)).toMatchObject({ status: 200, code: 0 });
    expect(await call('withdraw')).toBe(200);
    expect((await profile()).statusCode).toBe(200);
  });

  it('needs a password of the last five minutes for a bank change and a gift to a new receiver', async () => {
    world.clock.advance(6 * MINUTE_MS);
    expect([await call('withdraw'), await call('bank')]).toEqual([200, STEP_UP_CODE]);
    expect(await call('gift', { isNewReceiver: true })).toBe(STEP_UP_CODE);
    expect(await call('gift', { isNewReceiver: false })).toBe(200);
    await stepUp(FAKE_PASSWORD);
    expect([await call('bank'), await call('gift', { isNewReceiver: true })]).toEqual([200, 200]);
  });

  it('does not accept the password of another session', async () => {
    world.clock.advance(31 * MINUTE_MS);
    await profile();
    await world.logIn('MTO', 'MTODEMO1');
    expect(await call('withdraw')).toBe(STEP_UP_CODE);
  });

  it('documents the step-up', () => {
    const document = SwaggerModule.createDocument(world.app, new DocumentBuilder().build());
    const { paths, components } = completeDocument(document, {
      messages: world.app.get(Messages, { strict: false }),
      behind: () => [],
      menuClosed: Forbidden,
    }) as OpenAPIObject;
    expect(paths['/api/apps/spec/withdraw']?.post?.responses['403']).toEqual({
      $ref: '#/components/responses/403-Forbidden-StepUpNeeded-SecondFactorNeeded',
    });
    expect(components?.examples?.['StepUpNeeded-en']).toMatchObject({ value: { code: STEP_UP_CODE } });
    expect(paths['/api/apps/spec/gift']?.post?.responses['403']).toEqual({
      $ref: '#/components/responses/403-Forbidden',
    });
  });
});

describe('password guessed from an open session', () => {
  const change = { currentPassword: 'Guess-2026!', password: 'Other-Chips-7', confirmation: 'Other-Chips-7' };
  const changed = () => post('/api/provider/change-password', change);

  it('causes a pause after five wrong ones in any call, not counting an unavailable provider', async () => {
    jar = await world.logIn('MTO', 'MTODEMO3');
    world.providers.failing('change', new ProviderUnavailable('memberSystem', 'timeout'));
    for (let n = 0; n < 8; n += 1) expect((await changed()).status).toBe(503);
    world.providers.failing('change', new ProviderRefused({ call: 'change', code: 1001, providerMessage: 'wrong' }));
    for (let n = 0; n < 3; n += 1) expect((await changed()).status).toBe(422);
    world.providers.failing('change');
    for (let n = 0; n < 3; n += 1) expect((await stepUp(`wrong${n}`)).status).toBe(403);
    expect((await stepUp(FAKE_PASSWORD)).status).toBe(429);
    expect((await changed()).status).toBe(429);
    expect((await post('/api/apps/syncs/member_change_password', { password: FAKE_PASSWORD })).status).toBe(429);
  });

  it('slows down no other session of the member', async () => {
    jar = await world.logIn('NAGA', 'NAGADEMO1');
    for (let n = 0; n < 6; n += 1) expect((await stepUp(`wrong${n}`)).status).toBe(403);
    expect((await stepUp(FAKE_PASSWORD)).status).toBe(429);
    jar = await world.logIn('NAGA', 'NAGADEMO1');
    expect((await stepUp(FAKE_PASSWORD)).status).toBe(200);
  });

  it('ends the session after twenty wrong ones in a day', async () => {
    jar = await world.logIn('NAGA', 'NAGADEMO2');
    const pauses = { text: `delete from rate_limit where key like 'session.password.turn:%'` };
    for (let n = 0; n < 20; n += 1) {
      expect((await stepUp(`wrong${n}`)).status).toBe(403);
      await world.database.database.unauthenticatedQuery(pauses);
    }
    expect((await profile()).statusCode).toBe(401);
    jar = await world.logIn('NAGA', 'NAGADEMO2');
    expect((await stepUp(FAKE_PASSWORD)).status).toBe(200);
  });
});
