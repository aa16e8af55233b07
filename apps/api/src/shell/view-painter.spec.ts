import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { drawnFor } from './draw-page';
import { ViewPainter, type ViewRequest } from './view-painter';

/** Renders its address; fails, hangs or exits at the respective address. */
const PROGRAM = `
export function serve(channel) {
  let busy = 0;
  channel.on('message', async ({ url }) => {
    if (url === '/hang') return;
    if (url === '/end') process.exit(1);
    if (url === '/fail') return channel.postMessage({ failure: 'Error: no such view' });
    busy += 1;
    await new Promise((next) => setTimeout(next));
    channel.postMessage({ drawing: { html: url + ' ' + busy + ' ' + Object.keys(process.env), slices: 1 } });
    busy -= 1;
  });
}`;

const folder = mkdtempSync(join(tmpdir(), 'painter-'));
const program = join(folder, 'entry-server.mjs');
writeFileSync(program, PROGRAM);
afterAll(() => rmSync(folder, { recursive: true }));

const request = (url: string) => ({ url, language: 'th', answers: {} }) as unknown as ViewRequest;

describe('ViewPainter', () => {
  let painter = new ViewPainter(program, 60_000);
  afterEach(() => painter.close());

  it('renders one view at a time, without access to our environment', async () => {
    painter = new ViewPainter(program, 60_000);
    const drawings = await Promise.all(['/a', '/b', '/c'].map((url) => painter.draw(request(url))));
    expect(drawings.map(({ html }) => html)).toEqual(['/a 1 NODE_ENV', '/b 1 NODE_ENV', '/c 1 NODE_ENV']);
  });

  it("reports errors, and continues after a failure and after the thread's exit", async () => {
    painter = new ViewPainter(program, 60_000);
    await expect(painter.draw(request('/fail'))).rejects.toThrow('no such view');
    await expect(painter.draw(request('/end'))).rejects.toThrow('has ended');
    expect((await painter.draw(request('/a'))).html).toContain('/a 1');
  });

  it('ends the thread if a rendering hangs', async () => {
    painter = new ViewPainter(program, 300);
    await expect(painter.draw(request('/hang'))).rejects.toThrow('has ended');
  });

  it('fails if the program does not exist', async () => {
    painter = new ViewPainter(join(folder, 'nothing.mjs'), 60_000);
    await expect(painter.draw(request('/a'))).rejects.toThrow('has ended');
  });
});

describe('rendered view', () => {
  it('converts style attributes into one rule per distinct style', () => {
    const html =
      '<link rel="preload" as="image" href="/logo.svg"/><link rel="preload" as="image" href="/first.avif" fetchPriority="high"/>' +
      '<a style="color:red">1</a><b style="--m:url(&quot;/x.svg&quot;)">2</b><i style="color:red">3</i>';
    const drawn = drawnFor({ html, slices: 3 }, {});
    expect(drawn.html).toBe('<a data-s="0">1</a><b data-s="1">2</b><i data-s="0">3</i>');
    expect(drawn.css).toBe('[data-s="0"]{color:red}\n[data-s="1"]{--m:url("/x.svg")}');
    expect(drawn.preloads).toEqual(['<link rel="preload" as="image" href="/first.avif" fetchPriority="high"/>']);
  });

  it('rejects a style attribute that contains more than one rule', () => {
    expect(() => drawnFor({ html: '<a style="color:red}html{display:none">1</a>', slices: 0 }, {})).toThrow(TypeError);
  });
});
