import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DeskPage } from './pages/desk-page';
import { type Newcomer, RegisterPage } from './pages/register-page';
import { PORTAL_URL } from './support/demo';
import { riseToSilver } from './support/play';
import { inScope, isGate } from './support/scope';
import { enterAsNewMember } from './support/session';
import { simulator } from './support/simulator';
import { expect, type Screens, screensOf, test } from './support/test';
import { type Language, t, messagePattern, type MessageSet } from './support/messages';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** In baht. Enough to send chips and withdraw even if all stakes are lost. */
const DEPOSIT = 30_000;
/** Spins at the maximum stake of ฿10,000, which reach the second tier's turnover. */
const SPINS = 2;
/** 5 % of the stakes as points. */
const POINTS = '1,000.00';

/** A member at one agent in one language, and the bank desk. */
interface Story {
  page: Page;
  desk: DeskPage;
  screens: Screens;
  prefix: string;
  username: string;
  say: (set: MessageSet, key: string, values?: Record<string, string | number>) => string;
}

// one story is enough for the gate, because each screen's own test covers the other language
for (const [prefix, language] of inScope([
  ['MTO', 'th'],
  ['NAGA', 'en'],
]).slice(0, isGate ? 1 : undefined)) {
  test(`leads from a friend's link to money in the bank, using only the screens (${prefix} in ${language})`, async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const who: Newcomer = { tel: `09${digits(8)}`, accountNumber: digits(12), username: `S${digits(8)}` };
    const helperContext = await browser.newContext({ locale: 'th-TH', viewport: { width: 1280, height: 800 } });
    const inviter = await helperContext.newPage();
    // the second tier opens the referral programme
    await riseToSilver(helperContext, await enterAsNewMember(helperContext, prefix));
    // the language chosen at an earlier visit
    await context.addCookies([{ name: 'lang', value: language, url: PORTAL_URL }]);
    const story: Story = {
      page,
      desk: new DeskPage(await helperContext.newPage(), language),
      screens: screensOf(page, language),
      prefix,
      username: `${prefix}${who.username}`,
      say: (set, key, values = {}) => t(set, key, values, language),
    };
    await story.desk.open();
    await test.step('registers by a friend’s link', () => register(story, who, language, inviter));
    await test.step('deposits, confirmed by the desk', () => deposit(story));
    await test.step('redeems a coupon with a turnover requirement', () => redeem(story));
    await test.step('plays and rises to the next tier', () => play(story));
    await test.step('claims a quest', () => claimQuest(story));
    await test.step('converts points to credit', () => convertPoints(story));
    await test.step('appears in the tournament', () => seeTournament(story, language));
    await test.step('sends chips, which the new tier opened', () => sendChips(story, language));
    await test.step('withdraws, paid by the desk', () => withdraw(story));
    await test.step('finds everything in the histories', () => histories(story));
    await test.step('shows the friend the new downline', () => seeFriend(story, inviter));
    await helperContext.close();
  });
}

async function register(
  { page, desk, screens, prefix, username }: Story,
  who: Newcomer,
  language: Language,
  inviter: Page,
): Promise<void> {
  await inviter.goto(`/${prefix}/referral`);
  const link = (await inviter.locator('p[title]').getAttribute('title')) ?? '';
  await page.goto(new URL(link).pathname);
  await expect(page).toHaveURL(/ref=/);
  await screens.home.expectGuest(prefix);
  // the visit keeps the referral code; wait until the scripts have stored it
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userRefCode'))).not.toBeNull();
  const form = new RegisterPage(page, language);
  const pictures: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/api/provider/captcha')) return;
    pictures.push(((await response.json()) as { result: { captchaId: string } }).result.captchaId);
  });
  await form.open(prefix);
  await form.fill(who);
  if (prefix === 'NAGA') {
    await form.typeOtp(await desk.messageTo(who.tel));
  } else {
    await expect.poll(() => pictures.length).toBe(1);
    // the simulator knows the text of its captchas
    await form.answerCaptcha(await simulator.captcha(pictures[0]!));
  }
  await expect(form.done).toBeVisible();
  await form.start.click();
  await screens.home.expectMember(username);
  await screens.home.readAnnouncements();
}

