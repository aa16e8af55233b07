import type { Migration } from '@housebrand/shared/nest';
import { __name__Entry } from './0001-__name__-entry';

export const __name__Migrations: readonly Migration[] = [__name__Entry];
