export { InviteCard as default } from '@housebrand/affiliate/react';