async function deposit({ page, desk, screens, username, say }: Story): Promise<void> {
  await screens.home.creditBox.getByRole('link', { name: say('wallet', 'deposit') }).click();
  await page.getByRole('textbox').fill(String(DEPOSIT));
  await page.getByRole('button', { name: say('payments', 'createQr', { amount: '30,000' }) }).click();
  await expect(page.getByRole('img', { name: say('payments', 'promptPay') })).toBeVisible();
  await desk.confirmDeposit(username);
  await page.getByRole('link', { name: say('payments', 'done') }).click();
  await expect(screens.home.creditBox).toContainText(/30,000\.\d\d /);
}

async function redeem({ page, screens, say }: Story): Promise<void> {
  await openShortcut({ page, say }, 'coupon');
  await page.getByRole('textbox').fill('WELCOME-7K2M-93QX');
  await page.getByRole('button', { name: say('chips', 'check'), exact: true }).click();
  const terms = page.getByRole('dialog', { name: say('chips', 'couponTerms') });
  await expect(terms).toContainText(say('chips', 'turnoverTimes', { amount: '300', times: 3 }));
  await terms.getByRole('button', { name: say('chips', 'notNow'), exact: true }).click();
  await expect(terms).toBeHidden();
  await page.getByRole('button', { name: say('chips', 'check'), exact: true }).click();
  await terms.getByRole('button', { name: say('chips', 'redeem'), exact: true }).click();
  await expect(page.getByText(say('chips', 'received.CREDIT', { amount: '100.00' }))).toBeVisible();
  await goBack(page, say);
  await expect(screens.home.creditBox).toContainText(/30,100\.\d\d /);
}

async function play({ page, screens }: Story): Promise<void> {
  await screens.home.openLobby('SLOT');
  await screens.lobby.expectOpen();
  const { name, link } = await screens.lobby.game(0);
  await link.click();
  await screens.game.expectOpen(name);
  await page.getByRole('button', { name: t('gamePage', 'chip', { amount: '1,000' }), exact: true }).click();
  // increases the stake to 2,000, 5,000, 10,000
  for (let step = 0; step < 3; step += 1)
    await page.getByRole('button', { name: t('gamePage', 'more'), exact: true }).click();
  await expect(page.getByText('฿10,000.00', { exact: true })).toBeVisible();
  for (let spin = 0; spin < SPINS; spin += 1) await screens.game.playRound();
  await screens.game.back.click();
  await screens.home.tab('home').click();
  await expect(screens.home.tierChip(2)).toBeVisible();
}

async function claimQuest({ page, screens, say }: Story): Promise<void> {
  await openShortcut({ page, say }, 'daily-quest');
  const reward = say('quests', 'credit', { amount: '10.00' });
  const quest = page.getByRole('listitem').filter({ hasText: say('quests', 'scope.deposit') });
  await quest.getByRole('button', { name: say('quests', 'claim', { reward }) }).click();
  await expect(quest.getByRole('button', { name: say('quests', 'claimed') })).toBeVisible();
  await screens.home.tab('home').click();
}

