/** The provider's configuration of one agent's site. */
export interface ProviderSiteConfig {
  prefix: string;
  disabledProviders: string[];
  disabledGames: string[];
  isSmsOtp: boolean;
}

/** A provider's announcement in the shape of the content contract (specification section 3). */
export interface ProviderAnnouncement {
  _id: string;
  active: boolean;
  title: string;
  text: string;
}
