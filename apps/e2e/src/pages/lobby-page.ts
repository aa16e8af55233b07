import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, t } from '../support/messages';

/** `/{prefix}/game?type=…` */
export class LobbyPage {
  readonly providers: Locator;
  readonly search: Locator;
  readonly tiles: Locator;

  constructor(
    private readonly page: Page,
    private readonly language: Language,
  ) {
    this.providers = page.getByRole('group', { name: t('games', 'providers', {}, language) }).getByRole('button');
    this.search = page.getByRole('searchbox', { name: t('games', 'searchGames', {}, language) });
    this.tiles = page.getByRole('main').getByRole('listitem');
  }

  async open(prefix: string, type: string): Promise<void> {
    await this.page.goto(`/${prefix}/game?type=${type}&lang=${this.language}`);
    await this.expectOpen();
  }

  /** Waits until the lobby is visible and its games are loaded. */
  async expectOpen(): Promise<void> {
    await expect(this.search).toBeVisible();
    await expect(this.tiles.first()).toBeVisible();
  }

  /** Returns the size of the list, as announced to assistive technology. */
  async count(): Promise<number> {
    return Number(await this.tiles.first().getAttribute('aria-setsize'));
  }

  /** Returns a game's name, link and heart. */
  async game(index: number): Promise<{ name: string; link: Locator; heart: Locator }> {
    const tile = this.tiles.nth(index);
    const label = t('games', 'favorite', { name: '' }, this.language);
    const heart = tile.getByRole('button', { name: label });
    const name = ((await heart.getAttribute('aria-label')) ?? '').slice(label.length);
    return { name, link: tile.getByRole('link'), heart: this.heartOf(name) };
  }

  heartOf(name: string): Locator {
    return this.page.getByRole('button', { name: t('games', 'favorite', { name }, this.language), exact: true });
  }

  gameLink(name: string): Locator {
    return this.tiles.getByRole('link', { name });
  }

  /** Presses a heart and waits until the server has saved it. */
  async toggleFavorite(name: string): Promise<void> {
    const saved = this.page.waitForResponse((reply) => reply.url().endsWith('/api/apps/favorite_games') && reply.ok());
    await this.heartOf(name).click();
    await saved;
  }
}
