export { DialogHost as default } from '@housebrand/shared/react';
