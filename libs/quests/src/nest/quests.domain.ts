import type { ServerDomain } from '@housebrand/shared/nest';
import { questsMessages } from '../core';
import { questsMigrations } from './migrations';
import { QuestsModule } from './quests.module';
import { seedQuests } from './seed-quests';

/** This domain as the application loads it. */
export const quests: ServerDomain = {
  name: 'quests',
  module: QuestsModule,
  migrations: questsMigrations,
  messages: questsMessages,
  seed: { daily: seedQuests },
};
