import { api } from '@housebrand/shared/react';
import { READ_ANNOUNCEMENTS_ADDRESS, type ReadAnnouncementsRequest } from '../../core';

/**
 * `POST /api/provider/announcements/read`: no other device shows these announcements again. A failure stays silent:
 * this browser remembers them itself.
 */
export function saveReadAnnouncements(request: ReadAnnouncementsRequest): void {
  api.post(READ_ANNOUNCEMENTS_ADDRESS, request).catch(() => undefined);
}
