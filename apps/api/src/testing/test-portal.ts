import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a small built portal, for specs of the server around it. */
export function buildTestPortal(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), INDEX);
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
  writeFileSync(join(folder, 'assets/index-AAAA1111.js'), `export const filler = '${'x'.repeat(3_000)}';\n`);
  writeFileSync(join(folder, 'assets/index-AAAA1111.js.map'), '{"sourcesContent":[]}');
  writeFileSync(join(folder, 'assets/home-BBBB2222.js'), 'export {};\n');
  writeFileSync(join(folder, 'assets/home-CCCC3333.css'), '.start-screen{color:red}.drawn{color:blue}\n');
  writeFileSync(join(folder, 'assets/anuphan-thai-400-normal-DDDD.woff2'), 'font');
  writeFileSync(join(folder, 'assets/index-EEEE4444.css'), 'body{margin:0}\n');
  writeFileSync(join(folder, '.vite/start.json'), JSON.stringify(START));
  writeFileSync(join(folder, '.vite/pages.json'), JSON.stringify(PAGES));
  return folder;
}

const INDEX = `<!doctype html>
<html lang="th">
  <head>
    <meta charset="utf-8" />
    <title>to be replaced</title>
    <script type="module" crossorigin src="/assets/index-AAAA1111.js"></script>
  </head>
  <body><div id="root"><!--shell:view--><div class="start-screen"><!--shell:logo--></div><!--/shell:view--></div></body>
</html>`;

const START = {
  scripts: ['/assets/index-AAAA1111.js'],
  styles: ['/assets/index-EEEE4444.css'],
  sheet: '/assets/page-FFFF5555.css',
};

const PAGES = {
  '': { files: ['/assets/home-BBBB2222.js', '/assets/home-CCCC3333.css'], sheet: '/assets/page-GGGG6666.css' },
};
