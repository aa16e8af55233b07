import { Global, Module } from '@nestjs/common';
import { ProtectionModule } from '@housebrand/protection/nest';
import { agentBindings } from './agents';
import { memberBindings } from './members';

const bindings = [...agentBindings, ...memberBindings];

/** What a domain needs of another: declared as a port in its core, bound here to whoever provides it. */
@Global()
@Module({ imports: [ProtectionModule], providers: bindings, exports: bindings.map(({ provide }) => provide) })
export class BindingsModule {}
