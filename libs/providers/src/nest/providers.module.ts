import { Global, Module, type FactoryProvider } from '@nestjs/common';
import { CreditTransfer, PROVIDER_SYSTEMS, SIMULATOR_SECRET } from '../core';
import { outboundToken, providerHttp, Settings, type OutboundHttp } from '@housebrand/shared/nest';
import { ProviderExtensions } from './extensions/provider-extensions';
import { gateways } from './gateways';
import { connectSystems, ProviderClient } from './provider-client';
import { ProviderTokens } from './provider-tokens';
import { TransfersGateway } from './transfers/transfers.gateway';

const systems = PROVIDER_SYSTEMS.map((system) =>
  providerHttp(system, ({ providers }) => ({ baseUrl: providers[system].url })),
);

const client: FactoryProvider<ProviderClient> = {
  provide: ProviderClient,
  inject: [ProviderTokens, Settings, ...PROVIDER_SYSTEMS.map(outboundToken)],
  useFactory: (tokens: ProviderTokens, { mode, providers }: Settings, ...https: OutboundHttp[]) => {
    const connections = connectSystems((system) => ({
      http: https[PROVIDER_SYSTEMS.indexOf(system)]!,
      secret: providers[system].secret || (mode === 'simulator' ? SIMULATOR_SECRET : ''),
    }));
    return new ProviderClient(connections, tokens);
  },
};

/**
 * The gateways, connected as the settings say. The app binds `ProviderTokens` in a global module; `Settings` and `Clock`
 * come from the shared one.
 */
@Global()
@Module({
  providers: [
    ...systems,
    client,
    ...Object.values(gateways),
    ProviderExtensions,
    { provide: CreditTransfer, useExisting: TransfersGateway },
  ],
  exports: [...Object.values(gateways), CreditTransfer, ProviderExtensions],
})
export class ProvidersModule {}
