import type { ServerDomain } from '@housebrand/shared/nest';
import { questsMessages } from '../core';
import { questsMigrations } from './migrations';
import { questsPersonal } from './migrations/personal';
import { QuestsModule } from './quests.module';
import { seedQuests } from './seed-quests';

/** Registers this domain with the application. */
export const quests: ServerDomain = {
  name: 'quests',
  module: QuestsModule,
  migrations: questsMigrations,
  personal: questsPersonal,
  messages: questsMessages,
  seed: { daily: seedQuests },
};
