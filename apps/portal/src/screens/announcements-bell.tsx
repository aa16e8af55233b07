export { AnnouncementBell as default } from '@housebrand/content/react';
