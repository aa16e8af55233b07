import { addressOf } from '@housebrand/shared';

export function tierConfigsAddress(prefix: string): string {
  return addressOf('/api/apps/user_tier_configs', { query: { agentID: prefix } });
}
