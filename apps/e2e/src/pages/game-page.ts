import { formatSatang } from '@housebrand/shared';
import { expect, type Locator, type Page } from '@playwright/test';
import { SIMULATOR_URL } from '../support/demo';
import { type Language, messagePattern, t } from '../support/messages';

/** A game's page on the provider's site. */
export class GamePage {
  readonly back: Locator;
  readonly spin: Locator;
  private readonly credit: Locator;
  private readonly quickPick: Locator;
  private readonly bet: Locator;
  private readonly next: Locator;
  private readonly round: Locator;

  constructor(
    private readonly page: Page,
    language: Language,
  ) {
    this.back = page.getByRole('link', { name: t('gamePage', 'back', {}, language), exact: true });
    this.spin = page.getByRole('button', { name: t('gamePage', 'spin', {}, language), exact: true });
    this.quickPick = page.getByRole('button', { name: t('gamePage', 'quickPick', {}, language), exact: true });
    this.bet = page.getByRole('button', { name: messagePattern('gamePage', 'bet', language) });
    this.next = page.getByRole('button', { name: t('gamePage', 'continue', {}, language), exact: true });
    this.credit = page.locator('output').first();
    this.round = page
      .getByText(new RegExp(`^${t('gamePage', 'round', {}, language)} `))
      .or(page.getByText(t('gamePage', 'noRound', {}, language)));
  }

  async expectOpen(name?: string): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`^${SIMULATOR_URL}/play/s/[^?]+$`));
    if (name) await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(this.back).toBeVisible();
  }

  async expectCredit(satang: number): Promise<void> {
    await expect(this.credit).toHaveText(`฿${formatSatang(BigInt(satang))}`);
  }

  /** Spins once and waits until the reels stop. @returns the id of the round, as displayed */
  async playRound(): Promise<string> {
    const before = await this.roundId();
    await this.spin.click();
    await expect.poll(() => this.roundId()).not.toBe(before);
    await expect(this.spin).toBeEnabled();
    return (await this.roundId()) ?? '';
  }

  /** Takes a quick pick, if the game asks anything, and plays one round to its end. @returns the id of the round, as displayed */
  async placeBet(): Promise<string> {
    const before = await this.roundId();
    if (await this.quickPick.isVisible()) await this.quickPick.click();
    await this.bet.click();
    await expect.poll(() => this.roundId()).not.toBe(before);
    await expect(this.bet.or(this.next)).toBeEnabled();
    if (await this.next.isVisible()) await this.next.click();
    await expect(this.bet).toBeEnabled();
    return (await this.roundId()) ?? '';
  }

  private async roundId(): Promise<string | null> {
    return /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec((await this.round.textContent()) ?? '')?.[0] ?? null;
  }
}
