import type { Page } from '@playwright/test';
import { enterAsNewMember } from './support/session';
import { expect, type Screens, test } from './support/test';

/** Keys that belong to the device or to the agent, and stay. */
const KEPT = [
  /^gameList:MTO:/,
  /^install$/,
  /^passkeyOffer$/,
  /^push$/,
  /^userRefCode$/,
  /^username:MTO$/,
  /^creditHidden$/,
  /^chunk-reload-at$/,
];
/** Positions by history entry: without a name. */
const NAMELESS = /^scrollPlaces$/;

const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage, ...sessionStorage }));

const left = (values: Record<string, string>): string[] =>
  Object.keys(values).filter((key) => ![...KEPT, NAMELESS].some((kept) => kept.test(key)));

async function visit(page: Page, screens: Screens): Promise<void> {
  await page.goto('/MTO');
  await screens.home.openLobby('SLOT');
  await screens.lobby.expectOpen();
  const { link, name } = await screens.lobby.game(0);
  await link.click();
  await screens.game.expectOpen(name);
  await screens.game.back.click();
  await expect(page).toHaveURL(/\/MTO\/game\?type=SLOT/);
}

test('stores whose a value is, and removes the member’s at logout', async ({ page, context, screens }) => {
  const username = await enterAsNewMember(context, 'MTO');
  await visit(page, screens);
  const during = await stored(page);
  expect(JSON.parse(during['recentlyGames']!)).toMatchObject({ member: { prefix: 'MTO', username } });
  // the list of names names no one itself
  for (const key of left(during).filter((name) => name !== 'memberValues'))
    expect(`${key} ${during[key]}`, key).toMatch(/MTO/);
  await screens.account.open('MTO');
  await screens.account.logOut();
  await expect.poll(async () => left(await stored(page))).toEqual([]);
  expect(JSON.stringify(await stored(page))).not.toContain(username);
});
