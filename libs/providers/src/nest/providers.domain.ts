import type { ServerDomain } from '@housebrand/shared/nest';
import { providersMessages } from '../core';
import { ProvidersModule } from './providers.module';

/** The domain's parts that the application loads. */
export const providers: ServerDomain = {
  name: 'providers',
  module: ProvidersModule,
  messages: providersMessages,
};
