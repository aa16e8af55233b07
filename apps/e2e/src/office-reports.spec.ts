import type { Page } from '@playwright/test';
import { enterOffice } from './support/office';
import { expect, test } from './support/test';
import { t } from './support/messages';

const say = (key: string, values = {}) => t('officeReports', key, values);
const amountOf = (text: string) => Number(text.replaceAll(',', '').replace('−', '-'));

/** Reads the amounts in the last column of a list, all pages. */
async function amountsIn(office: Page, list: string, column: number): Promise<number> {
  const table = office.getByRole('table', { name: list });
  await expect(table).toBeVisible();
  const more = office.getByRole('button', { name: t('officeKit', 'more') });
  while (await more.isVisible()) {
    const before = await table.getByRole('row').count();
    await more.click();
    await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(before);
  }
  const texts = await table.locator(`tbody tr td:nth-child(${column})`).allInnerTexts();
  return texts.reduce((sum, text) => sum + amountOf(text), 0);
}

test('compares agents, opens the report of one, and its figures open lists that add up to them', async ({
  browser,
}) => {
  const { page: office } = await enterOffice(browser, 'platform.operator', '/MTO/reports/agents');
  await test.step("the platform's staff compare agents and open one", async () => {
    const agents = office.getByRole('table', { name: say('agents') });
    await agents.getByRole('link', { name: 'Naga Palace' }).click();
    await expect(office).toHaveURL(/\/NAGA\/reports\?from=/);
  });
  // the month before this one: nothing changes in it while the journey runs
  const [year, month] = new Date().toISOString().slice(0, 7).split('-').map(Number) as [number, number];
  const first = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10);
  const last = new Date(Date.UTC(year, month - 1, 0)).toISOString().slice(0, 10);
  await office.goto(`/NAGA/reports?from=${first}&to=${last}&by=month`);
  const row = office.getByRole('table', { name: say('table.month') }).locator('tbody tr');
  const cell = (column: number) => row.locator(`td:nth-child(${column})`);
  await expect(cell(2).getByRole('link')).toBeVisible();
  const [deposits, stake] = [amountOf(await cell(2).innerText()), amountOf(await cell(5).innerText())];
  expect(deposits).toBeGreaterThan(0);

  await test.step('deposits open the payments that ended in the month', async () => {
    await cell(2).getByRole('link').click();
    expect(await amountsIn(office, t('officeMoney', 'paid'), 5)).toBeCloseTo(deposits, 2);
    await office.goBack();
  });
  await test.step('the stake opens the rounds of the month, and a game filters them', async () => {
    await cell(5).getByRole('link').click();
    expect(await amountsIn(office, say('roundsTitle'), 6)).toBeCloseTo(stake, 2);
    const game = office
      .getByRole('table', { name: say('roundsTitle') })
      .locator('tbody td:nth-child(3) a')
      .first();
    const name = await game.innerText();
    await game.click();
    await expect(office.getByRole('button', { name: `${name} ×` })).toBeVisible();
    await office.goBack();
    await office.goBack();
  });
  await test.step('the month downloads as it is shown', async () => {
    const download = office.waitForEvent('download');
    await office.getByRole('button', { name: say('csv'), exact: true }).click();
    expect((await download).suggestedFilename()).toBe(`NAGA-month-${first}-${last}.csv`);
  });
  await test.step('play by game downloads as it is shown', async () => {
    await office.getByRole('link', { name: say('play.game'), exact: true }).click();
    const download = office.waitForEvent('download');
    await office.getByRole('button', { name: `${say('xlsx')}: ${say('play.game')}`, exact: true }).click();
    expect((await download).suggestedFilename()).toBe(`NAGA-game-${first}-${last}.xlsx`);
  });
});

test('shows figures without lines to marketing, which may open neither payments nor rounds', async ({ browser }) => {
  const { page: office } = await enterOffice(browser, 'mto.marketing', '/MTO/reports');
  const table = office.getByRole('table', { name: say('table.day') });
  await expect(table.getByRole('row').nth(2)).toBeVisible();
  await expect(table.getByRole('link')).toHaveCount(0);
  await expect(office.getByRole('navigation', { name: say('tabs'), exact: true })).toHaveCount(0);
});

test('lists the runs of reconciliation, and cases by state and kind', async ({ browser }) => {
  const { page: office } = await enterOffice(browser, 'mto.head', '/MTO/cases');
  const cases = (key: string) => t('officeCases', key);
  await office.getByRole('link', { name: t('officeTerms', 'caseState.CLOSED') }).click();
  await office.getByRole('combobox', { name: cases('kind') }).click();
  await office.getByRole('option', { name: t('officeTerms', 'case.OTHER_AMOUNT') }).click();
  await expect(office).toHaveURL(/\/MTO\/cases\?state=CLOSED&kind=OTHER_AMOUNT$/);
  await expect(office.getByText(cases('noneTitle'))).toBeVisible();
  await office.getByRole('link', { name: cases('tab.runs') }).click();
  const empty = office.getByText(cases('runsEmpty'));
  const runs = office.getByRole('table', { name: cases('runs') });
  await expect(empty.or(runs)).toBeVisible();
});
