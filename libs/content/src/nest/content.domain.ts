import type { ServerDomain } from '@housebrand/shared/nest';
import { ContentModule } from './content.module';
import { contentMigrations } from './migrations';
import { seedBanners } from './seed-banners';

/** This domain as the application loads it. */
export const content: ServerDomain = {
  name: 'content',
  module: ContentModule,
  migrations: contentMigrations,
  seed: { once: seedBanners },
};
