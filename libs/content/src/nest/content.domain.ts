import type { ServerDomain } from '@housebrand/shared/nest';
import { contentMessages } from '../core';
import { ContentModule } from './content.module';
import { contentMigrations } from './migrations';
import { contentPersonal } from './migrations/personal';
import { seedBanners } from './seed-banners';
import { seedHelp } from './seed-help';

/** This domain as the application loads it. */
export const content: ServerDomain = {
  name: 'content',
  module: ContentModule,
  migrations: contentMigrations,
  personal: contentPersonal,
  messages: contentMessages,
  seed: {
    once: async (tx) => {
      await seedBanners(tx);
      await seedHelp(tx);
    },
  },
};
