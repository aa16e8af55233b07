import { AgentDirectory, AgentKeys, type LoginAgent } from '../core';

/** Agents that a spec names. */
export class GivenAgents extends AgentDirectory {
  private readonly agents = new Map<string, LoginAgent>();

  constructor(agents: readonly LoginAgent[] = []) {
    super();
    for (const agent of agents) this.give(agent);
  }

  give(agent: LoginAgent): void {
    this.agents.set(agent.prefix, agent);
  }

  find(prefix: string): Promise<LoginAgent | null> {
    return Promise.resolve(this.agents.get(prefix) ?? null);
  }
}

/** An agent as most are, with what a spec wants otherwise. */
export function givenAgent(prefix: string, seamlessLogin: Partial<LoginAgent['seamlessLogin']> = {}): LoginAgent {
  return {
    prefix,
    seamlessLogin: { isFirstLogin: true, isUnderMaintenance: false, whiteListMembers: [], ...seamlessLogin },
    isServedElsewhere: false,
    transfers: { isAllowed: false, fromAgents: [], toAgents: [] },
  };
}

/** Agent keys by their prefix. */
export class GivenAgentKeys extends AgentKeys {
  constructor(private readonly prefixes: Readonly<Record<string, string>> = {}) {
    super();
  }

  verify(key: string): Promise<string | null> {
    return Promise.resolve(Object.hasOwn(this.prefixes, key) ? this.prefixes[key]! : null);
  }
}
