import type { SiteConfig } from './agent-config';

/** Disabled for every agent (specification section 6). */
export const ALWAYS_DISABLED_PROVIDERS: readonly string[] = ['POPG', 'RECG'];

/** What one party switches off for an agent's site. */
export interface SiteRestrictions {
  disabledProviders: readonly string[];
  disabledGames: readonly string[];
}

/** The provider's site configuration as it was last read. */
export interface ProviderSiteAnswer extends SiteRestrictions {
  isSmsOtp: boolean;
  /** When it was first read like this. */
  readAt: Date;
}

/**
 * The site configuration members get (specification sections 3 and 6): the ones always disabled, the agent's own and the
 * provider's, without repetition and in a stable order.
 *
 * @param answer `null` when the provider has never answered
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
