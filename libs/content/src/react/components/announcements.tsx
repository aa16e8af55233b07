import { useState } from 'react';
import { Button, Sheet, usePortal } from '@housebrand/shared/react';
import { announcementsToShow } from '../../core';
import { dismissAnnouncement, dismissedAnnouncements } from '../announcement-cookie';
import { useAnnouncements } from '../api/get-announcements';
import { useContentWords } from '../words';
import classes from './announcements.module.css';

/** After a login: the active announcements not dismissed before, one after the other (specification section 4). */
export function Announcements() {
  const words = useContentWords();
  const { member } = usePortal();
  const { data = [] } = useAnnouncements(member);
  const [dismissed, setDismissed] = useState(dismissedAnnouncements);
  const waiting = announcementsToShow(data, dismissed);
  const [current] = waiting;
  if (!current) return null;
  const dismiss = () => {
    dismissAnnouncement(current._id);
    setDismissed((before) => [...before, current._id]);
  };
  return (
    <Sheet
      isOpen
      onClose={dismiss}
      title={current.title || words('announcement')}
      footer={
        <Button isFullWidth onClick={dismiss}>
          {words(waiting.length > 1 ? 'next' : 'understood')}
        </Button>
      }
    >
      <p className={classes.text}>{current.text}</p>
    </Sheet>
  );
}
