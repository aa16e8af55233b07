import { randomInt } from 'node:crypto';
import { type Newcomer, RegisterPage } from './pages/register-page';
import { simulator } from './support/simulator';
import { expect, test } from './support/test';
import { t } from './support/messages';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');
const newcomer = (): Newcomer => ({ tel: `09${digits(8)}`, accountNumber: digits(12), username: `J${digits(8)}` });

test('registers a member at NAGA with a one-time password and logs in', async ({ page, screens }) => {
  const register = new RegisterPage(page);
  const who = newcomer();
  await register.open('NAGA');
  await register.fill(who);
  const otp = await simulator.otp(who.tel);
  await register.typeOtp(otp === '000000' ? '000001' : '000000');
  await expect(register.proof.getByRole('alert')).toHaveText(t('authServer', 'codeRefused'));
  await register.typeOtp(otp);
  await expect(register.done).toBeVisible();
  await register.start.click();
  await expect(page).toHaveURL(/\/NAGA$/);
  await screens.home.expectMember(`NAGA${who.username}`);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(otp);
  expect(stored).not.toContain(who.tel);
});

test('registers a member at MTO with a captcha, and returns to the step of a rejected field', async ({
  page,
  screens,
}) => {
  const register = new RegisterPage(page);
  const who = newcomer();
  const taken = await simulator.newMember('MTO');
  const pictures: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/api/provider/captcha')) return;
    pictures.push(((await response.json()) as { result: { captchaId: string } }).result.captchaId);
  });
  const text = async (picture: number) => {
    await expect.poll(() => pictures.length).toBe(picture);
    return simulator.captcha(pictures.at(-1)!);
  };
  await register.open('MTO');
  await register.fill({ ...who, username: taken.username.slice('MTO'.length) });
  await register.answerCaptcha(await text(1));
  const username = page.getByLabel(t('auth', 'username'), { exact: true });
  await expect(username).toHaveAccessibleDescription(t('authServer', 'usernameTaken'));
  await register.finish(who.username);
  await register.answerCaptcha(await text(2));
  await expect(register.done).toBeVisible();
  await register.start.click();
  await screens.home.expectMember(`MTO${who.username}`);
});
