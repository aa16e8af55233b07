import { Global, Module } from '@nestjs/common';
import { GamesModule } from '@housebrand/games/nest';
import { ProtectionModule } from '@housebrand/protection/nest';
import { agentBindings } from './agents';
import { mediaBindings } from './media';
import { memberBindings } from './members';

const bindings = [...agentBindings, ...mediaBindings, ...memberBindings];

/** What a domain needs of another: declared as a port in its core, bound here to whoever provides it. */
@Global()
@Module({
  imports: [GamesModule, ProtectionModule],
  providers: bindings,
  exports: bindings.map(({ provide }) => provide),
})
export class BindingsModule {}
