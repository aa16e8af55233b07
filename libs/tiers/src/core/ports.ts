/** Checks that an agent exists. Bound to theming's agent configuration. */
export abstract class TierAgents {
  /** @throws NotFound for an unknown agent */
  abstract assertExists(prefix: string): Promise<void>;
}
