import type { SiteConfig } from './agent-config';

/** Disabled for every agent (specification section 6). */
export const ALWAYS_DISABLED_PROVIDERS: readonly string[] = ['POPG', 'RECG'];

/** What the agent or the provider switches off on an agent's site. */
export interface SiteRestrictions {
  disabledProviders: readonly string[];
  disabledGames: readonly string[];
}

/** The provider's site configuration as last read. */
export interface ProviderSiteAnswer extends SiteRestrictions {
  isSmsOtp: boolean;
  /** When these values were first read. */
  readAt: Date;
}

/**
 * Merges the site configuration for members (specification sections 3 and 6): what is always disabled, the agent's
 * and the provider's, without duplicates and in a stable order.
 *
 * @param answer `null` when the provider has never replied
 */
export function mergeSiteConfig(
  own: SiteRestrictions,
  answer: ProviderSiteAnswer | null,
  isLastKnown: boolean,
): SiteConfig {
  return {
    disabledProviders: union(ALWAYS_DISABLED_PROVIDERS, own.disabledProviders, answer?.disabledProviders ?? []),
    disabledGames: union(own.disabledGames, answer?.disabledGames ?? []),
    isSmsOtp: answer?.isSmsOtp ?? false,
    asOf: answer?.readAt.toISOString() ?? null,
    isLastKnown,
  };
}

function union(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())].sort();
}
