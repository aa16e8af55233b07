import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { cleanUp } from '../run/lib/fresh-system.mjs';
import { HANGS_MS } from '../testing/patience.mjs';
import { packAll } from '../vite/pack-all.mjs';
import { addPackages, packagesFor } from './create.mjs';
import { member, NEXT, siteInChromium } from './journey.mjs';

const outside = mkdtempSync(join(tmpdir(), 'housebrand-next-'));
const folder = join(outside, 'river');
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };

function passes(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' });
  assert.equal(status, 0, `${error ?? ''}${stdout}${stderr}`);
}

describe('Next.js site with the App Router, outside the checkout', { timeout: HANGS_MS }, () => {
  const cleanUps = [];
  let site;
  before(async () => {
    packAll();
    cpSync(join(import.meta.dirname, 'next'), folder, { recursive: true });
    addPackages(folder, packagesFor(folder, ['@types/react', '@types/react-dom', '@types/node']));
    passes('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline']);
    passes(process.execPath, [join(folder, 'node_modules/next/dist/bin/next'), 'build']);
    site = await siteInChromium(folder, cleanUps, NEXT);
  });
  after(async () => {
    await cleanUp(cleanUps);
    rmSync(outside, { recursive: true, force: true });
  });

  it('keeps the session over a reload', async () => {
    const { expect } = site;
    const page = await site.logIn(await member(site, 123_456));
    await expect(page.getByText('Credit: 1234.56')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Credit: 1234.56')).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByLabel(/^Username/)).toBeVisible();
    assert.deepEqual(site.failures, []);
  });

  it('renders the page on the server', async () => {
    const html = await (await fetch(site.origin)).text();
    assert.match(html, /<h1>River House<\/h1>.*data-housebrand/s);
  });
});
