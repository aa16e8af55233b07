import { portalApp } from '../../tools/vite/portal.mjs';

export default portalApp(import.meta.dirname);
