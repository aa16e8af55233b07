import { AnnouncementRow } from '@housebrand/content/react';
import { NotificationsScreen } from '@housebrand/notifications/react';

/** The inbox: the member's notifications, below the agent's announcements. */
export default function NotificationsPage() {
  return <NotificationsScreen announcements={<AnnouncementRow />} />;
}
