import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD, MASTER_AGENT_KEY, PORTAL_URL } from './support/demo';
import { type Language, messagePattern, t } from './support/messages';
import { isGate } from './support/scope';
import { enterAsNewMember } from './support/session';
import { violations } from './support/standard';
import { expect, test } from './support/test';

/** Disable animations, so that axe sees the final colours. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The house's documents have at least as many sections. */
const SECTIONS = 6;

const GUESTS = [
  ['MTO', 'th'],
  ['NAGA', 'en'],
] as const satisfies [string, Language][];

/** Publishes new terms of MASTER, the agent that other tests don't play at. @returns a line of the new text */
async function publishTerms(request: APIRequestContext): Promise<string> {
  const line = `Edition of ${new Date().toISOString()}`;
  const text = `## Changes\n${line}\n\n- One thing\n- Another`;
  const reply = await request.post(`${PORTAL_URL}/api/apps/legal/terms`, {
    headers: { 'x-agent-key': MASTER_AGENT_KEY },
    data: { text: { th: text, en: text } },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return line;
}

const consentSheet = (page: Page) => page.getByRole('dialog', { name: t('legal', 'newTerms'), exact: true });

if (!isGate)
  test.describe('terms, privacy and personal data', () => {
    for (const [prefix, language] of GUESTS)
      test(`shows a guest the terms and the privacy notice (${prefix} in ${language})`, async ({ page }) => {
        await page.goto(`/${prefix}?lang=${language}`);
        for (const kind of ['terms', 'privacy']) {
          const name = t('kit', kind, {}, language);
          await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
          await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
          const document = page.getByRole('article');
          await expect(document.getByText(messagePattern('legal', 'legalVersion', language))).toBeVisible();
          expect(await document.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(SECTIONS);
          expect.soft(await violations(page)).toEqual([]);
          await page.goBack();
        }
      });

    test('asks for a new version once, and later again if it is put off', async ({ page, context, request }) => {
      const line = await publishTerms(request);
      await enterAsNewMember(context, 'MASTER');
      await page.goto('/MASTER');
      await expect(consentSheet(page).getByText(line)).toBeVisible();
      expect.soft(await violations(page)).toEqual([]);
      await consentSheet(page)
        .getByRole('button', { name: t('legal', 'acceptLater') })
        .click();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.reload();
      const accepted = page.waitForResponse(
        (reply) => reply.url().includes('/api/apps/consents/') && reply.request().method() === 'POST',
      );
      await consentSheet(page)
        .getByRole('button', { name: t('legal', 'acceptVersion') })
        .click();
      expect((await accepted).status()).toBe(200);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      const listed = page.waitForResponse((reply) => reply.url().includes('/api/apps/consents/'));
      await page.reload();
      expect(((await (await listed).json()) as { data: { isPending: boolean }[] }).data).not.toContainEqual(
        expect.objectContaining({ isPending: true }),
      );
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('downloads the member’s own data, without secrets', async ({ page, context }) => {
      const username = await enterAsNewMember(context, 'MTO');
      await page.goto('/MTO/user-info');
      await page.getByRole('link', { name: new RegExp(`^${t('personalData', 'personalData')}`) }).click();
      expect.soft(await violations(page)).toEqual([]);
      // no password: the login was a moment ago
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: t('personalData', 'download'), exact: true }).click();
      const download = await coming;
      await expect(page.getByText(t('personalData', 'downloaded'), { exact: true })).toBeVisible();
      expect(download.suggestedFilename()).toMatch(new RegExp(`^${username}-\\d{4}-\\d\\d-\\d\\d\\.json$`));

      const written = readFileSync(await download.path(), 'utf8');
      const copy = JSON.parse(written) as { username: string; parts: Record<string, unknown>; missing: string[] };
      expect(copy).toMatchObject({ username, prefix: 'MTO', missing: [] });
      expect(Object.keys(copy.parts)).toEqual(expect.arrayContaining(['account', 'consents', 'devices', 'statement']));
      expect(written).not.toContain(DEMO_PASSWORD);
      const names = [...written.matchAll(/"(\w+)":/g)].map(([, name]) => name!);
      expect(names.filter((name) => /password|token|secret|hash|publicKey/i.test(name))).toEqual([]);
      expect(written).not.toMatch(/MTODEMO\d/);
    });
  });
