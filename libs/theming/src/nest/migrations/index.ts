import type { Migration } from '@housebrand/shared/nest';
import { agents } from './0001-agents';
import { agentKeyPerAgent } from './0002-agent-key-per-agent';
import { agentSites } from './0003-agent-sites';
import { consentToTransfers } from './0004-consent-to-transfers';
import { closedAgents } from './0005-closed-agents';
import { themingRights } from './rights';

export const themingMigrations: readonly Migration[] = [
  agents,
  agentKeyPerAgent,
  agentSites,
  consentToTransfers,
  closedAgents,
  themingRights,
];
