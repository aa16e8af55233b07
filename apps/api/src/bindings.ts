import { Global, Module, type ClassProvider } from '@nestjs/common';
import { GameSites, LaunchGate } from '@housebrand/games';
import { ProtectionModule } from '@housebrand/protection/nest';
import { TierAgents } from '@housebrand/tiers';
import { ConfiguredGameSites, ProtectedLaunches } from './bindings/games';
import { ConfiguredTierAgents } from './bindings/tiers';

const bound: readonly ClassProvider[] = [
  { provide: GameSites, useClass: ConfiguredGameSites },
  { provide: LaunchGate, useClass: ProtectedLaunches },
  { provide: TierAgents, useClass: ConfiguredTierAgents },
];

/** What a domain needs of another, declared in its core and bound here. */
@Global()
@Module({
  imports: [ProtectionModule],
  providers: [...bound],
  exports: bound.map(({ provide }) => provide),
})
export class BindingsModule {}
