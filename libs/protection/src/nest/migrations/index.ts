import type { Migration } from '@housebrand/shared/nest';
import { protection } from './0001-protection';
import { limits } from './0002-limits';

export const protectionMigrations: readonly Migration[] = [protection, limits];
