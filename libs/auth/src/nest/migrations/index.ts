import type { Migration } from '@housebrand/shared/nest';
import { sessions } from './0001-sessions';
import { members } from './0002-members';

export const authMigrations: readonly Migration[] = [sessions, members];
