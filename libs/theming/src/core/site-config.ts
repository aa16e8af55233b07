import type { SiteConfig, SiteRefusal } from './agent-config';

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

/** What is known of the provider's site configuration at a moment. */
export interface SiteAnswer {
  /** `null` when the provider has never replied. */
  answer: ProviderSiteAnswer | null;
  /** True while the provider does not reply. */
  isLastKnown: boolean;
  /** Set while the provider refuses. */
  refusal: SiteRefusal | null;
}

/** Before the first request to the provider. */
export const NO_SITE_ANSWER: SiteAnswer = { answer: null, isLastKnown: true, refusal: null };

/**
 * Merges the site configuration for members (specification sections 3 and 6): what is always disabled, the agent's
 * and the provider's, without duplicates and in a stable order.
 */
export function mergeSiteConfig(own: SiteRestrictions, { answer, isLastKnown, refusal }: SiteAnswer): SiteConfig {
  return {
    disabledProviders: union(ALWAYS_DISABLED_PROVIDERS, own.disabledProviders, answer?.disabledProviders ?? []),
    disabledGames: union(own.disabledGames, answer?.disabledGames ?? []),
    isSmsOtp: answer?.isSmsOtp ?? false,
    asOf: answer?.readAt.toISOString() ?? null,
    isLastKnown,
    refusal,
  };
}

function union(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())].sort();
}
