import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { mergeConfig, type Plugin } from 'vite';
import { serverApp } from '../../tools/vite/app.mjs';
import { startFiles } from './start-files.ts';

/** Packages with many files or of which we use a small part. Bundling them shortens the start and saves memory. */
const bundled = ['drizzle-orm', 'rate-limiter-flexible', 'zod', '@nestjs/swagger', /^es-toolkit/];

/** Copies the documentation's scripts, style and changelog next to the bundle. */
const docsPage: Plugin = {
  name: 'api-docs-page',
  writeBundle: ({ dir }) => {
    cpSync(join(import.meta.dirname, 'src/docs/page'), join(dir!, 'docs-page'), { recursive: true });
    cpSync(join(import.meta.dirname, '../../CHANGELOG.md'), join(dir!, 'docs-page/CHANGELOG.md'));
  },
};

export default mergeConfig(
  serverApp(import.meta.dirname, {
    entries: {
      ops: 'src/ops/main.ts',
      office: 'src/office/main.ts',
      'media-painter': '../../libs/artwork/src/nest/painter.worker.ts',
    },
  }),
  {
    plugins: [docsPage, startFiles()],
    ssr: { noExternal: bundled },
  },
);
