import '../offers.css';
import { formatCount } from '@housebrand/shared';
import { append, el, fill } from '../dom';
import { baht, chipText } from '../messages';
import { checkInFace, type Face, gashaponFace, wheelFace } from './faces';
import type { OfferData, OfferName, OffersData, PrizeData } from './types';
import { type Translate, type MessageKey, translatorFor } from './messages';

const KNOWN_ERRORS: readonly string[] = ['insufficientPoints', 'turnUsed', 'sessionOver', 'offline'];

/** The external site: one offer, or a menu of all. */
class OffersPage {
  private readonly t: Translate;
  private readonly credit = el('output', { class: 'credit-figure' });
  private readonly points = el('span', { class: 'caption' });
  private readonly status = el('p', { class: 'status', role: 'status', 'aria-live': 'polite' });
  private readonly main = el('main');
  private readonly title = el('h1');

  constructor(private data: OffersData) {
    this.t = translatorFor(data.language);
    wear(data.colors);
    const other = data.language === 'th' ? 'en' : 'th';
    const bar = el(
      'header',
      { class: 'bar' },
      el('a', { class: 'round-button back', href: data.redirectUrl, 'aria-label': this.t('back') }, '‹'),
      el('div', { class: 'bar-title' }, this.title, el('p', { class: 'caption' }, data.site)),
      el(
        'a',
        { class: 'round-button language', href: `?lang=${other}`, lang: other },
        other.toUpperCase(),
        el('span', { class: 'unseen' }, this.t('language')),
      ),
    );
    fill(document.querySelector('#app')!, el('div', { class: 'frame' }, bar, this.main));
    this.showSums();
    const [only] = data.offers;
    if (data.offers.length === 1 && only) this.open(only);
    else this.choose();
  }

  private showSums(): void {
    this.credit.textContent = `฿${baht(this.data.creditSatang)}`;
    this.points.textContent = this.t('points', { points: formatCount(this.data.points) });
  }

  private sums(): HTMLElement {
    return el(
      'div',
      { class: 'credit' },
      el('span', { class: 'caption' }, `${this.t('credit')} · ${this.data.member}`),
      this.credit,
      this.points,
    );
  }

  private choose(): void {
    const { t } = this;
    this.title.textContent = t('choose');
    const tiles = this.data.offers.map((offer) =>
      el(
        'button',
        { type: 'button', class: `offer-tile offer-${offer.offer}`, onclick: () => this.open(offer) },
        el('strong', {}, t(offer.offer)),
        el('span', { class: 'caption' }, t(offer.prize ? 'usedUp' : 'available')),
      ),
    );
    fill(this.main, this.sums(), el('div', { class: 'offer-tiles' }, ...tiles));
  }

  private open(offer: OfferData): void {
    this.title.textContent = this.t(offer.offer);
    this.status.textContent = '';
    if (offer.offer === 'reward') return this.shop(offer);
    const face = this.faceOf(offer);
    const action = el('button', { type: 'button', class: 'button main-action' }, this.t(`take-${offer.offer}`));
    action.addEventListener('click', () => void this.turn(offer.offer, face, action));
    const panel = el('section', { class: 'panel' }, this.status, el('p', { class: 'once' }, this.t('once')), action);
    fill(this.main, this.sums(), el('section', { class: 'stage' }, face.element), panel);
    if (offer.prize) this.rest(offer.prize, action);
  }

  private faceOf(offer: OfferData): Face {
    if (offer.offer === 'wheel') return wheelFace(offer);
    return offer.offer === 'gashapon' ? gashaponFace(offer) : checkInFace(offer, this.t);
  }

  private async turn(offer: OfferName, face: Face, action: HTMLButtonElement): Promise<void> {
    action.disabled = true;
    this.status.textContent = '';
    const prize = await this.take(offer);
    if (!prize) {
      action.disabled = false;
      return;
    }
    await face.show(prize);
    this.showSums();
    this.rest(prize, action);
    this.say(this.t('won', { amount: chipText(prize.amountSatang) }), 'win');
  }

