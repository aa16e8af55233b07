import { expect, type Locator, type Page } from '@playwright/test';
import { SIMULATOR_URL } from '../support/demo';
import { type Language, word } from '../support/messages';

/** The provider's bank desk, where somebody looks at what came and decides. */
export class DeskPage {
  constructor(
    private readonly page: Page,
    private readonly language: Language,
  ) {}

  async open(): Promise<void> {
    await this.page.goto(`${SIMULATOR_URL}/?lang=${this.language}`);
    await expect(this.page.getByRole('heading', { level: 1, name: this.say('title') })).toBeVisible();
  }

  /** The newest of so many messages that came to a phone: a one-time or a temporary password. */
  async messageTo(tel: string, count = 1): Promise<string> {
    const messages = this.page.getByRole('listitem').filter({ hasText: tel });
    await expect(messages).toHaveCount(count);
    return messages.first().locator('b').innerText();
  }

  /** The money of the deposit that waits is there. */
  async confirmDeposit(username: string): Promise<void> {
    await this.decide(username, 'confirm');
  }

  /** The withdrawal that waits is paid. */
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
    return word('desk', key, {}, this.language);
  }
}
