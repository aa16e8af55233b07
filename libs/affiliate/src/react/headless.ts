import { readingOf, usePortal, type Reading } from '@housebrand/shared/react';
import type { AffiliateLink, AffiliateSummary } from '../core';
import { useAffiliateLink } from './api/get-link';
import { useAffiliateSummary } from './api/get-summary';

/** The referral programme as its member sees it. */
export interface Referral {
  /** The member's link and the picture to share. */
  link: Reading<AffiliateLink>;
  /** Members below and the income they brought. */
  summary: Reading<AffiliateSummary>;
}

/** What a member needs to bring friends. */
export function useReferral(): Referral {
  const { member } = usePortal();
  return { link: readingOf(useAffiliateLink(member)), summary: readingOf(useAffiliateSummary(member)) };
}
