export { SupportRow as default } from '@housebrand/support/react';
