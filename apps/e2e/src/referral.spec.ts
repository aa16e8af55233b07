import { randomInt } from 'node:crypto';
import { RegisterPage } from './pages/register-page';
import { PORTAL_URL } from './support/demo';
import { play, riseToSilver } from './support/play';
import { readQrOf } from './support/qr-reader';
import { enterAsNewMember, logIn } from './support/session';
import { simulator } from './support/simulator';
import { expect, test } from './support/test';
import { t } from './support/messages';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

test("credits the income from a referred friend's play, and takes it back after a late void", async ({
  page,
  context,
  browser,
}) => {
  const inviter = await enterAsNewMember(context, 'MTO');
  const remaining = async () => {
    const reply = await context.request.get(`${PORTAL_URL}/api/apps/affiliates/remaining_income/MTO/${inviter}`);
    return ((await reply.json()) as { data: { remainingIncome: number } | null }).data?.remainingIncome;
  };
  // the second tier opens the referral programme
  await riseToSilver(context, inviter);
  await page.goto('/MTO/referral');
  await expect(page.getByRole('heading', { name: t('affiliate', 'stepsTitle') })).toBeVisible();
  const link = await page.locator('p[title]').getAttribute('title');
  expect(await readQrOf(page.getByRole('img', { name: t('affiliate', 'qrLabel') }))).toBe(link);

  const visit = await browser.newContext();
  const friend = await visit.newPage();
  const who = { tel: `09${digits(8)}`, accountNumber: digits(12), username: `F${digits(8)}` };
  const pictures: string[] = [];
  friend.on('response', async (response) => {
    if (!response.url().includes('/api/provider/captcha')) return;
    pictures.push(((await response.json()) as { result: { captchaId: string } }).result.captchaId);
  });
  // the visit keeps the referral code on all pages
  await friend.goto(new URL(link!).pathname);
  await expect(friend).toHaveURL(/ref=/);
  // wait until the scripts have stored the code
  await expect.poll(() => friend.evaluate(() => localStorage.getItem('userRefCode'))).not.toBeNull();
  const invitation = friend.getByRole('link', { name: t('auth', 'invitedBy', { name: `MTO•••${inviter.slice(-2)}` }) });
  await expect(invitation).toHaveAttribute('href', '/MTO/register');
  const register = new RegisterPage(friend);
  await register.open('MTO');
  await register.fill(who);
  await expect.poll(() => pictures.length).toBe(1);
  await register.answerCaptcha(await simulator.captcha(pictures[0]!));
  await expect(register.done).toBeVisible();
  await visit.close();

  const username = `MTO${who.username}`;
  await simulator.deposit(username, 1_000_000);
  await play(username, 500_000);
  const available = page.getByText('40.00 บาท', { exact: true });
  await expect.poll(remaining).toBe(40);
  await page.reload();
  await expect(available).toBeVisible();
  await expect(page.getByText(`MTO•••${username.slice(-2)}`)).toBeVisible();

  await page.getByRole('link', { name: t('affiliate', 'withdraw'), exact: true }).click();
  const before = (await simulator.member(inviter)).creditSatang;
  await page.getByRole('button', { name: t('withdrawals', 'incomeMove', { amount: '40.00' }) }).click();
  await expect(page.getByText(t('withdrawals', 'incomeDone', { amount: '40.00' }))).toBeVisible();
  expect((await simulator.member(inviter)).creditSatang).toBe(before + 4_000);
  await page.getByRole('link', { name: t('withdrawals', 'incomeHistory') }).click();
  await page.getByRole('button', { name: t('affiliate', 'side.withdrawn'), exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '40.00' })).toContainText(
    t('affiliate', 'status.completed'),
  );

  const [round] = await simulator.rounds(username);
  await simulator.voidRound(round!.id);
  await page.getByRole('button', { name: t('affiliate', 'side.earned'), exact: true }).click();
  const day = page.getByRole('listitem').filter({ hasText: t('affiliate', 'takenBackOf', { amount: '40.00' }) });
  await expect.poll(remaining).toBe(-40);
  await page.reload();
  await expect(day).toBeVisible();
  await day.getByRole('button').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await expect(sheet).toContainText(t('affiliate', 'takenBack'));
});

test("lists the demo world's downlines by level and name, and the income by day", async ({ page, context }) => {
  await logIn(context, 'NAGA', 'NAGADEMO1');
  await page.goto('/NAGA/referral/members?lang=en');
  const members = page.getByRole('main').getByRole('listitem');
  await expect(members).toHaveCount(8);
  const level = t('affiliate', 'levelCount', { level: 3, count: 1 }, 'en');
  await page.getByRole('button', { name: level, exact: true }).click();
  await expect(members).toHaveCount(1);
  const name = (await members.first().locator('b').first().textContent())!;
  await page.getByRole('searchbox').fill(name.slice(-2));
  await expect(members).toHaveCount(1);
  await page.getByRole('searchbox').fill('ZZ');
  await expect(page.getByText(t('affiliate', 'noneFound', {}, 'en'))).toBeVisible();

  await page.goto('/NAGA/referral/rewards?lang=en');
  await expect(members).toHaveCount(10);
  await page.getByRole('button', { name: t('affiliate', 'span.lastMonth', {}, 'en'), exact: true }).click();
  await expect(members.first()).toBeVisible();
});
