import { api, ApiError, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { agentConfigAddress, type AgentConfig } from '../../core';

/**
 * `GET /api/apps/agent_configs/{prefix}`; `null` when there is no such agent. The shell contains the first answer;
 * the query then picks up an operator's changes while the portal is open (maintenance, contact line).
 */
export function agentConfigQuery(prefix: string) {
  return queryOptions({
    queryKey: ['theming', 'agent-config', prefix],
    queryFn: async ({ signal }): Promise<AgentConfig | null> => {
      try {
        return await api.get<AgentConfig>(agentConfigAddress(prefix), { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 5 * 60_000,
  });
}

/** Returns the agent's configuration, starting with the shell's. */
export function useAgentConfig(initial: AgentConfig): AgentConfig {
  const { data } = useQuery({ ...agentConfigQuery(initial.agent.prefix), initialData: initial });
  return data ?? initial;
}
