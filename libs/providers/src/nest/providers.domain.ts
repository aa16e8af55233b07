import type { ServerDomain } from '@housebrand/shared/nest';
import { providersMessages } from '../core';
import { ProvidersModule } from './providers.module';

/** This domain as the application loads it. */
export const providers: ServerDomain = {
  name: 'providers',
  module: ProvidersModule,
  messages: providersMessages,
};
