import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const STYLESHEETS = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Lets the loading screen be seen with the first byte: its few rules stand in the page itself, and the style sheets come
 * after it in the body, where they hold up nothing that stands before them. Scripts still wait for them.
 */
export function firstPaint(root: string): Plugin {
  return {
    name: 'housebrand:first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const rules = readFileSync(join(root, 'src/start.css'), 'utf8');
        const sheets = html.match(STYLESHEETS) ?? [];
        return html
          .replace(STYLESHEETS, '')
          .replace('</head>', () => `  <style>${compact(rules)}</style>\n  </head>`)
          .replace('</body>', () => `${sheets.join('')}\n  </body>`);
      },
    },
  };
}

const compact = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,])\s*/g, '$1')
    .trim();
