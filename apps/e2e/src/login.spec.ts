import { SPECIFIED } from './support/demo';
import { cookieNames, expectLoggedOut } from './support/session';
import { simulator } from './support/simulator';
import { expect, test } from './support/test';
import { word } from './support/words';

test('a wrong password is refused in the specification’s words, and nothing is kept', async ({
  page,
  context,
  screens,
}) => {
  const { username } = await simulator.newMember('MTO');
  await screens.login.open('MTO');
  await screens.login.logIn(username, 'Wrong-2026!');
  await expect(screens.login.failure).toContainText(SPECIFIED.invalidCredentials);
  await expectLoggedOut(context);
  await screens.login.logIn(username);
  await expect(page).toHaveURL(/\/MTO$/);
  expect(await cookieNames(context)).toEqual(expect.arrayContaining(['prefix', 'portalToken', 'ambToken', 'funToken']));
});

test('a username nobody has is refused in the same words', async ({ screens }) => {
  await screens.login.open('MTO');
  await screens.login.logIn('MTONOBODY');
  await expect(screens.login.failure).toContainText(SPECIFIED.invalidCredentials);
});

test('SPTNDEMO2 has no seamless record and first login is off', async ({ context, screens }) => {
  await screens.login.open('SPTN');
  await screens.login.logIn('SPTNDEMO2');
  await expect(screens.login.failure).toContainText(SPECIFIED.invalidCredentials);
  await expectLoggedOut(context);
});

test('NAGADEMO2 gets a record at the first login', async ({ page, screens }) => {
  await screens.login.open('NAGA');
  await screens.login.logIn('NAGADEMO2');
  await expect(page).toHaveURL(/\/NAGA$/);
  await screens.home.expectMember('NAGADEMO2');
  await screens.home.expectCredit((await simulator.member('NAGADEMO2')).creditSatang);
});

test('what cannot be a login is told before anything is sent', async ({ page, screens }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await screens.login.open('MTO');
  await screens.login.submit.click();
  await expect(screens.login.username).toBeFocused();
  await expect(screens.login.username).toHaveAccessibleDescription(word('server', 'required'));
  await screens.login.logIn('NAGADEMO1');
  await expect(screens.login.username).toHaveAccessibleDescription(
    word('authServer', 'usernameLacksPrefix', { prefix: 'MTO' }),
  );
  await screens.login.logIn('MTODEMO1', '');
  await expect(screens.login.password).toHaveAccessibleDescription(word('server', 'required'));
  expect(sent).not.toContain('/api/provider/login');
});

test('the username is remembered when asked for, the password never', async ({ page, context, screens }) => {
  const { username } = await simulator.newMember('MTO');
  await screens.login.open('MTO');
  await screens.login.fill(username);
  await page.getByRole('checkbox', { name: word('auth', 'rememberUsername') }).check();
  await screens.login.submit.click();
  await expect(page).toHaveURL(/\/MTO$/);
  await context.clearCookies();
  await screens.login.open('MTO');
  await expect(screens.login.username).toHaveValue(username);
  await expect(screens.login.password).toHaveValue('');
});
