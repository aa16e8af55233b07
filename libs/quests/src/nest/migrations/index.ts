import type { Migration } from '@housebrand/shared/nest';
import { dailyQuest } from './0001-daily-quest';

export const questsMigrations: readonly Migration[] = [dailyQuest];
