import { expect, type Locator, type Page } from '@playwright/test';
import { SIMULATOR_URL } from '../support/demo';
import { type Language, t } from '../support/messages';

/** The provider's bank desk, which decides on deposits and withdrawals. */
export class DeskPage {
  constructor(
    private readonly page: Page,
    private readonly language: Language,
  ) {}

  async open(): Promise<void> {
    await this.page.goto(`${SIMULATOR_URL}/?lang=${this.language}`);
    await expect(this.page.getByRole('heading', { level: 1, name: this.say('title') })).toBeVisible();
  }

  /** Waits until the phone has this many messages. @returns the password in the newest one, one-time or temporary */
  async messageTo(tel: string, count = 1): Promise<string> {
    const heading = this.page.getByRole('heading', { name: this.say('otp') });
    const inbox = this.page.locator('section').filter({ has: heading });
    const messages = inbox.getByRole('listitem').filter({ hasText: tel });
    await expect(messages).toHaveCount(count);
    return messages.first().locator('b').innerText();
  }

  /** Confirms the money of the open deposit. */
  async confirmDeposit(username: string): Promise<void> {
    await this.decide(username, 'confirm');
  }

  /** Pays the open withdrawal. */
  async payWithdrawal(username: string): Promise<void> {
    await this.decide(username, 'pay');
  }

  private async decide(username: string, key: string): Promise<void> {
    const row = this.waiting(username);
    await row.getByRole('button', { name: this.say(key), exact: true }).click();
    await expect(row).toHaveCount(0);
  }

  private waiting(username: string): Locator {
    const button = this.page.getByRole('button', { name: this.say('refuse'), exact: true });
    return this.page.getByRole('listitem').filter({ hasText: username }).filter({ has: button });
  }

  private say(key: string): string {
    return t('desk', key, {}, this.language);
  }
}
