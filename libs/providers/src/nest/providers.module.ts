import { Global, Module, type DynamicModule, type FactoryProvider } from '@nestjs/common';
import { CreditTransfer, PROVIDER_SYSTEMS, SIMULATOR_SECRET } from '../core';
import {
  mount,
  outboundToken,
  providerHttp,
  Settings,
  type MountOptions,
  type OutboundHttp,
} from '@housebrand/shared/nest';
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

/** Ports that the gateways need. */
const providersPorts = { tokens: ProviderTokens };

const providersParts = {
  providers: [
    ...systems,
    client,
    ...Object.values(gateways),
    ProviderExtensions,
    { provide: CreditTransfer, useExisting: TransfersGateway },
  ],
  exports: [...Object.values(gateways), CreditTransfer, ProviderExtensions],
};

/**
 * The gateways, connected according to the settings. The app binds `ProviderTokens` in a global module; `Settings` and `Clock`
 * come from the shared one.
 */
@Global()
@Module(providersParts)
export class ProvidersModule {
  /** Mounts the gateways in another application, with the tokens of its sessions: see `MountOptions`. */
  static forRootAsync(options: MountOptions<typeof providersPorts>): DynamicModule {
    return mount({ module: ProvidersModule, global: true, ...providersParts }, providersPorts, options);
  }
}
