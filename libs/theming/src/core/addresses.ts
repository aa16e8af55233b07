import { addressOf } from '@housebrand/shared';

/** `GET` returns an agent's public configuration; `PATCH` changes it, with an agent key. */
export function agentConfigAddress(prefix: string): string {
  return addressOf('/api/apps/agent_configs/{prefix}', { path: { prefix } });
}
