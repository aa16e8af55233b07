export { MenuClosedScreen as default } from '@housebrand/tiers/react';
