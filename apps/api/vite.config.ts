import { serverApp } from '../../tools/vite/app.mjs';

export default serverApp(import.meta.dirname, { entries: { ops: 'src/ops/main.ts' } });
