import { Announcements } from '@housebrand/content/react';
import { SessionReminder } from '@housebrand/protection/react';

/** What may come up over any screen of a member: announcements after a login, the reminder of the time spent. */
export default function MemberOverlays() {
  return (
    <>
      <Announcements />
      <SessionReminder />
    </>
  );
}
