import type { MemberRef } from '@housebrand/shared';
import { Clock, OutboundHttp, type OutboundReply, type OutboundRequest } from '@housebrand/shared/nest';
import { callName, SIMULATOR_SECRET, type ProviderSystem } from '../core';
import { gateways, type Gateways } from '../nest/gateways';
import { connectSystems, ProviderClient } from '../nest/provider-client';
import { GivenTokens } from './given-tokens';

/** All gateways by family, without an application. */
export interface ConnectedGateways extends Gateways {
  /** The client behind all gateways. */
  client: ProviderClient;
  tokens: GivenTokens;
  /** Names of the calls sent, in order. */
  sent: string[];
  close(): Promise<void>;
}

/** Base URLs of the systems and the installation's secret; without a secret, the simulator's. */
export interface ConnectOptions {
  baseUrls: Record<ProviderSystem, string>;
  secret?: string;
  timeoutMs?: number;
}

/** Connects all gateways over real HTTP, with tokens from the spec and a record of the calls sent. */
export function connectGateways({ baseUrls, secret = SIMULATOR_SECRET, timeoutMs }: ConnectOptions): ConnectedGateways {
  const tokens = new GivenTokens();
  const sent: string[] = [];
  const connections = connectSystems((system) => {
    return { http: new NotedHttp(system, { baseUrl: baseUrls[system], timeoutMs }, sent), secret };
  });
  const client = new ProviderClient(connections, tokens);
  const connected = Object.fromEntries(
    Object.entries(gateways).map(([family, Gateway]) => [family, new Gateway(client, new Clock())]),
  ) as unknown as Gateways;
  const close = async (): Promise<void> => {
    await Promise.all(Object.values(connections).map(({ http }) => http.onApplicationShutdown()));
  };
  return { ...connected, client, tokens, sent, close };
}

/** Records the name of each call. */
class NotedHttp extends OutboundHttp {
  constructor(
    private readonly system: ProviderSystem,
    options: ConstructorParameters<typeof OutboundHttp>[1],
    private readonly sent: string[],
  ) {
    super(system, options);
  }

  override request(request: OutboundRequest): Promise<OutboundReply> {
    this.sent.push(callName({ system: this.system, name: request.operation ?? request.path }));
    return super.request(request);
  }
}

/** A member that a check may log in. */
export interface MemberCredentials extends MemberRef {
  password: string;
}

/** Logs a member in at the member system and the game platform and keeps the tokens for later calls. */
export async function logIn({ identity, tokens }: ConnectedGateways, member: MemberCredentials): Promise<void> {
  const { prefix, username, password } = member;
  const clientSignature = await identity.clientSignature();
  const memberSystem = await identity.authenticate({ username, password, clientSignature });
  const { platformKey } = await identity.identify(memberSystem);
  const gamePlatform = platformKey
    ? (await identity.enterPlatformByKey(prefix, platformKey)).token
    : await identity.enterPlatform({ username, password, prefix });
  tokens.give(member, { memberSystem, gamePlatform, password });
}
