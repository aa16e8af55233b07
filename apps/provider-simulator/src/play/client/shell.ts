import { formatNumber, shareOfPercent } from '@housebrand/shared';
import { PlayApi, PlayError } from './api';
import { el, fill, reducedMotion } from './dom';
import { outcomeOf } from './outcome';
import { StakeChooser } from './stake';
import type { Bet, Picks, RoundData, RoundReply, TableData } from './types';
import { baht, labelsIn, type LabelText, type Translate, type MessageKey, translatorFor } from './messages';

const KNOWN_ERRORS: readonly string[] = ['insufficientCredit', 'sessionOver', 'offline'];

/** The frame around a game: member, credit, stake, main button and round. The bet page and the slot fill the stage. */
export class Shell {
  readonly t: Translate;
  readonly text: LabelText;
  readonly stage = el('section', { class: 'stage' });
  readonly stake: StakeChooser;
  readonly api: PlayApi;
  private readonly credit = el('output', { class: 'credit-figure' });
  private readonly status = el('p', { class: 'status', role: 'status', 'aria-live': 'polite' });
  private readonly hintLine = el('p', { class: 'caption hint' });
  private readonly roundLine = el('span', { class: 'round-id' });
  private readonly history = el('ul', { class: 'history' });
  private readonly action = el('button', { type: 'button', class: 'button main-action' });
  private shown: number;
  private run: (() => Promise<void>) | null = null;

  constructor(readonly data: TableData) {
    this.t = translatorFor(data.language);
    this.text = labelsIn(data.language);
    this.api = new PlayApi(data.session);
    this.stake = new StakeChooser(this.t);
    this.shown = data.creditSatang;
    this.action.addEventListener('click', () => void this.guarded());
    document.documentElement.style.setProperty('--tint', data.game.color);
    this.build();
    this.showCredit(data.creditSatang, true);
    this.roundLine.textContent = this.t('noRound');
    for (const round of data.recent.toReversed()) this.remember(round);
  }

  /** Sets the main button; `null` hides it until the game needs it again. */
  setAction(label: string | null, run?: () => Promise<void>): void {
    this.action.hidden = label === null;
    if (label !== null) this.action.textContent = label;
    this.run = run ?? null;
    this.action.disabled = !run;
  }

  /** Plays a round. @returns the result, or `null` after showing the member an error */
  play(bets: readonly Bet[]): Promise<RoundReply | null> {
    return this.ask(() => this.api.play(bets), true);
  }

  act(round: RoundData, picks: Picks): Promise<RoundReply | null> {
    return this.ask(() => this.api.act(round.roundId, round.step, picks), false);
  }

  /** Runs one task at a time with all buttons disabled. */
  async busy(work: () => Promise<void>): Promise<void> {
    const buttons = [...this.stage.querySelectorAll('button'), this.action];
    const enabled = buttons.filter((button) => !button.disabled);
    for (const button of enabled) button.disabled = true;
    this.stake.lock(true);
    try {
      await work();
    } finally {
      for (const button of enabled) button.disabled = false;
      this.action.disabled = !this.run;
      this.stake.lock(false);
    }
  }

  /** Shows a line above the main button. */
  hint(text: string): void {
    this.hintLine.textContent = text;
  }

  /** The game's picture. */
  marquee(): HTMLElement {
    const src = `/art/games/${encodeURIComponent(this.data.game.id)}.png?shape=h`;
    return el('img', { class: 'marquee', src, alt: '', width: 800, height: 450 });
  }

  say(text: string, mood: 'win' | 'lose' | 'plain' = 'plain'): void {
    this.status.textContent = text;
    this.status.dataset['mood'] = mood;
  }

  /** Shows how a settled round ended, and the new credit. */
  settle(reply: RoundReply): void {
    this.showCredit(reply.creditSatang);
    this.remember(reply);
    const { payoutSatang: paid, stakeSatang: staked } = reply;
    const outcome = outcomeOf(reply);
    if (outcome === 'lost') this.say(this.t('lose'), 'lose');
    else if (outcome === 'even') this.say(this.t('push'));
    else if (outcome === 'returned') this.say(this.t('returned', { amount: baht(paid) }));
    else this.say(this.t('win', { amount: baht(paid) }), 'win');
    if (paid >= staked * 5) this.celebrate();
  }

