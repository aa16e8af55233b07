export { SessionReminder as default } from '@housebrand/protection/react';
