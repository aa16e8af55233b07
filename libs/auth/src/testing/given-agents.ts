import { AgentDirectory, AgentKeys, type LoginAgent } from '../core';

/** The agents of a spec. */
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

/** Creates an agent with typical settings and a spec's overrides. */
export function givenAgent(prefix: string, seamlessLogin: Partial<LoginAgent['seamlessLogin']> = {}): LoginAgent {
  return {
    prefix,
    seamlessLogin: { isFirstLogin: true, isUnderMaintenance: false, whiteListMembers: [], ...seamlessLogin },
    isServedElsewhere: false,
    transfers: { isAllowed: false, fromAgents: [], toAgents: [] },
  };
}

/** Agent keys, with their prefixes. */
export class GivenAgentKeys extends AgentKeys {
  constructor(private readonly prefixes: Readonly<Record<string, string>> = {}) {
    super();
  }

  verify(key: string): Promise<{ prefix: string; scopes: null } | null> {
    const prefix = Object.hasOwn(this.prefixes, key) ? this.prefixes[key]! : null;
    return Promise.resolve(prefix === null ? null : { prefix, scopes: null });
  }
}