  /** Shows the prize of a used turn, and the only remaining button. */
  private rest(prize: PrizeData, action: HTMLButtonElement): void {
    this.say(this.t('today', { amount: chipText(prize.amountSatang) }));
    const back = el('a', { class: 'button main-action', href: this.data.redirectUrl }, this.t('back'));
    action.previousElementSibling!.textContent = this.t('usedUp');
    action.replaceWith(back);
    back.focus();
  }

  private shop(offer: OfferData): void {
    const { t, data } = this;
    const cards = offer.prizes.map((prize) => {
      const cost = prize.points ?? 0;
      const isBought = offer.prize?.name === prize.name;
      const button = el('button', { type: 'button', class: 'button' }, t('exchange', { points: cost }));
      button.disabled = offer.prize !== null || data.points < cost;
      button.addEventListener('click', () => void this.buy(offer, prize, button));
      return el(
        'li',
        { class: `reward${isBought ? ' is-done' : ''}` },
        el('strong', {}, t('prize', { amount: chipText(prize.amountSatang) })),
        el('span', { class: 'caption' }, data.points < cost && !offer.prize ? t('pointsMissing') : ''),
        button,
      );
    });
    const panel = el(
      'section',
      { class: 'panel' },
      this.status,
      el('p', { class: 'once' }, t(offer.prize ? 'usedUp' : 'swap')),
    );
    if (data.depositUrl) append(panel, [el('a', { class: 'button quiet', href: data.depositUrl }, t('deposit'))]);
    append(panel, [el('a', { class: 'button main-action', href: data.redirectUrl }, t('back'))]);
    fill(this.main, this.sums(), el('ul', { class: 'rewards stage' }, ...cards), panel);
    if (offer.prize) this.say(t('today', { amount: chipText(offer.prize.amountSatang) }));
  }

  private async buy(offer: OfferData, prize: PrizeData, button: HTMLButtonElement): Promise<void> {
    button.disabled = true;
    const bought = await this.take(offer.offer, prize.name);
    if (!bought) {
      button.disabled = false;
      return;
    }
    this.showSums();
    this.shop(this.data.offers.find((each) => each.offer === 'reward') ?? offer);
    this.say(this.t('won', { amount: chipText(bought.amountSatang) }), 'win');
  }

  /** Uses today's turn; a repeated request, as after a lost reply, returns the same turn. */
  private async take(offer: OfferName, choice?: string): Promise<PrizeData | null> {
    const response = await fetch(`/offers/s/${this.data.session}/turns`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ offer, ...(choice && { choice }) }),
      credentials: 'same-origin',
    }).catch(() => null);
    const reply = (await response?.json().catch(() => null)) as
      | (Omit<OffersData, 'language'> & { error?: string })
      | null;
    if (!response?.ok || !reply) {
      const reason = response ? (reply?.error ?? 'failed') : 'offline';
      this.say(this.t((KNOWN_ERRORS.includes(reason) ? reason : 'failed') as MessageKey), 'lose');
      return null;
    }
    this.data = { ...reply, language: this.data.language };
    return this.data.offers.find((each) => each.offer === offer)?.prize ?? null;
  }

  private say(text: string, mood: 'win' | 'lose' | 'plain' = 'plain'): void {
    this.status.textContent = text;
    this.status.dataset['mood'] = mood;
  }
}

/** Sets the agent's colours as CSS variables: `creditTo` as `--credit-to`. */
function wear(colors: OffersData['colors']): void {
  if (!colors) return;
  for (const [name, value] of Object.entries({ ...colors, tint: colors.main }))
    document.documentElement.style.setProperty(
      `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    );
}

const text = document.querySelector('#data')?.textContent;
if (text) new OffersPage(JSON.parse(text) as OffersData);
