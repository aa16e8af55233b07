import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, t } from '../support/messages';

/** `/{prefix}/user-info` */
export class AccountPage {
  readonly heading: Locator;
  readonly logout: Locator;

  constructor(
    private readonly page: Page,
    private readonly language: Language,
  ) {
    this.heading = page.getByRole('heading', {
      level: 1,
      name: t('auth', 'accountTitle', {}, language),
      exact: true,
    });
    this.logout = page.getByRole('button', { name: t('auth', 'logout', {}, language), exact: true });
  }

  async open(prefix: string): Promise<void> {
    await this.page.goto(`/${prefix}/user-info?lang=${this.language}`);
    await expect(this.heading).toBeVisible();
  }

  async logOut(): Promise<void> {
    await this.logout.click();
    const question = this.page.getByRole('dialog', { name: t('auth', 'logoutQuestion', {}, this.language) });
    await question.getByRole('button', { name: t('auth', 'logout', {}, this.language), exact: true }).click();
    await expect(question).toBeHidden();
  }
}
