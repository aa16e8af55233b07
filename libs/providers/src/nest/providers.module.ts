import { Global, Module, type FactoryProvider } from '@nestjs/common';
import { SIMULATOR_SECRET, type ProviderSystem } from '../core';
import { outboundToken, providerHttp, Settings, type OutboundHttp } from '@housebrand/shared/nest';
import { ExternalGateway } from './external.gateway';
import { GamePlatformGateway } from './game-platform.gateway';
import { MemberSystemGateway } from './member-system.gateway';
import { EXTERNAL_CLIENT, GAME_PLATFORM_CLIENT, MEMBER_SYSTEM_CLIENT, ProviderClient } from './provider-client';

const connection = (system: ProviderSystem) =>
  providerHttp(system, ({ providers }) => ({ baseUrl: providers[system].url }));

const client = (provide: symbol, system: ProviderSystem): FactoryProvider<ProviderClient> => ({
  provide,
  inject: [outboundToken(system), Settings],
  useFactory: (http: OutboundHttp, { mode, providers }: Settings) =>
    new ProviderClient(http, providers[system].secret || (mode === 'simulator' ? SIMULATOR_SECRET : '')),
});

/**
 * The three gateways, connected as the settings say. The app binds `ProviderTokens` in a global module; `Settings` and
 * `Clock` come from the shared one.
 */
@Global()
@Module({
  providers: [
    connection('memberSystem'),
    connection('gamePlatform'),
    connection('external'),
    client(MEMBER_SYSTEM_CLIENT, 'memberSystem'),
    client(GAME_PLATFORM_CLIENT, 'gamePlatform'),
    client(EXTERNAL_CLIENT, 'external'),
    MemberSystemGateway,
    GamePlatformGateway,
    ExternalGateway,
  ],
  exports: [MemberSystemGateway, GamePlatformGateway, ExternalGateway],
})
export class ProvidersModule {}
