import type { OfficeAgent } from './contracts';

/** The agents of the installation. Bound to the agents' settings. */
export abstract class OfficeAgents {
  /** Returns the agent with a prefix; `null` if there is none. */
  abstract find(prefix: string): Promise<OfficeAgent | null>;
  /** Lists all agents. */
  abstract list(): Promise<OfficeAgent[]>;
}
