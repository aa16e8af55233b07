import { SLOT } from './support/demo';
import { enterAsNewMember } from './support/session';
import { expect, test } from './support/test';
import { expectToast } from './support/toasts';
import { t, messagePattern } from './support/messages';

test('saves a more frequent reminder at once, and a less frequent one after a day', async ({
  page,
  context,
  screens,
  toasts,
}) => {
  await enterAsNewMember(context, 'MTO');
  await screens.account.open('MTO');
  await page.getByRole('link', { name: t('protectionAccount', 'navigation') }).click();
  const choices = page.getByRole('group', { name: t('protection', 'reminder') });
  const every = (minutes: number) =>
    choices.getByRole('button', { name: t('protection', 'everyMinutes', { count: minutes }), exact: true });
  await expect(every(60)).toHaveAttribute('aria-pressed', 'true');
  const save = page.getByRole('button', { name: t('protection', 'saveReminder') });
  await expect(save).toBeDisabled();
  await every(30).click();
  await save.click();
  await expectToast(toasts, t('protection', 'saved'));
  await page.reload();
  await expect(every(30)).toHaveAttribute('aria-pressed', 'true');
  await every(120).click();
  await save.click();
  const waiting = page.getByRole('status').filter({ hasText: messagePattern('protection', 'pendingReminder') });
  await expect(waiting).toBeVisible();
  await expect(every(30)).toHaveAttribute('aria-pressed', 'true');
});

test('shows the reminder when its time is up, and again after that', async ({ page, context, screens }) => {
  await page.clock.install();
  await enterAsNewMember(context, 'MTO');
  await screens.home.open('MTO');
  await expect(screens.home.creditBox).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('playSince'))).not.toBeNull();
  for (const minutes of [60, 120]) {
    await page.clock.fastForward('01:00:01');
    const reminder = page.getByRole('dialog', { name: t('protection', 'timeTitle', { count: minutes }) });
    await expect(reminder).toBeVisible();
    await reminder.getByRole('button', { name: t('protection', 'continue') }).click();
    await page.clock.runFor(1_000);
    await expect(reminder).toBeHidden();
  }
});

test('opens no game during a break, and shows the reason', async ({ page, context, screens }) => {
  await enterAsNewMember(context, 'MTO');
  await page.goto('/MTO/user-info/play-safely');
  const begin = page.getByRole('button', { name: t('protection', 'beginBreak') });
  await expect(begin).toBeDisabled();
  await page.getByRole('button', { name: t('protection', 'length.day'), exact: true }).click();
  await begin.click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: t('kit', 'cancel') }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(messagePattern('protection', 'onBreakUntil'))).toBeHidden();

  await begin.click();
  await question.getByRole('button', { name: t('protection', 'confirm') }).click();
  await expect(page.getByText(messagePattern('protection', 'onBreakUntil'))).toBeVisible();

  await page.goto(screens.launch.address('MTO', SLOT));
  await expect(screens.launch.failure('launchRefused')).toBeVisible();
  const [beginning] = t('protectionServer', 'excludedUntil').split('{');
  await expect(page.getByText(beginning!)).toBeVisible();
  await expect(screens.launch.retry).toBeHidden();
  await expect(screens.launch.others).toBeVisible();
  for (const lobby of ['sports', 'lotto', 'poker']) {
    await page.goto(`/MTO/${lobby}`);
    await expect(screens.launch.failure('launchRefused')).toBeVisible();
  }
});

test('enforces a deposit limit on deposits, but not on withdrawals', async ({ page, context }) => {
  await enterAsNewMember(context, 'MTO');
  await page.goto('/MTO/user-info/play-safely');
  const deposits = page.getByRole('region', { name: t('protection', 'limit.DEPOSIT') });
  await deposits.getByRole('button', { name: t('protection', 'period.DAY') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: '500', exact: true }).click();
  await expect(sheet.getByText(t('protection', 'startsNow'))).toBeVisible();
  await sheet.getByRole('button', { name: t('protection', 'saveLimit') }).click();
  await expect(deposits.getByRole('button', { name: t('protection', 'period.DAY') })).toContainText('500');

  await page.goto('/MTO/deposit');
  await page.getByRole('button', { name: '1,000', exact: true }).click();
  // the limit is said while the member types
  await expect(page.getByText(t('protectionServer', 'depositLimit.DAY', { left: '500.00' })).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('payments', 'createQr', { amount: '1,000' }) })).toBeDisabled();
  await page.getByRole('button', { name: '300', exact: true }).click();
  await page.getByRole('button', { name: t('payments', 'createQr', { amount: '300' }) }).click();
  await expect(page.getByRole('img', { name: t('payments', 'promptPay') })).toBeVisible();

  await page.goto('/MTO/withdraw');
  await expect(page.getByText(t('protectionServer', 'depositLimit.DAY', { left: '500.00' }))).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
