import { addressOf } from '@housebrand/shared';

/** `GET`: what the platform and the agent announce to the member of the session. */
export const ANNOUNCEMENTS_ADDRESS = '/api/provider/announcements';

/** `GET`: the promotions that run now. */
export const PROMOTIONS_ADDRESS = '/api/provider/promotion';

/** `GET`: one promotion with its terms. */
export function promotionAddress(id: string): string {
  return addressOf('/api/provider/promotion-detail/{id}', { path: { id } });
}

/** `GET`: the agent's banners that are shown now, in their order. */
export function bannersAddress(prefix: string): string {
  return addressOf('/api/apps/banners', { query: { agentID: prefix } });
}

/** `GET`: the agent's questions and answers, by topic. */
export function faqAddress(prefix: string): string {
  return addressOf('/api/apps/faq', { query: { agentID: prefix } });
}

/** `GET`: the agent's tutorials with all their steps. */
export function tutorialsAddress(prefix: string): string {
  return addressOf('/api/apps/tutorials', { query: { agentID: prefix } });
}
