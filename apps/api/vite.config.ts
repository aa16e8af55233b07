import { mergeConfig } from 'vite';
import { serverApp } from '../../tools/vite/app.mjs';

/** Packages of which we use a small part: bundled, the rest is neither read nor kept in memory. */
const bundled = ['drizzle-orm', 'rate-limiter-flexible'];

export default mergeConfig(
  serverApp(import.meta.dirname, {
    entries: { ops: 'src/ops/main.ts', 'media-painter': '../../libs/artwork/src/nest/painter.worker.ts' },
  }),
  {
    ssr: { noExternal: bundled },
  },
);
