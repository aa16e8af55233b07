import { addressOf, type MemberRef } from '@housebrand/shared';

export const AFFILIATE_LINK_ADDRESS = '/api/provider/link-affiliate';

/** What the member's invitations have brought. */
export function affiliateSummaryAddress(member: MemberRef): string {
  return addressOf('/api/apps/affiliates/summary/{prefix}/{username}', { path: member });
}
