import { Button, Sheet, useOpenSheets, usePortal } from '@housebrand/shared/react';
import { useEffect, useState } from 'react';
import { announcementsToShow, type Announcement } from '../../core';
import { dismissAnnouncements, dismissedAnnouncements } from '../announcement-cookie';
import { useAnnouncementsOf } from '../api/get-announcements';
import { saveReadAnnouncements } from '../api/save-read-announcements';
import { useContentMessages } from '../messages';
import classes from './announcements.module.css';

/**
 * Shows, after a login, a sheet with all active announcements that were not dismissed, one per page (specification
 * section 4); it waits until no other sheet is open. Closing it dismisses them all, on all devices.
 */
export function Announcements() {
  const { member } = usePortal();
  const { data = [] } = useAnnouncementsOf(member);
  const [dismissed, setDismissed] = useState(dismissedAnnouncements);
  const fresh = announcementsToShow(data, dismissed);
  const hasFresh = fresh.length > 0;
  const isCovered = useOpenSheets(({ count }) => count > 0);
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    if (hasFresh && !isCovered) setOpened(true);
  }, [hasFresh, isCovered]);
  if (!isOpened || !hasFresh) return null;
  const dismissAll = (): void => {
    const ids = fresh.map(({ _id }) => _id);
    dismissAnnouncements(ids);
    saveReadAnnouncements({ ids });
    setOpened(false);
    setDismissed(dismissedAnnouncements());
  };
  return <AnnouncementSheet announcements={fresh} onClose={dismissAll} />;
}

/** A sheet with announcements, one per page. */
export function AnnouncementSheet({
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
