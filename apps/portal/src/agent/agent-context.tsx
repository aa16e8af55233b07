import type { AgentConfig } from '@housebrand/theming';
import { createContext, useContext } from 'react';

export interface Agent {
  config: AgentConfig;
  minimumAge: number;
  isSimulator: boolean;
}

const Context = createContext<Agent | null>(null);

export const AgentProvider = Context;

/** Returns the agent of this site; `null` on pages without one. */
export function useAgentIfAny(): Agent | null {
  return useContext(Context);
}

/** Returns the agent of this site. */
export function useAgent(): Agent {
  const agent = useContext(Context);
  if (!agent) throw new Error('useAgent outside of a site');
  return agent;
}
