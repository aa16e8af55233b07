import type { Locator, Page, Route } from '@playwright/test';
import { type Language, t } from '../support/messages';

const LAUNCH = '**/api/provider/launch-game';

/** `/{prefix}/launch/…`: the interstitial, and the error if a game does not open. */
export class LaunchPage {
  readonly retry: Locator;
  readonly others: Locator;
  readonly cancel: Locator;

  constructor(
    private readonly page: Page,
    private readonly language: Language,
  ) {
    this.retry = page.getByRole('button', { name: t('games', 'retryLaunch', {}, language), exact: true });
    this.others = page.getByRole('link', { name: t('games', 'chooseAnother', {}, language), exact: true });
    this.cancel = page.getByRole('button', { name: t('games', 'cancel', {}, language), exact: true });
  }

  address(prefix: string, game: { category: string; provider: string; id: string }): string {
    return `/${prefix}/launch/${game.category}/${game.provider}/${game.id}?lang=${this.language}`;
  }

  opening(name: string): Locator {
    return this.page.getByRole('status').filter({ hasText: t('games', 'opening', { name }, this.language) });
  }

  failure(key: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: t('games', key, {}, this.language), exact: true });
  }

  /** The reference that a member can give to staff. */
  get reference(): Locator {
    return this.page.getByText(
      new RegExp(`^${t('kit', 'reference', { id: '' }, this.language)}[0-9A-F]{6}\\.\\.\\.[0-9A-F]{4}$`),
    );
  }

  /** Holds the next launch call, so that the interstitial stays visible. @returns releases the call */
  async hold(): Promise<() => void> {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const wait = async (route: Route): Promise<void> => {
      await released;
      await route.continue();
    };
    await this.page.route(LAUNCH, wait, { times: 1 });
    return release;
  }
}
