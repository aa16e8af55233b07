import { Global, Module, type ValueProvider } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  GamePlatformGateway,
  MemberSystemGateway,
  ProvidersModule,
  ProviderTokens,
  providersMessages,
} from '@housebrand/providers/nest';
import type { AppLog } from '@housebrand/shared/nest';
import {
  createTestApp,
  createTestDatabase,
  FixedClock,
  type TestAppOptions,
  type TestDatabase,
} from '@housebrand/shared/testing';
import { AgentDirectory, AgentKeys, authMessages } from '../core';
import { AuthModule } from '../nest/auth.module';
import { authMigrations } from '../nest/migrations';
import { fakeMember, FakeProviders, FAKE_PASSWORD } from './fake-providers';
import { givenAgent, GivenAgentKeys, GivenAgents } from './given-agents';
import { SessionJar } from './session-jar';

/** The auth domain behind the real edge and a real database, with providers that a spec holds in its hand. */
export interface AuthWorld {
  app: NestFastifyApplication;
  database: TestDatabase;
  providers: FakeProviders;
  agents: GivenAgents;
  clock: FixedClock;
  /** A login by the page of ours; the jar holds the session. */
  logIn(prefix: string, username: string): Promise<SessionJar>;
  close(): Promise<void>;
}

const MEMBERS = ['MTO', 'NAGA', 'SPTN', 'KLANG'].flatMap((prefix) =>
  ['DEMO1', 'DEMO2', 'DEMO3'].map((name) => fakeMember(prefix, `${prefix}${name}`)),
);

export interface AuthWorldOptions {
  log?: AppLog;
  settings?: TestAppOptions['settings'];
  /** The gateways as they are, to the addresses of `settings.providers`, instead of the fake ones. */
  realGateways?: boolean;
}

export async function openAuthWorld({ realGateways = false, ...options }: AuthWorldOptions = {}): Promise<AuthWorld> {
  const database = await createTestDatabase(authMigrations);
  const providers = new FakeProviders(MEMBERS);
  const clock = new FixedClock();
  const agents = new GivenAgents([
    givenAgent('MTO'),
    givenAgent('NAGA'),
    givenAgent('SPTN', { isFirstLogin: false }),
    givenAgent('KLANG', { isUnderMaintenance: true, whiteListMembers: ['KLANGDEMO1'] }),
  ]);
  const app = await createTestApp({
    imports: [
      bound(agents, realGateways ? [] : fakeGateways(providers)),
      ...(realGateways ? [ProvidersModule] : []),
      AuthModule,
    ],
    messages: [authMessages, providersMessages],
    database,
    clock,
    ...options,
  });
  providers.ownToken = () => app.get(ProviderTokens, { strict: false }).gamePlatform();
  const logIn = async (prefix: string, username: string): Promise<SessionJar> => {
    const payload = { prefix, username, password: FAKE_PASSWORD };
    const reply = await app.inject({ method: 'POST', url: '/api/provider/login', payload });
    if (reply.statusCode !== 200) throw new Error(`no login: ${reply.body}`);
    return new SessionJar().keep(reply);
  };
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { app, database, providers, agents, clock, logIn, close };
}

function fakeGateways(fakes: FakeProviders): ValueProvider[] {
  return [
    { provide: MemberSystemGateway, useValue: fakes.memberSystem },
    { provide: GamePlatformGateway, useValue: fakes.platform },
  ];
}

function bound(agents: GivenAgents, gateways: readonly ValueProvider[]) {
  const ports: ValueProvider[] = [
    { provide: AgentDirectory, useValue: agents },
    { provide: AgentKeys, useValue: new GivenAgentKeys({ 'key-of-mto': 'MTO', 'key-of-naga': 'NAGA' }) },
    ...gateways,
  ];

  @Global()
  @Module({ providers: ports, exports: ports.map(({ provide }) => provide) })
  class BoundModule {}
  return BoundModule;
}
