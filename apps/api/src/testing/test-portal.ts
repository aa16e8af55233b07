import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small built portal, for specs of what is served around it. */
export function buildTestPortal(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), INDEX);
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
  writeFileSync(join(folder, 'assets/index-AAAA1111.js'), `export const filler = '${'x'.repeat(3_000)}';\n`);
  writeFileSync(join(folder, 'assets/home-BBBB2222.js'), 'export {};\n');
  writeFileSync(join(folder, 'assets/home-CCCC3333.css'), 'a{}\n');
  writeFileSync(join(folder, 'assets/anuphan-thai-400-normal-DDDD.woff2'), 'font');
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  return folder;
}

const INDEX = `<!doctype html>
<html lang="th">
  <head>
    <meta charset="utf-8" />
    <title>to be replaced</title>
    <script type="module" crossorigin src="/assets/index-AAAA1111.js"></script>
  </head>
  <body><div id="root"><!--shell:logo--></div></body>
</html>`;

const MANIFEST = {
  'index.html': { file: 'assets/index-AAAA1111.js', isEntry: true },
  'src/screens/home-page.tsx': {
    file: 'assets/home-BBBB2222.js',
    css: ['assets/home-CCCC3333.css'],
    imports: ['index.html'],
  },
};
