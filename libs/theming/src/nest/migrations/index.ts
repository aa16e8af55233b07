import type { Migration } from '@housebrand/shared/nest';
import { agents } from './0001-agents';
import { agentKeyPerAgent } from './0002-agent-key-per-agent';

export const themingMigrations: readonly Migration[] = [agents, agentKeyPerAgent];
