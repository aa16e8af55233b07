export { InviteBanner as default } from '@housebrand/auth/react';
