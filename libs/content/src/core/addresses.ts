import { addressOf, type MemberRef } from '@housebrand/shared';
import type { LegalKind } from './legal';

/** `GET`: announcements of the platform and the agent for the session's member. */
export const ANNOUNCEMENTS_ADDRESS = '/api/provider/announcements';

/** `POST`: marks announcements as read by the session's member. */
export const READ_ANNOUNCEMENTS_ADDRESS = '/api/provider/announcements/read';

/** `GET`: current promotions. */
export const PROMOTIONS_ADDRESS = '/api/provider/promotion';

/** `GET`: a promotion with its terms. */
export function promotionAddress(id: string): string {
  return addressOf('/api/provider/promotion-detail/{id}', { path: { id } });
}

/** `GET`: the agent's current banners, in their order. */
export function bannersAddress(prefix: string): string {
  return addressOf('/api/apps/banners', { query: { agentID: prefix } });
}

/** `GET`: the agent's questions and answers, by topic. */
export function faqAddress(prefix: string): string {
  return addressOf('/api/apps/faq', { query: { agentID: prefix } });
}

/** `GET`: the agent's tutorials with all steps. */
export function tutorialsAddress(prefix: string): string {
  return addressOf('/api/apps/tutorials', { query: { agentID: prefix } });
}

/** `GET`: the current version of one of the agent's legal documents. */
export function legalDocumentAddress(prefix: string, kind: LegalKind): string {
  return addressOf('/api/apps/legal/{kind}', { path: { kind }, query: { agentID: prefix } });
}

/** `GET`: which versions the member has accepted. `POST`: accepts versions. */
export function consentsAddress(member: MemberRef): string {
  return addressOf('/api/apps/consents/{prefix}/{username}', { path: member });
}
