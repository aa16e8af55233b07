import type { Migration } from '@housebrand/shared/nest';
import { banner } from './0001-banner';
import { agentContent } from './0002-agent-content';
import { contentRights } from './rights';

export const contentMigrations: readonly Migration[] = [banner, agentContent, contentRights];