  showCredit(satang: number, atOnce = false): void {
    const from = this.shown;
    this.shown = satang;
    if (atOnce || reducedMotion() || from === satang) {
      this.credit.textContent = `฿${baht(satang)}`;
      return;
    }
    const start = performance.now();
    const tick = (now: number): void => {
      const share = Math.min(1, (now - start) / 500);
      const eased = 1 - (1 - share) ** 3;
      this.credit.textContent = `฿${baht(from + (satang - from) * eased)}`;
      if (share < 1 && this.shown === satang) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  private async guarded(): Promise<void> {
    const { run } = this;
    if (run) await this.busy(run);
  }

  private async ask(call: () => Promise<RoundReply>, stakes: boolean): Promise<RoundReply | null> {
    this.say('');
    try {
      const reply = await call();
      this.roundLine.textContent = `${this.t('round')} ${reply.roundId}`;
      if (stakes) this.showCredit(reply.creditSatang - reply.payoutSatang);
      return reply;
    } catch (error) {
      const reason = error instanceof PlayError ? error.reason : 'failed';
      this.say(this.t((KNOWN_ERRORS.includes(reason) ? reason : 'failed') as MessageKey), 'lose');
      return null;
    }
  }

  private remember(round: RoundData): void {
    if (round.status === 'OPEN') return;
    const isVoid = round.status === 'VOID';
    const difference = isVoid ? 0 : round.payoutSatang - round.stakeSatang;
    const line = el(
      'li',
      { class: difference > 0 ? 'up' : 'down' },
      el('span', { class: 'history-id' }, `…${round.roundId.slice(-6)}`),
      el('span', {}, isVoid ? this.t('void') : `${difference > 0 ? '+' : ''}${baht(difference)}`),
    );
    this.history.prepend(line);
    while (this.history.children.length > 8) this.history.lastElementChild!.remove();
  }

  private celebrate(): void {
    if (reducedMotion()) return;
    const burst = el('div', { class: 'burst', 'aria-hidden': 'true' });
    for (let index = 0; index < 24; index++) {
      const coin = el('i');
      coin.style.setProperty('--x', `${Math.round(Math.cos(index * 2.4) * (60 + (index % 5) * 26))}px`);
      coin.style.setProperty('--y', `${Math.round(-120 - (index % 7) * 26)}px`);
      coin.style.setProperty('--wait', `${(index % 6) * 40}ms`);
      burst.append(coin);
    }
    this.stage.append(burst);
    setTimeout(() => burst.remove(), 1_800);
  }

  private build(): void {
    const { data, t } = this;
    const other = data.language === 'th' ? 'en' : 'th';
    const bar = el(
      'header',
      { class: 'bar' },
      el('a', { class: 'round-button back', href: data.redirectUrl, 'aria-label': t('back') }, '‹'),
      el('div', { class: 'bar-title' }, el('h1', {}, data.game.name), el('p', { class: 'caption' }, data.game.studio)),
      el(
        'a',
        { class: 'round-button language', href: `?lang=${other}`, lang: other },
        other.toUpperCase(),
        el('span', { class: 'unseen' }, t('language')),
      ),
    );
    const credit = el(
      'div',
      { class: 'credit' },
      el('span', { class: 'caption' }, `${t('credit')} · ${data.member}`),
      this.credit,
    );
    const foot = el(
      'footer',
      { class: 'foot' },
      this.roundLine,
      el('span', {}, t('rtp', { rtp: formatNumber(shareOfPercent(data.rules.rtp)) })),
    );
    const recent = el('details', { class: 'recent' }, el('summary', {}, t('history')), this.history);
    const panel = el('section', { class: 'panel' }, this.status, this.stake.element, this.hintLine, this.action);
    fill(
      document.querySelector('#app')!,
      el('div', { class: 'frame' }, bar, el('main', {}, credit, this.stage, panel, foot, recent)),
    );
  }
}
