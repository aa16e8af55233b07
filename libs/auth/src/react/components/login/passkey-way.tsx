export { PasskeyButton as default } from '@housebrand/shared/react';
