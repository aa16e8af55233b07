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
  writeFileSync(join(folder, 'assets/home-CCCC3333.css'), 'a{}\n');
  writeFileSync(join(folder, 'assets/anuphan-thai-400-normal-DDDD.woff2'), 'font');
  writeFileSync(join(folder, 'assets/index-EEEE4444.css'), 'b{}\n');
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
  <body><div id="root"><!--shell:view--><!--shell:logo--><!--/shell:view--></div></body>
</html>`;

const START = { scripts: ['/assets/index-AAAA1111.js'], styles: ['/assets/index-EEEE4444.css'] };

const PAGES = { '': ['/assets/home-BBBB2222.js', '/assets/home-CCCC3333.css'] };
