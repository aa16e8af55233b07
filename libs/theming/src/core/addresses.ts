import { addressOf } from '@housebrand/shared';

/** `GET`: an agent's configuration, for everybody. `PATCH`: changes it, by agent key. */
export function agentConfigAddress(prefix: string): string {
  return addressOf('/api/apps/agent_configs/{prefix}', { path: { prefix } });
}
