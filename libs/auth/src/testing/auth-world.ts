import { Global, Module, type ValueProvider } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  BalanceGateway,
  IdentityGateway,
  PasswordsGateway,
  ProvidersModule,
  ProviderTokens,
  providersMessages,
  RegistrationGateway,
} from '@housebrand/providers/nest';
import type { AppLog } from '@housebrand/shared/nest';
import {
  createTestApp,
  createTestDatabase,
  FixedClock,
  type TestAppOptions,
  type TestDatabase,
} from '@housebrand/shared/testing';
import { AgentDirectory, AgentKeys, Exclusions, MemberTiers, Referrals, RegistrationSites } from '../core';
import { AuthModule } from '../nest/auth.module';
import { LOGIN_RULES_GIVEN, type LoginRules } from '../nest/login/login-limits';
import { authMigrations } from '../nest/migrations';
import { authReplyMessages } from '../nest/reply-messages';
import { authSealedColumns } from '../nest/sealed-columns';
import { fakeMember, FakeProviders, FAKE_PASSWORD } from './fake-providers';
import { givenAgent, GivenAgentKeys, GivenAgents } from './given-agents';
import { GivenExclusions, GivenReferrals, GivenSites, GivenTiers } from './given-registration';
import { SessionJar } from './session-jar';

/** The auth domain behind the real edge and a real database, with providers that a spec holds in its hand. */
export interface AuthWorld {
  app: NestFastifyApplication;
  database: TestDatabase;
  providers: FakeProviders;
  agents: GivenAgents;
  exclusions: GivenExclusions;
  referrals: GivenReferrals;
  clock: FixedClock;
  /** A login by the page of ours; the jar holds the session. */
  logIn(prefix: string, username: string): Promise<SessionJar>;
  close(): Promise<void>;
}

const MEMBERS = ['MTO', 'NAGA', 'SPTN', 'KLANG'].flatMap((prefix) =>
  ['DEMO1', 'DEMO2', 'DEMO3'].map((name) => fakeMember(prefix, `${prefix}${name}`)),
);

/** What a spec wants otherwise than `openAuthWorld` has it. */
export interface AuthWorldOptions {
  log?: AppLog;
  settings?: TestAppOptions['settings'];
  /** Calls of a spec's own, behind the real guard. */
  controllers?: TestAppOptions['controllers'];
  /** The gateways as they are, to the addresses of `settings.providers`, instead of the fake ones. */
  realGateways?: boolean;
  /** Default: the real ones. */
  loginRules?: LoginRules;
}

/** An application with logins, sessions and keys on a database and a clock of its own, beside a fake provider. Close it after the spec. */
export async function openAuthWorld({
  realGateways = false,
  loginRules,
  ...options
}: AuthWorldOptions = {}): Promise<AuthWorld> {
  const database = await createTestDatabase(authMigrations);
  const providers = new FakeProviders(MEMBERS);
  const clock = new FixedClock();
  const agents = new GivenAgents([
    givenAgent('MTO'),
    givenAgent('NAGA'),
    givenAgent('SPTN', { isFirstLogin: false }),
    givenAgent('KLANG', { isUnderMaintenance: true, whiteListMembers: ['KLANGDEMO1'] }),
  ]);
  const exclusions = new GivenExclusions();
  const referrals = new GivenReferrals();
  const app = await createTestApp({
    imports: [
      bound(agents, [
        { provide: RegistrationSites, useValue: new GivenSites(agents, clock) },
        { provide: Exclusions, useValue: exclusions },
        { provide: Referrals, useValue: referrals },
        { provide: MemberTiers, useValue: new GivenTiers() },
        ...(realGateways ? [] : fakeGateways(providers)),
        ...(loginRules ? [{ provide: LOGIN_RULES_GIVEN, useValue: loginRules }] : []),
      ]),
      ...(realGateways ? [ProvidersModule] : []),
      AuthModule,
    ],
    messages: [authReplyMessages, providersMessages],
    sealed: authSealedColumns,
    database,
    clock,
    ...options,
  });
  providers.platformToken = (member) => app.get(ProviderTokens, { strict: false }).of(member, 'gamePlatform');
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
  return { app, database, providers, agents, exclusions, referrals, clock, logIn, close };
}

function fakeGateways(fakes: FakeProviders): ValueProvider[] {
  return [
    { provide: IdentityGateway, useValue: fakes.identity },
    { provide: BalanceGateway, useValue: fakes.balances },
    { provide: PasswordsGateway, useValue: fakes.passwords },
    // whoever registers does so at the simulator
    { provide: RegistrationGateway, useValue: {} },
  ];
}

function bound(agents: GivenAgents, given: readonly ValueProvider[]) {
  const ports: ValueProvider[] = [
    { provide: AgentDirectory, useValue: agents },
    {
      provide: AgentKeys,
      useValue: new GivenAgentKeys({ 'key-of-mto': 'MTO', 'key-of-naga': 'NAGA', 'key-of-sptn': 'SPTN' }),
    },
    ...given,
  ];

  @Global()
  @Module({ providers: ports, exports: ports.map(({ provide }) => provide) })
  class BoundModule {}
  return BoundModule;
}
