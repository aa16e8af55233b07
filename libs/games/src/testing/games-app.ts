import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Forbidden, NotFound, type MemberRef } from '@housebrand/shared';
import { ProviderTokens, providers } from '@housebrand/providers/nest';
import { connectGateways, GivenTokens, logIn, type RunningSimulator } from '@housebrand/providers/testing';
import { actingAs, actingAsGuard, FixedClock, type TestDatabase, openTestWorld } from '@housebrand/shared/testing';
import { GameSites, LaunchGate, type GameSite } from '../core';
import { games } from '../nest';

/** The games domain over HTTP with its own database and a running simulator, where MTODEMO1 is logged in. */
export interface GamesApp {
  app: NestFastifyApplication;
  database: TestDatabase;
  clock: FixedClock;
  member: { prefix: string; username: string; password: string };
  /** Request headers of the member. */
  headers: Record<string, string>;
  /** The provider tokens of the member's session. */
  session: GivenTokens;
  /** The site of the agents MTO and MASTER; there are no others. */
  site: GameSite;
  /** Usernames that the gate rejects. */
  excluded: Set<string>;
  close(): Promise<void>;
}

export async function createGamesApp(simulator: RunningSimulator): Promise<GamesApp> {
  const member = { prefix: 'MTO', username: 'MTODEMO1', password: 'Chips-2026!' };
  const session = new GivenTokens();
  const excluded = new Set<string>();
  const clock = new FixedClock();
  const site: GameSite = {
    version: 1,
    origin: 'http://localhost:3000',
    isSeamlessLogin: true,
    sportLobbyForm: false,
    disabledProviders: [],
    disabledGames: [],
    gameType: 'all',
  };
  const { app, database, close } = await openTestWorld({
    domains: [providers, games],
    ports: portsOf(session, site, excluded),
    providers: [actingAsGuard],
    clock,
    simulator,
  });
  const gateways = connectGateways({ baseUrls: simulator.baseUrls });
  await logIn(gateways, member);
  session.give(member, gateways.tokens.given(member));
  await gateways.close();
  // As in a browser, the cookie selects the agent of a public list.
  const headers = { ...actingAs(member.prefix, member.username), cookie: `prefix=${member.prefix}` };
  return { app, database, clock, member, headers, session, site, excluded, close };
}

function portsOf(session: GivenTokens, site: GameSite, excluded: ReadonlySet<string>) {
  const sites: GameSites = {
    find: (prefix) => (['MTO', 'MASTER'].includes(prefix) ? Promise.resolve(site) : Promise.reject(new NotFound())),
  };
  const gate: LaunchGate = {
    assertMayPlay: ({ username }: MemberRef) =>
      excluded.has(username) ? Promise.reject(new Forbidden()) : Promise.resolve(),
  };
  return [
    { provide: ProviderTokens, useValue: session },
    { provide: GameSites, useValue: sites },
    { provide: LaunchGate, useValue: gate },
  ];
}
