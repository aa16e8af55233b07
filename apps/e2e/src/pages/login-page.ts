import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../support/demo';
import { type Language, t } from '../support/messages';

/** `/{prefix}/login` */
export class LoginPage {
  readonly heading: Locator;
  readonly username: Locator;
  readonly password: Locator;
  /** The field for a second factor, which appears after the server requests it. */
  readonly code: Locator;
  readonly submit: Locator;
  /** The server's error message. */
  readonly failure: Locator;

  constructor(
    private readonly page: Page,
    private readonly language: Language,
  ) {
    this.heading = page.getByRole('heading', { level: 1, name: t('auth', 'loginTitle', {}, language), exact: true });
    this.username = page.getByLabel(t('auth', 'username', {}, language), { exact: true });
    this.password = page.getByLabel(t('auth', 'password', {}, language), { exact: true });
    this.code = page.getByLabel(t('auth', 'factorCode', {}, language), { exact: true });
    this.submit = page.getByRole('button', { name: t('auth', 'loginAction', {}, language), exact: true });
    this.failure = page.getByRole('main').getByRole('alert');
  }

  async open(prefix: string): Promise<void> {
    await this.page.goto(`/${prefix}/login?lang=${this.language}`);
    await this.heading.waitFor();
  }

  async fill(username: string, password: string = DEMO_PASSWORD): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
  }

  async logIn(username: string, password: string = DEMO_PASSWORD): Promise<void> {
    await this.fill(username, password);
    await this.submit.click();
  }
}
