import { expect, type Page, test as base } from '@playwright/test';
import { AccountPage } from '../pages/account-page';
import { GamePage } from '../pages/game-page';
import { HomePage } from '../pages/home-page';
import { LaunchPage } from '../pages/launch-page';
import { LobbyPage } from '../pages/lobby-page';
import { LoginPage } from '../pages/login-page';
import { PORTAL_URL } from './demo';
import { simulator } from './simulator';
import { recordToasts } from './toasts';
import { speak, spokenLanguage, type Language } from './messages';

/** The screens of one browser window, in one language. */
export interface Screens {
  login: LoginPage;
  home: HomePage;
  lobby: LobbyPage;
  launch: LaunchPage;
  game: GamePage;
  account: AccountPage;
}

export function screensOf(page: Page, language: Language = spokenLanguage()): Screens {
  return {
    login: new LoginPage(page, language),
    home: new HomePage(page, language),
    lobby: new LobbyPage(page, language),
    launch: new LaunchPage(page, language),
    // games open in Thai (specification section 7)
    game: new GamePage(page, 'th'),
    account: new AccountPage(page, language),
  };
}

interface Options {
  /** The language of the portal and of all messages that name none. */
  language: Language;
}

interface Fixtures {
  screens: Screens;
  /** Texts of all toasts so far. */
  toasts: string[];
  /** Whether the test provokes violations of the content security policy. */
  isHostile: boolean;
  /** Fails every test that leaves uncaught errors or policy violations, and clears provider faults. */
  tidyEnd: void;
}

export const test = base.extend<Fixtures & Options>({
  language: ['th', { option: true }],
  context: async ({ context, language }, use) => {
    speak(language);
    if (language !== 'th') await context.addCookies([{ name: 'lang', value: language, url: PORTAL_URL }]);
    await use(context);
    speak('th');
  },
  screens: async ({ page }, use) => use(screensOf(page)),
  toasts: async ({ page }, use) => use(await recordToasts(page)),
  isHostile: [false, { option: true }],
  tidyEnd: [
    async ({ context, isHostile }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (failure) => complaints.push(`${failure.page()?.url()}: ${failure.error()}`));
      context.on('console', (message) => {
        if (!isHostile && message.type() === 'error' && /content security policy/i.test(message.text()))
          complaints.push(message.text());
      });
      await use();
      await simulator.clearFaults();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
