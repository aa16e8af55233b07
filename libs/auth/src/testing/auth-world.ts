import type { ValueProvider } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  BalanceGateway,
  IdentityGateway,
  PasswordsGateway,
  ProviderTokens,
  providersMessages,
  RegistrationGateway,
  providers as providersDomain,
} from '@housebrand/providers/nest';
import type { AppLog } from '@housebrand/shared/nest';
import { FixedClock, type TestAppOptions, type TestDatabase, openTestWorld } from '@housebrand/shared/testing';
import {
  AgentDirectory,
  AgentKeys,
  Exclusions,
  MemberMoney,
  MemberTiers,
  Referrals,
  RegistrationSites,
  PersonalDataParts,
  TermsConsents,
} from '../core';
import { auth } from '../nest/auth.domain';
import { LOGIN_RULES_GIVEN, type LoginRules } from '../nest/login/login-limits';
import { fakeMember, FakeProviders, FAKE_PASSWORD } from './fake-providers';
import { givenAgent, GivenAgentKeys, GivenAgents } from './given-agents';
import {
  GivenConsents,
  GivenExclusions,
  GivenMoney,
  GivenParts,
  GivenReferrals,
  GivenSites,
  GivenTiers,
} from './given-registration';
import { SessionJar } from './session-jar';

/** The auth domain behind the real edge and a real database, with providers that a spec controls. */
export interface AuthWorld {
  app: NestFastifyApplication;
  database: TestDatabase;
  providers: FakeProviders;
  agents: GivenAgents;
  exclusions: GivenExclusions;
  referrals: GivenReferrals;
  consents: GivenConsents;
  clock: FixedClock;
  /** Logs in; the returned jar holds the session. */
  logIn(prefix: string, username: string): Promise<SessionJar>;
  close(): Promise<void>;
}

const MEMBERS = ['MTO', 'NAGA', 'SPTN', 'KLANG'].flatMap((prefix) =>
  ['DEMO1', 'DEMO2', 'DEMO3'].map((name) => fakeMember(prefix, `${prefix}${name}`)),
);

/** Overrides of the defaults of `openAuthWorld`. */
export interface AuthWorldOptions {
  log?: AppLog;
  settings?: TestAppOptions['settings'];
  /** A spec's own controllers, behind the real guard. */
  controllers?: TestAppOptions['controllers'];
  /** Uses the real gateways with this simulator instead of the fakes. */
  simulator?: TestAppOptions['simulator'];
  /** Defaults to the product's rules. */
  loginRules?: LoginRules;
}

/** Opens an application with logins, sessions and keys, its own database and clock, and a fake provider. Close it after the spec. */
export async function openAuthWorld({ simulator, loginRules, ...options }: AuthWorldOptions = {}): Promise<AuthWorld> {
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
  const consents = new GivenConsents();
  const { app, database, close } = await openTestWorld({
    domains: [...(simulator ? [providersDomain] : []), auth],
    ports: [
      { provide: AgentDirectory, useValue: agents },
      {
        provide: AgentKeys,
        useValue: new GivenAgentKeys({ 'key-of-mto': 'MTO', 'key-of-naga': 'NAGA', 'key-of-sptn': 'SPTN' }),
      },
      { provide: RegistrationSites, useValue: new GivenSites(agents, clock) },
      { provide: Exclusions, useValue: exclusions },
      { provide: Referrals, useValue: referrals },
      { provide: TermsConsents, useValue: consents },
      { provide: MemberMoney, useValue: new GivenMoney() },
      { provide: PersonalDataParts, useValue: new GivenParts() },
      { provide: MemberTiers, useValue: new GivenTiers() },
      ...(simulator ? [] : fakeGateways(providers)),
      ...(loginRules ? [{ provide: LOGIN_RULES_GIVEN, useValue: loginRules }] : []),
    ],
    messages: simulator ? [] : [providersMessages],
    clock,
    simulator,
    ...options,
  });
  providers.platformToken = (member) => app.get(ProviderTokens, { strict: false }).of(member, 'gamePlatform');
  const logIn = async (prefix: string, username: string): Promise<SessionJar> => {
    const payload = { prefix, username, password: FAKE_PASSWORD };
    const reply = await app.inject({ method: 'POST', url: '/api/provider/login', payload });
    if (reply.statusCode !== 200) throw new Error(`login failed: ${reply.body}`);
    return new SessionJar().keep(reply);
  };
  return { app, database, providers, agents, exclusions, referrals, consents, clock, logIn, close };
}

function fakeGateways(fakes: FakeProviders): ValueProvider[] {
  return [
    { provide: IdentityGateway, useValue: fakes.identity },
    { provide: BalanceGateway, useValue: fakes.balances },
    { provide: PasswordsGateway, useValue: fakes.passwords },
    // specs that register use the simulator
    { provide: RegistrationGateway, useValue: {} },
  ];
}
