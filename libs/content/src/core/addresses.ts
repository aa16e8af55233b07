import { addressOf } from '@housebrand/shared';

export const ANNOUNCEMENTS_ADDRESS = '/api/provider/announcements';

export const PROMOTIONS_ADDRESS = '/api/provider/promotion';

export function promotionAddress(id: string): string {
  return addressOf('/api/provider/promotion-detail/{id}', { path: { id } });
}

export function bannersAddress(prefix: string): string {
  return addressOf('/api/apps/banners', { query: { agentID: prefix } });
}

export function faqAddress(prefix: string): string {
  return addressOf('/api/apps/faq', { query: { agentID: prefix } });
}

export function tutorialsAddress(prefix: string): string {
  return addressOf('/api/apps/tutorials', { query: { agentID: prefix } });
}
