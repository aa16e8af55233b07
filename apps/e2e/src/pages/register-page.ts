import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../support/demo';
import { spokenLanguage, type Language, t } from '../support/messages';

/** Enters 13 April 1995, in the Thai calendar for Thai. */
export async function fillBirthday(page: Page, language: Language): Promise<void> {
  const part = (key: string) => page.getByLabel(t('kit', key, {}, language), { exact: true });
  await part('day').fill('13');
  await part('month').selectOption('4');
  await part('year').fill(language === 'th' ? '2538' : '1995');
}

/** A member to register. */
export interface Newcomer {
  tel: string;
  accountNumber: string;
  /** Without the prefix. */
  username: string;
}

/** `/{prefix}/register` */
export class RegisterPage {
  /** The dialog for the captcha or the one-time password. */
  readonly proof: Locator;
  readonly done: Locator;
  readonly start: Locator;

  constructor(
    private readonly page: Page,
    private readonly language: Language = spokenLanguage(),
  ) {
    this.proof = page.getByRole('dialog');
    this.done = page.getByText(this.say('registerDone'), { exact: true });
    this.start = this.button('getStarted');
  }

  async open(prefix: string): Promise<void> {
    await this.page.goto(`/${prefix}/register`);
    await this.page.getByRole('heading', { name: this.say('phoneTitle') }).waitFor();
  }

  /** Completes the four steps, until the dialog for the captcha or one-time password. */
  async fill({ tel, accountNumber, username }: Newcomer): Promise<void> {
    await this.field('tel').fill(tel);
    await this.button('next').click();
    await this.page.getByRole('radio').first().check();
    await this.field('accountNumber').fill(accountNumber);
    await this.button('next').click();
    await this.field('firstName').fill('Thanakorn');
    await this.field('lastName').fill('Thongsukdee');
    await fillBirthday(this.page, this.language);
    await this.button('next').click();
    await this.finish(username);
  }

  /** Completes the last step, until the dialog for the captcha or one-time password. */
  async finish(username: string): Promise<void> {
    // a dialog that is still closing has the same button
    await this.proof.waitFor({ state: 'hidden' });
    await this.field('username').fill(username);
    await this.field('password').fill(DEMO_PASSWORD);
    await this.field('passwordAgain').fill(DEMO_PASSWORD);
    await this.page.getByRole('checkbox').check();
    await this.button('createAccount').click();
    await this.proof.waitFor();
  }

  async answerCaptcha(text: string): Promise<void> {
    await this.proof.getByRole('textbox').fill(text);
    await this.proof.getByRole('button', { name: this.say('createAccount') }).click();
  }

  async typeOtp(code: string): Promise<void> {
    await this.proof.getByRole('textbox').fill(code);
  }

  private say(key: string): string {
    return t('auth', key, {}, this.language);
  }

  private field(key: string): Locator {
    return this.page.getByLabel(this.say(key), { exact: true });
  }

  private button(key: string): Locator {
    return this.page.getByRole('button', { name: this.say(key), exact: true });
  }
}
