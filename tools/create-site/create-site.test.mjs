import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { cleanUp } from '../run/lib/fresh-system.mjs';
import { packAll } from '../vite/pack-all.mjs';
import { createSite } from './create.mjs';
import { member, siteInChromium } from './journey.mjs';
import { HANGS_MS } from '../testing/patience.mjs';

const outside = mkdtempSync(join(tmpdir(), 'housebrand-site-'));
const folder = join(outside, 'river');
const run = (program, args, options = {}) => spawnSync(program, args, { cwd: folder, encoding: 'utf8', ...options });
const passes = ({ status, stdout, stderr, error }) => assert.equal(status, 0, `${error ?? ''}${stdout}${stderr}`);
const bin = (path) => [join(folder, 'node_modules', path)];

describe('site created from the packages, outside the checkout', { timeout: HANGS_MS }, () => {
  before(() => {
    packAll();
    createSite({ folder, prefix: 'MTO', name: 'River House', language: 'en' });
    passes(run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline']));
  });
  after(() => rmSync(outside, { recursive: true, force: true }));

  it('rejects an existing folder and an invalid prefix', () => {
    assert.throws(() => createSite({ folder, prefix: 'MTO', name: 'x' }), /already exists/);
    assert.throws(() => createSite({ folder: `${folder}2`, prefix: 'mto?', name: 'x' }), /--prefix/);
  });

  it('installs one React and no server packages', () => {
    assert.deepEqual(globSync('node_modules/**/node_modules/react', { cwd: folder }), []);
    for (const name of ['pg', 'ioredis', 'undici', 'axios', '@nestjs/common', 'fastify'])
      assert.ok(!existsSync(join(folder, 'node_modules', name)), `${name} was installed`);
    const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
    const resolved = [
      ...lock.matchAll(/"node_modules\/(@housebrand\/[^"]+)": \{\s*"version": "[^"]+",\s*"resolved": "([^"]+)"/g),
    ];
    assert.ok(resolved.length >= 15);
    for (const [, name, from] of resolved) assert.match(from, /^file:/, `${name} came from ${from}`);
  });

  it('passes its type check, including all declarations', () => {
    passes(run(process.execPath, [...bin('typescript/bin/tsc'), '-p', '.']));
  });

  it('builds', () => {
    passes(run(process.execPath, [...bin('vite/bin/vite.js'), 'build', '--logLevel', 'warn']));
    assert.match(readFileSync(join(folder, 'dist/index.html'), 'utf8'), /<title>River House<\/title>/);
  });

  describe('site in Chromium with a running instance', () => {
    const cleanUps = [];
    let site;
    before(async () => (site = await siteInChromium(folder, cleanUps)));
    after(() => cleanUp(cleanUps));

    it('logs a member in, keeps the session over a reload, and logs out', async () => {
      const { expect } = site;
      const page = await site.logIn(await member(site, 123_456));
      await expect(page.getByText('1,234.56')).toBeVisible();
      await page.reload();
      await expect(page.getByText('1,234.56')).toBeVisible();
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page.getByLabel(/^Username/)).toBeVisible();
      await page.reload();
      await expect(page.getByLabel(/^Username/)).toBeVisible();
    });

    it('accepts a deposit at its own address and updates the credit by itself', async () => {
      const { expect, origin } = site;
      const username = await member(site, 100_000);
      const page = await site.logIn(username);
      await page.getByRole('link', { name: 'Deposit', exact: true }).click();
      await expect(page).toHaveURL(`${origin}/deposit`);
      await page.getByRole('button', { name: '500', exact: true }).click();
      await page.getByRole('button', { name: 'Create QR for ฿500' }).click();
      await expect(page.getByRole('img', { name: 'PromptPay' })).toBeVisible();
      const [deposit] = await site.control('GET', `payments?username=${username}&open=true`);
      await site.control('POST', `deposits/${deposit.id}/decision`, { action: 'confirm' });
      const baht = (satang) => (satang / 100).toLocaleString('en', { minimumFractionDigits: 2 });
      await expect(page.getByRole('heading', { name: `฿${baht(deposit.amountSatang)} added` })).toBeVisible();
      await page.getByRole('link', { name: 'Done' }).click();
      await expect(page).toHaveURL(`${origin}/`);
      await expect(page.getByText(baht(100_000 + deposit.amountSatang))).toBeVisible();
    });

    it('shows tier and quests at the site’s addresses without affecting its own styles', async () => {
      const { expect, origin } = site;
      // a member whose tier opens the quests
      const page = await site.logIn('MTODEMO1');
      await page.getByRole('link', { name: /tier, see the details$/ }).click();
      await expect(page).toHaveURL(`${origin}/my-tier`);
      await expect(page.getByRole('heading', { name: 'Member tier' })).toBeVisible();
      await expect(page.getByRole('progressbar', { name: /^Progress towards/ })).toBeVisible();
      await page.goBack();
      await page.getByRole('region', { name: "Today's quests" }).getByRole('link').first().click();
      await expect(page).toHaveURL(`${origin}/quests`);
      await expect(page.getByRole('listitem').first()).toBeVisible();
      const body = page.locator('body');
      await expect(body).toHaveCSS('font-family', 'Georgia, serif');
      await expect(body).toHaveCSS('background-color', 'rgb(16, 19, 28)');
      assert.deepEqual(site.failures, []);
    });
  });
});
