import type { Migration } from '@housebrand/shared/nest';
import { protection } from './0001-protection';

export const protectionMigrations: readonly Migration[] = [protection];
