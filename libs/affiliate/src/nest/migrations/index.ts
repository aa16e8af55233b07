import type { Migration } from '@housebrand/shared/nest';
import { affiliate } from './0001-affiliate';

export const affiliateMigrations: readonly Migration[] = [affiliate];
