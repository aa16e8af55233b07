import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ProvidersModule, providersMessages, ProviderTokens } from '@housebrand/providers/nest';
import { GivenTokens, startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { actingAs, actingAsGuard, createTestApp } from '@housebrand/shared/testing';
import type { ProfileAndCredit } from '../core';
import { WalletModule } from './index';

@Global()
@Module({ providers: [{ provide: ProviderTokens, useValue: new GivenTokens() }], exports: [ProviderTokens] })
class Bindings {}

let simulator: RunningSimulator;
let app: NestFastifyApplication;

beforeAll(async () => {
  simulator = await startSimulator();
  const { memberSystem, gamePlatform, external } = simulator.baseUrls;
  const at = (url: string) => ({ url, secret: '' });
  app = await createTestApp({
    imports: [Bindings, ProvidersModule, WalletModule],
    providers: [actingAsGuard],
    messages: [providersMessages],
    settings: { providers: { memberSystem: at(memberSystem), gamePlatform: at(gamePlatform), external: at(external) } },
  });
}, 90_000);

afterAll(async () => {
  await app?.close();
  await simulator?.stop();
});

const ask = (username: unknown, prefix = 'MTO', headers = actingAs('MTO', 'MTODEMO3')) =>
  app.inject({ method: 'POST', url: `/api/apps/getProfileAndCredit/${prefix}`, headers, payload: { username } });

describe('profile and credit over HTTP', () => {
  it("is the provider's figure, in baht and in satang, with its time", async () => {
    const reply = await ask('MTODEMO3');
    expect(reply.statusCode).toBe(200);
    const { data }: { data: ProfileAndCredit } = reply.json();
    expect(data.username).toBe('MTODEMO3');
    expect(data.balance).toBeGreaterThan(0);
    expect(data.balanceSatang).toBe(Math.round(data.balance * 100));
    expect(new Date(data.asOf).toISOString()).toBe(data.asOf);
  });

  it("is the member's own, however the name is written", async () => {
    expect((await ask(' mtodemo3 ')).json().data.username).toBe('MTODEMO3');
    expect((await ask('MTODEMO1')).statusCode).toBe(403);
    expect((await ask('NAGADEMO1', 'NAGA')).statusCode).toBe(403);
    expect((await ask('MTODEMO3', 'MTO', {})).statusCode).toBe(401);
  });

  it('names the field that is missing', async () => {
    const reply = await ask(undefined);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ code: 422, data: null, errors: [{ field: 'username' }] });
  });
});
