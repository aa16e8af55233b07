import { addressOf } from '@housebrand/shared';

/** `GET`: the agent's ladder, the lowest tier first. */
export function tierConfigsAddress(prefix: string): string {
  return addressOf('/api/apps/user_tier_configs', { query: { agentID: prefix } });
}
