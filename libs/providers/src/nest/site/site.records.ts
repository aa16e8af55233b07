/** What the provider configures for one agent's site. */
export interface ProviderSiteConfig {
  prefix: string;
  disabledProviders: string[];
  disabledGames: string[];
  isSmsOtp: boolean;
}

/** An announcement of the provider, as content's contract has it (specification section 3). */
export interface ProviderAnnouncement {
  _id: string;
  active: boolean;
  title: string;
  text: string;
}
