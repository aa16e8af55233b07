import type { Migration } from '@housebrand/shared/nest';
import { banner } from './0001-banner';

export const contentMigrations: readonly Migration[] = [banner];
