import { addressOf } from '@housebrand/shared';

export function agentConfigAddress(prefix: string): string {
  return addressOf('/api/apps/agent_configs/{prefix}', { path: { prefix } });
}
