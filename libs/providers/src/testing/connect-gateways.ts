import { NotAuthenticated } from '@housebrand/shared';
import { Clock, OutboundHttp } from '@housebrand/shared/nest';
import { PROVIDER_SYSTEMS, SIMULATOR_SECRET, type ProviderSystem } from '../core';
import { ExternalGateway } from '../nest/external.gateway';
import { GamePlatformGateway } from '../nest/game-platform.gateway';
import { MemberSystemGateway } from '../nest/member-system.gateway';
import { ProviderClient } from '../nest/provider-client';
import { ProviderTokens } from '../nest/provider-tokens';

/** The tokens of a session that a spec holds itself; without one the calls that need it are refused. */
export class GivenTokens extends ProviderTokens {
  constructor(public tokens: { memberSystem?: string; gamePlatform?: string } = {}) {
    super();
  }

  memberSystem(): Promise<string> {
    return given(this.tokens.memberSystem);
  }

  gamePlatform(): Promise<string> {
    return given(this.tokens.gamePlatform);
  }
}

function given(token: string | undefined): Promise<string> {
  return token ? Promise.resolve(token) : Promise.reject(new NotAuthenticated());
}

export interface ConnectedGateways {
  memberSystem: MemberSystemGateway;
  gamePlatform: GamePlatformGateway;
  external: ExternalGateway;
  tokens: GivenTokens;
  close(): Promise<void>;
}

export interface ConnectOptions {
  baseUrls: Record<ProviderSystem, string>;
  secret?: string;
  timeoutMs?: number;
}

/** The three gateways without an application around them. */
export function connectGateways({ baseUrls, secret = SIMULATOR_SECRET, timeoutMs }: ConnectOptions): ConnectedGateways {
  const tokens = new GivenTokens();
  const connections = PROVIDER_SYSTEMS.map(
    (system) => [system, new OutboundHttp(system, { baseUrl: baseUrls[system], timeoutMs })] as const,
  );
  const http = Object.fromEntries(connections) as Record<ProviderSystem, OutboundHttp>;
  const client = (system: ProviderSystem): ProviderClient => new ProviderClient(http[system], secret);
  return {
    memberSystem: new MemberSystemGateway(client('memberSystem'), tokens),
    gamePlatform: new GamePlatformGateway(client('gamePlatform'), tokens, new Clock()),
    external: new ExternalGateway(client('external')),
    tokens,
    close: async () =>
      void (await Promise.all(connections.map(([, connection]) => connection.onApplicationShutdown()))),
  };
}

/** Logs a member in at the member system and the game platform and keeps the tokens for the calls that follow. */
export async function logIn(
  { memberSystem, gamePlatform, tokens }: ConnectedGateways,
  { prefix, username, password }: { prefix: string; username: string; password: string },
): Promise<void> {
  const clientSignature = await memberSystem.clientSignature();
  const token = await memberSystem.authenticate({ username, password, clientSignature });
  const { platformKey } = await memberSystem.identify(token);
  const platformToken = platformKey
    ? (await gamePlatform.loginByKey(prefix, platformKey)).token
    : await gamePlatform.login({ username, password, prefix });
  tokens.tokens = { memberSystem: token, gamePlatform: platformToken };
}
