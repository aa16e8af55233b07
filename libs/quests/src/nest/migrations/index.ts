import type { Migration } from '@housebrand/shared/nest';
import { dailyQuest } from './0001-daily-quest';
import { noBaseline } from './0002-no-baseline';
import { claims } from './0003-claims';
import { questsRights } from './rights';

export const questsMigrations: readonly Migration[] = [dailyQuest, noBaseline, claims, questsRights];
