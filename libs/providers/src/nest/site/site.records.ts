/** The provider's configuration of one agent's site. */
export interface ProviderSiteConfig {
  prefix: string;
  disabledProviders: string[];
  disabledGames: string[];
  isSmsOtp: boolean;
}
