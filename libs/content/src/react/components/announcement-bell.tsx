import { IconButton, usePortal } from '@housebrand/shared/react';
import { IconBell } from '@tabler/icons-react';
import { activeAnnouncements } from '../../core';
import { useAnnouncementsOf } from '../api/get-announcements';
import { useReopened } from '../state/reopened';
import { useContentMessages } from '../messages';

/** Opens the announcements again; hidden for guests and when there are none. */
export function AnnouncementBell() {
  const t = useContentMessages();
  const { member } = usePortal();
  const { data = [] } = useAnnouncementsOf(member);
  const { reopen } = useReopened();
  if (activeAnnouncements(data).length === 0) return null;
  return (
    <IconButton label={t('announcements')} onClick={reopen}>
      <IconBell size={24} aria-hidden />
    </IconButton>
  );
}