async function convertPoints({ page, say }: Story): Promise<void> {
  await openShortcut({ page, say }, 'cashback');
  const points = page
    .getByRole('dialog', { name: say('withdrawals', 'claims') })
    .getByRole('region', { name: say('withdrawals', 'pointsTitle') });
  await expect(points).toContainText(POINTS);
  await points.getByRole('button', { name: say('withdrawals', 'convert') }).click();
  await expect(points.getByText(say('withdrawals', 'incomeDone', { amount: POINTS }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(points).toBeHidden();
}

async function seeTournament({ page, screens, say }: Story, language: Language): Promise<void> {
  await openBenefit({ screens, page, say }, 'tournament', language);
  // the pinned place is hidden while the member's row on the board is in view
  const pinned = page.getByRole('region', { name: say('tournaments', 'mine') });
  const board = page.getByRole('region', { name: say('tournaments', 'board') });
  const row = board.getByRole('listitem').filter({ hasText: say('tournaments', 'you') });
  // play arrives with the bet feed, and the board updates automatically
  await expect(pinned.or(row).first()).toContainText('20,000');
  await expect(page.getByText(messagePattern('tournaments', 'noScore', language))).toHaveCount(0);
  await screens.home.tab('home').click();
}

async function sendChips({ page, screens, prefix, say }: Story, language: Language): Promise<void> {
  await openBenefit({ screens, page, say }, 'chips', language);
  await page.getByRole('link', { name: say('chips', 'toHistory'), exact: true }).click();
  await page
    .getByRole('link', { name: say('chips', 'send'), exact: true })
    .first()
    .click();
  await page.getByLabel(say('chips', 'receiver'), { exact: true }).fill(`${prefix}DEMO3`);
  await page.getByRole('button', { name: say('chips', 'find'), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: `${prefix}DEMO3` })).toBeVisible();
  await page.getByLabel(say('chips', 'howMany'), { exact: true }).fill('100');
  await page.getByRole('button', { name: say('chips', 'sendAmount', { amount: '100' }), exact: true }).click();
  await page.getByRole('button', { name: say('chips', 'confirmSend', { amount: '100' }), exact: true }).click();
  await expect(page.getByText(say('chips', 'sent'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: say('chips', 'done'), exact: true }).click();
}

async function withdraw({ page, desk, screens, username, say }: Story): Promise<void> {
  await screens.home.creditBox.getByRole('link', { name: say('wallet', 'withdraw') }).click();
  await page.getByRole('textbox').fill('500');
  await page.getByRole('button', { name: say('withdrawals', 'withdraw'), exact: true }).click();
  await page.getByRole('button', { name: say('withdrawals', 'confirm', { amount: '500.00' }) }).click();
  await expect(page.getByRole('dialog', { name: say('withdrawals', 'requested') })).toBeVisible();
  await desk.payWithdrawal(username);
  // matches the status and the last step of the timeline
  await expect(page.getByRole('dialog').getByText(say('payments', 'status.completed')).first()).toBeVisible();
  await page.getByRole('button', { name: say('payments', 'done') }).click();
}

/** Checks each history, opened from the account. */
async function histories({ page, prefix, screens, say }: Story): Promise<void> {
  const newest = page.getByRole('main').getByRole('listitem').first();
  for (const [row, amount, part] of [
    [say('payments', 'history'), /\+30,000\.\d\d/],
    [say('withdrawals', 'history'), /−500\.00/],
    [say('chips', 'history'), /−100\.00/, say('chips', 'mode.gift_sent')],
    [say('chips', 'rewards'), /\+(?:100|10)\.00/],
  ] as const) {
    await screens.account.open(prefix);
    await page.getByRole('link', { name: row, exact: true }).click();
    if (part) await page.getByRole('button', { name: part, exact: true }).click();
    await expect(newest).toContainText(amount);
    await expect(newest).toContainText(say('payments', 'status.completed'));
  }
}

async function seeFriend({ prefix, username }: Story, inviter: Page): Promise<void> {
  await inviter.goto(`/${prefix}/referral/members`);
  await expect(inviter.getByText(`${prefix}•••${username.slice(-2)}`).first()).toBeVisible();
}

/** Opens a shortcut below the credit; its name can start with a note that a reward is due. */
async function openShortcut({ page, say }: Pick<Story, 'page' | 'say'>, menu: string): Promise<void> {
  const row = page.getByRole('navigation', { name: say('portal', 'quickMenu') });
  await row.getByRole('link', { name: say('portal', `quick.${menu}`) }).click();
}

/** Opens a menu of the tier, through the tier's chip on the home page. */
async function openBenefit(
  { page, screens, say }: Pick<Story, 'page' | 'screens' | 'say'>,
  menu: string,
  language: Language,
): Promise<void> {
  await screens.home.tierChip(2).click();
  const menus = page.getByRole('list', { name: messagePattern('tiers', 'menus', language) });
  await menus.getByRole('link', { name: say('menuNames', `menu.${menu}`), exact: true }).click();
}

async function goBack(page: Page, say: Story['say']): Promise<void> {
  await page.getByRole('button', { name: say('kit', 'back'), exact: true }).click();
}
