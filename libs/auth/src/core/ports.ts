import type { SeamlessRules } from './login';

/** What identity needs to know of an agent. */
export interface LoginAgent {
  prefix: string;
  seamlessLogin: SeamlessRules;
  /** True: the agent is served by another product, nobody logs in here (specification section 4, start-up). */
  isServedElsewhere: boolean;
  /** Where members may bring credit from (specification section 3, seamless login). */
  transfers: { isAllowed: boolean; fromAgents: readonly string[] };
}

/** Where identity finds an agent. Bound to theming's agent configuration. */
export abstract class AgentDirectory {
  /** `null` when there is no such agent. */
  abstract find(prefix: string): Promise<LoginAgent | null>;
}

/** Who may call with an agent key. Bound to theming's agent keys. */
export abstract class AgentKeys {
  /** The prefix a key belongs to; `null` when it is unknown or revoked. */
  abstract verify(key: string): Promise<string | null>;
}
