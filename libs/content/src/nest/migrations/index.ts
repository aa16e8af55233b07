import type { Migration } from '@housebrand/shared/nest';
import { banner } from './0001-banner';
import { agentContent } from './0002-agent-content';

export const contentMigrations: readonly Migration[] = [banner, agentContent];
