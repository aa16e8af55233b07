import { readingOf, usePortal, type Reading } from '@housebrand/shared/headless';
import type { AffiliateLink, AffiliateSummary } from '../core';
import { useAffiliateLink } from './api/get-link';
import { useAffiliateSummary } from './api/get-summary';

/** The member's view of the referral programme. */
export interface Referral {
  /** The member's link and the picture to share. */
  link: Reading<AffiliateLink>;
  /** Downlines and income. */
  summary: Reading<AffiliateSummary>;
}

/** Returns the member's referral link and summary. */
export function useReferral(): Referral {
  const { member } = usePortal();
  return { link: readingOf(useAffiliateLink(member)), summary: readingOf(useAffiliateSummary(member)) };
}
