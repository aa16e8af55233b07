import { logIn } from './support/session';
import { expect, test } from './support/test';
import { type Language, t } from './support/messages';

/** A question that every agent has, and a part of it. */
const LATE: Record<Language, { question: string; typed: string }> = {
  th: { question: 'โอนแล้วเครดิตยังไม่เข้า ทำอย่างไร', typed: 'ยังไม่เข้า' },
  en: { question: 'I have paid and my credit is not there', typed: 'not there' },
};

for (const [prefix, language] of [
  ['MTO', 'th'],
  ['NAGA', 'en'],
] as const satisfies [string, Language][]) {
  const say = (key: string, values: Record<string, string | number> = {}) => t('content', key, values, language);

  test(`finds a question by a part of it and links onward from the answer (${prefix} in ${language})`, async ({
    page,
    context,
  }) => {
    await logIn(context, prefix, `${prefix}DEMO1`);
    await page.goto(`/${prefix}/faq?lang=${language}`);
    const { question, typed } = LATE[language];
    const search = page.getByRole('searchbox', { name: say('searchFaq') });
    await search.fill('qqqq');
    await expect(page.getByRole('heading', { name: say('noAnswer') })).toBeVisible();
    await page.getByRole('button', { name: say('showAllQuestions') }).click();
    await expect(search).toHaveValue('');
    const all = await page.locator('summary').count();
    await search.fill(typed);
    await expect(page.locator('summary').filter({ hasText: question })).toBeVisible();
    await expect.poll(() => page.locator('summary').count()).toBeLessThan(all);
    await page.getByText(question).click();
    await expect(page).toHaveURL(/#[\w-]+$/);

    await test.step("the question's address opens it again", async () => {
      await page.reload();
      await expect(search).toHaveValue(typed);
      await page.getByRole('link', { name: say('openPage') }).click();
      await expect(page).not.toHaveURL(/\/faq/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });

  test(`explains depositing step by step, up to the deposit itself (${prefix} in ${language})`, async ({
    page,
    context,
  }) => {
    await logIn(context, prefix, `${prefix}DEMO1`);
    await page.goto(`/${prefix}/tutorial?lang=${language}`);
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    const step = page.getByRole('article');
    const first = (await step.getByRole('heading').textContent()) ?? '';
    const next = page.getByRole('button', { name: say('next'), exact: true });
    await next.click();
    await expect(step.getByRole('heading')).toBeFocused();
    await expect(step.getByRole('heading')).not.toHaveText(first);
    await page.getByRole('button', { name: say('stepBack') }).click();
    await expect(step.getByRole('heading')).toHaveText(first);
    const tryIt = page.getByRole('link', { name: say('tryIt') });
    // the number of steps depends on the agent
    while (!(await tryIt.isVisible())) {
      const before = (await step.getByRole('heading').textContent()) ?? '';
      await next.click();
      await expect(step.getByRole('heading')).not.toHaveText(before);
    }
    await tryIt.click();
    await expect(page).not.toHaveURL(/\/tutorial/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
