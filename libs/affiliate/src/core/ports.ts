/** Where an agent's portal is reached, for the links that members share. Bound by the application that wires the domains. */
export abstract class PortalAddress {
  /** Origin without a trailing slash. */
  abstract originOf(prefix: string): Promise<string>;
}
