import { api } from '@housebrand/shared/react';

/** `POST /api/provider/refresh-portal-token`: a new portal token with a new timestamp for the same session. */
export function refreshPortalToken(): Promise<{ expiresAt: string }> {
  return api.post<{ expiresAt: string }>('/api/provider/refresh-portal-token');
}
