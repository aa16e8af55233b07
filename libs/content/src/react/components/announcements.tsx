import { Button, Sheet, usePortal } from '@housebrand/shared/react';
import { useState } from 'react';
import { announcementsToShow, type Announcement } from '../../core';
import { dismissAnnouncements, dismissedAnnouncements } from '../announcement-cookie';
import { useAnnouncementsOf } from '../api/get-announcements';
import { useReopened } from '../state/reopened';
import { useContentMessages } from '../messages';
import classes from './announcements.module.css';

/**
 * Shows, after a login, a sheet with all active announcements that were not dismissed, one per page (specification
 * section 4). Closing it dismisses them all. The bell reopens it with every active one.
 */
export function Announcements() {
  const { member } = usePortal();
  const { data = [] } = useAnnouncementsOf(member);
  const [dismissed, setDismissed] = useState(dismissedAnnouncements);
  const { isReopened, close } = useReopened();
  const fresh = announcementsToShow(data, dismissed);
  const shown = isReopened ? announcementsToShow(data, []) : fresh;
  if (shown.length === 0) return null;
  const dismissAll = (): void => {
    dismissAnnouncements(fresh.map(({ _id }) => _id));
    setDismissed(dismissedAnnouncements());
    close();
  };
  return <AnnouncementSheet key={String(isReopened)} announcements={shown} onClose={dismissAll} />;
}

function AnnouncementSheet({
  announcements,
  onClose,
}: {
  announcements: readonly Announcement[];
  onClose: () => void;
}) {
  const t = useContentMessages();
  const [page, setPage] = useState(0);
  const current = announcements[Math.min(page, announcements.length - 1)]!;
  const total = announcements.length;
  const isLast = page >= total - 1;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={current.title || t('announcement')}
      footer={
        <Button isFullWidth onClick={isLast ? onClose : () => setPage(page + 1)}>
          {t(isLast ? 'understood' : 'next')}
        </Button>
      }
    >
      <div aria-live="polite">
        {total > 1 && <p className={classes.place}>{t('pageOf', { page: page + 1, total })}</p>}
        <p className={classes.text}>{current.text}</p>
      </div>
    </Sheet>
  );
}
