import { t } from './support/messages';
import { leadTournament } from './support/play';
import { enterAsNewMember, logIn } from './support/session';
import { expect, test } from './support/test';

test.describe('tournament', () => {
  test("shows the ranking and the member's own position, in both languages", async ({ page, context }) => {
    const score = await leadTournament(context, 'LOTUS', await enterAsNewMember(context, 'LOTUS'));
    for (const language of ['th', 'en'] as const) {
      await page.goto(`/LOTUS/tournament?lang=${language}`);
      await expect(page.getByText(t('tournaments', 'rule.TURNOVER', {}, language), { exact: true })).toBeVisible();
      await expect(page.getByRole('timer')).toBeVisible();
      const board = page.getByRole('region', { name: t('tournaments', 'board', {}, language) });
      // play arrives with the bet feed
      await expect(board.getByRole('listitem').first()).toBeVisible();
      const row = board.getByText(t('tournaments', 'you', {}, language), { exact: true });
      const pinned = page.getByRole('region', { name: t('tournaments', 'mine', {}, language) });
      await row.evaluate((name) => name.scrollIntoView({ block: 'center' }));
      await expect(pinned).toBeHidden();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(pinned).toContainText(score.toLocaleString('en'));
      await expect(pinned).toBeInViewport({ ratio: 1 });
      // one line
      expect((await pinned.boundingBox())?.height).toBeLessThan(60);
      await row.evaluate((name) => name.scrollIntoView({ block: 'center' }));
      await expect(pinned).toBeHidden();
    }
  });

  test("never covers the podium with the member's own place", async ({ page, context }) => {
    // no play yet, or a place outside the first three
    await logIn(context, 'MTO', 'MTODEMO1');
    for (const viewport of [
      { width: 320, height: 640 },
      { width: 360, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto('/MTO/tournament');
      const podium = page
        .getByRole('region', { name: t('tournaments', 'board') })
        .getByRole('list')
        .first();
      await expect(podium).toBeVisible();
      const top = (await podium.boundingBox())!.y;
      const pinned = page.getByRole('region', { name: t('tournaments', 'mine') });
      if (await pinned.isVisible()) {
        const place = (await pinned.boundingBox())!;
        expect(place.y + place.height).toBeLessThanOrEqual(top);
      }
    }
  });

  test('shows the start of an upcoming tournament, and settles ended ones', async ({ page, context }) => {
    await logIn(context, 'MTO', 'MTODEMO1');
    await page.goto('/MTO/tournament');
    await page.getByRole('button', { name: t('tournaments', 'status.UPCOMING') }).click();
    await expect(page.getByText(t('tournaments', 'startsIn'))).toBeVisible();
    await page.getByRole('button', { name: t('tournaments', 'status.ENDED') }).click();
    await expect(page.getByText(t('tournaments', 'over'), { exact: true })).toBeVisible();
    const isClosed = async () => {
      const reply = await context.request.get('/api/apps/tournaments/leaderboards/MTO');
      const { data } = (await reply.json()) as { data: { status: string; isClosed: boolean }[] };
      return data.filter(({ status }) => status === 'ENDED').every((one) => one.isClosed);
    };
    await expect.poll(isClosed, { timeout: 300_000 }).toBe(true);
  });

  test('ranks the same play by day, week and month', async ({ page, context }) => {
    await logIn(context, 'MTO', 'MTODEMO3');
    await page.goto('/MTO/ranking');
    await expect(page.getByRole('heading', { name: t('tournaments', 'period.MONTH') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('tournaments', 'rankings'));
  });
});
