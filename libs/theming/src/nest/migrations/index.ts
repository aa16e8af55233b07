import type { Migration } from '@housebrand/shared/nest';
import { agents } from './0001-agents';

export const themingMigrations: readonly Migration[] = [agents];
