export { postProfile } from '@housebrand/auth/react';
