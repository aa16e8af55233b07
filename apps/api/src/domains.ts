import type { ModuleMetadata } from '@nestjs/common';
import { ProvidersModule } from '@housebrand/providers/nest';
import { ThemingModule } from '@housebrand/theming/nest';

/** The domains of the product and the gateways they use. */
export const domains: NonNullable<ModuleMetadata['imports']> = [ProvidersModule, ThemingModule];
