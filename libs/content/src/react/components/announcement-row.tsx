import { Card, ListRow, usePortal } from '@housebrand/shared/react';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useState } from 'react';
import { activeAnnouncements } from '../../core';
import { useAnnouncementsOf } from '../api/get-announcements';
import { useContentMessages } from '../messages';
import { AnnouncementSheet } from './announcements';

/** Opens the announcements again; nothing for guests and when there are none. */
export function AnnouncementRow() {
  const t = useContentMessages();
  const { member } = usePortal();
  const { data = [] } = useAnnouncementsOf(member);
  const [isOpen, setOpen] = useState(false);
  const active = activeAnnouncements(data);
  if (active.length === 0) return null;
  return (
    <Card isPadded={false}>
      <ListRow
        icon={<IconSpeakerphone size={22} aria-hidden />}
        label={t('announcements')}
        value={active.length}
        onClick={() => setOpen(true)}
      />
      {isOpen && <AnnouncementSheet announcements={active} onClose={() => setOpen(false)} />}
    </Card>
  );
}
