import { formatSatang } from '@housebrand/shared';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, t } from '../support/messages';

/** Groups in the order of the specification (section 2, home groups). */
export const HOME_GROUPS = [
  'LIVE',
  'SPORT',
  'SLOT',
  'CARD',
  'POKER',
  'LOTTO',
  'KENO',
  'LOTTO_LAUNCH',
  'TRADE',
  'ESPORT',
] as const;

const TIER_NAMES = ['bronze', 'silver', 'gold', 'platinum', 'diamond'];

/** Formats satang as the portal does: `0,0.00`. */
export function baht(satang: number): string {
  return formatSatang(BigInt(satang));
}

/** `/{prefix}` */
export class HomePage {
  readonly menu: Locator;
  readonly creditBox: Locator;
  readonly guestBox: Locator;
  readonly recents: Locator;
  readonly favorites: Locator;

  constructor(
    private readonly page: Page,
    private readonly language: Language,
  ) {
    this.menu = page.getByRole('navigation', { name: t('portal', 'mainMenu', {}, language) });
    this.creditBox = page.getByRole('region', { name: t('wallet', 'credit', {}, language), exact: true });
    this.guestBox = page.getByRole('region', { name: t('wallet', 'guestTitle', {}, language) });
    this.recents = page.getByRole('list', { name: t('games', 'recents', {}, language) });
    this.favorites = page.getByRole('region', { name: t('games', 'favorites', {}, language) });
  }

  async open(prefix: string): Promise<void> {
    await this.page.goto(`/${prefix}?lang=${this.language}`);
  }

  async expectMember(username: string): Promise<void> {
    await expect(this.creditBox).toContainText(username);
  }

  async expectGuest(prefix: string): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`/${prefix}(\\?.*)?$`));
    await expect(this.guestBox).toBeVisible();
  }

  /** Checks the credit that screen readers announce; the visible number is animated. */
  async expectCredit(satang: number): Promise<void> {
    await expect(this.creditBox).toContainText(`${baht(satang)} ${t('kit', 'baht', {}, this.language)}`);
  }

  tierChip(level: number): Locator {
    const name = t('tierNames', `name.${TIER_NAMES[level - 1]}`, {}, this.language);
    return this.creditBox.getByRole('link', { name: t('tiers', 'openDetail', { name }, this.language) });
  }

  group(type: (typeof HOME_GROUPS)[number]): Locator {
    return this.page.getByRole('region', { name: t('games', `group.${type}`, {}, this.language), exact: true });
  }

  async openLobby(type: (typeof HOME_GROUPS)[number]): Promise<void> {
    const label = `${t('kit', 'seeAll', {}, this.language)} ${t('games', `group.${type}`, {}, this.language)}`;
    await this.page.getByRole('link', { name: label, exact: true }).click();
  }

  tab(key: 'home' | 'games' | 'cashier' | 'account' | 'login'): Locator {
    return this.menu.getByRole('link', { name: t('portal', key, {}, this.language), exact: true });
  }

  /** Reads all announcements. @returns their titles */
  async readAnnouncements(): Promise<string[]> {
    const titles: string[] = [];
    const understood = t('content', 'understood', {}, this.language);
    const next = t('content', 'next', {}, this.language);
    let isLast = false;
    while (!isLast) {
      const sheet = this.page.getByRole('dialog');
      const title = (await sheet.getByRole('heading').textContent()) ?? '';
      titles.push(title);
      isLast = await sheet.getByRole('button', { name: understood }).isVisible();
      await sheet.getByRole('button', { name: isLast ? understood : next }).click();
      await expect(sheet.getByRole('heading', { name: title })).toBeHidden();
    }
    return titles;
  }
}
