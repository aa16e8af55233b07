import { percentOf } from '@housebrand/shared';
import { append, el, fill, reducedMotion } from './dom';
import { baht } from './messages';
import { Questions } from './questions';
import type { Shell } from './shell';
import type { Bet, Choice, Fact, GameRules, Item, Question, RoundReply } from './types';

/** Time until the questions are read again if that fails. */
const RETRY_MS = 10_000;

/** A bet of the slip, and the choices it shows. */
interface SlipBet extends Bet {
  choices: readonly Choice[];
}

/** Plays any game that describes itself: its questions, a slip of bets, and the facts of the result. */
export class BetPage {
  private rules: GameRules;
  private slip: SlipBet[] = [];
  private round: RoundReply | null = null;
  private readonly questions: Questions;
  private readonly result = el('section', { class: 'result', 'aria-live': 'polite', tabindex: -1 });
  private readonly tools = el('div', { class: 'tools' });
  private readonly slipList = el('ul', { class: 'slip' });
  private readonly closing = el('p', { class: 'caption closing' });
  private closesAt = 0;

  constructor(private readonly shell: Shell) {
    this.rules = shell.data.rules;
    this.questions = new Questions(shell.text, () => this.picked());
  }

  open(): void {
    const { shell, rules } = this;
    shell.stage.classList.add('stage-bet');
    const table = el('div', { class: 'table' });
    append(table, [this.closing, this.tools, this.questions.element, this.slipList, payTable(shell, rules)]);
    fill(shell.stage, el('div', { class: 'outcome' }, shell.marquee(), this.result), table);
    shell.stake.onChange(() => this.refresh());
    const { openRound, creditSatang } = shell.data;
    fill(this.result, el('p', { class: 'caption' }, shell.t('noResult')));
    if (openRound) this.show({ ...openRound, creditSatang });
    else this.offer();
    if (rules.openForMs !== undefined) this.countDown(rules.openForMs);
  }

  /** Offers a new round. Picks and slip stay, so that the same bets can be placed again. */
  private offer(): void {
    const { shell, questions, rules } = this;
    this.round = null;
    questions.ask(rules.questions);
    shell.stake.element.hidden = false;
    const button = (label: string, run: () => void): HTMLElement =>
      el('button', { type: 'button', class: 'button quiet', onclick: run }, label);
    const buttons = [
      button(shell.t('quickPick'), () => this.quickPick()),
      rules.maxBets > 1 && button(shell.t('addBet'), () => this.addBet()),
      button(shell.t('clear'), () => this.clear()),
    ];
    fill(this.tools, ...(rules.questions.length > 0 ? buttons : []));
    this.refresh();
  }

  /** The slip, and the bet that is being chosen. */
  private bets(): SlipBet[] {
    const { questions, slip, rules, shell } = this;
    const isOpen = questions.isAnswered && slip.length < rules.maxBets;
    return isOpen ? [...slip, { stake: shell.stake.amount, picks: questions.picks, choices: questions.choices }] : slip;
  }

  private quickPick(): void {
    this.questions.quickPick();
    this.refresh();
  }

  private clear(): void {
    this.questions.clear();
    this.slip = [];
    this.refresh();
  }

  private addBet(): void {
    const bets = this.bets();
    if (bets.length === this.slip.length) return;
    this.slip = bets;
    this.questions.clear();
    this.refresh();
  }

  private refresh(): void {
    const { shell, slip, rules } = this;
    if (this.round) return;
    const remove = (bet: SlipBet) => (): void => {
      this.slip = slip.filter((each) => each !== bet);
      this.refresh();
    };
    fill(this.slipList, ...slip.map((bet) => slipItem(shell, bet, remove(bet))));
    const bets = this.bets();
    const total = bets.reduce((sum, { stake }) => sum + stake, 0);
    const [only, ...others] = bets;
    const most = only && others.length === 0 ? maxReturn(only) : 0;
    if (bets.length === 0) shell.setAction(shell.t('choose'));
    else if (total > rules.maxStake) shell.setAction(shell.t('tooMuch', { amount: baht(rules.maxStake) }));
    else shell.setAction(shell.t('bet', { amount: baht(total) }), () => this.place(bets));
    shell.hint(most > 0 && total <= rules.maxStake ? shell.t('couldReturn', { amount: baht(most) }) : '');
  }

  private async place(bets: readonly SlipBet[]): Promise<void> {
    const reply = await this.shell.play(bets.map(({ stake, picks }) => ({ stake, picks })));
    if (reply) this.show(reply);
    else if (this.rules.openForMs !== undefined) await this.renew();
  }

  private show(reply: RoundReply): void {
    const { shell, questions } = this;
    const { facts, next } = reply.view;
    fill(this.result, ...facts.map((fact) => factElement(shell, fact)));
    this.result.scrollIntoView({ block: 'nearest', behavior: reducedMotion() ? 'auto' : 'smooth' });
    if (reply.status !== 'OPEN') {
      shell.settle(reply);
      // The buttons of the last step are gone, and the focus with them.
      if (this.round) this.result.focus({ preventScroll: true });
      return this.offer();
    }
    this.round = reply;
    fill(this.slipList);
    fill(this.tools);
    shell.hint(shell.t('inPlay', { amount: baht(reply.stakeSatang) }));
    shell.stake.element.hidden = true;
    questions.ask(next ?? []);
    questions.clear();
    questions.element.querySelector('button')?.focus({ preventScroll: true });
    this.picked();
  }

  /** In an open round, the only answer to the only question plays the next step at once. */
  private picked(): void {
    if (!this.round) return this.refresh();
    const { questions, shell } = this;
    const [question, ...others] = this.round.view.next ?? [];
    if (!question || !isSingle(question) || others.length > 0)
      return shell.setAction(shell.t('continue'), questions.isAnswered ? () => this.act() : undefined);
    shell.setAction(null);
    if (questions.isAnswered) void shell.busy(() => this.act());
  }

  private async act(): Promise<void> {
    const reply = await this.shell.act(this.round!, this.questions.picks);
    if (reply) this.show(reply);
    else await this.renew();
  }

  /** Reads the questions again, as after a changed programme or a round that the provider has voided. */
  private async renew(): Promise<void> {
    const table = await this.shell.api.table().catch(() => null);
    if (!table) return;
    this.rules = table.rules;
    if (table.rules.openForMs !== undefined) this.closesAt = performance.now() + table.rules.openForMs;
    if (!table.openRound) this.offer();
  }

  private countDown(openForMs: number): void {
    this.closesAt = performance.now() + openForMs;
    setInterval(() => {
      const left = Math.max(0, Math.round((this.closesAt - performance.now()) / 1_000));
      const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
      this.closing.textContent = this.shell.t('closesIn', { time });
      if (left > 0 || document.hidden) return;
      this.closesAt = performance.now() + RETRY_MS;
      void this.renew();
    }, 1_000);
  }
}

const isSingle = ({ min, max }: Question): boolean => min === 1 && max === 1;

/** The most that a bet returns, in satang; 0 if its choices don't state their pay. */
function maxReturn({ stake, choices }: SlipBet): number {
  const pays = Math.max(0, ...choices.map((choice) => choice.pays ?? 0));
  return Number(percentOf(BigInt(stake), pays));
}

function itemElement(shell: Shell, { text, tone }: Item): HTMLElement {
  return el('li', { class: `item${tone ? ` is-${tone}` : ''}` }, shell.text(text));
}

function factElement(shell: Shell, { label, items, note }: Fact): HTMLElement {
  return el(
    'div',
    { class: 'fact' },
    el('p', { class: 'caption' }, shell.text(label)),
    el('ul', { class: 'items' }, ...items.map((item) => itemElement(shell, item))),
    note && el('p', { class: 'fact-note' }, shell.text(note)),
  );
}

function slipItem(shell: Shell, { stake, choices }: SlipBet, remove: () => void): HTMLElement {
  const name = choices.map(({ label }) => shell.text(label)).join(' · ');
  return el(
    'li',
    {},
    el('span', { class: 'slip-name' }, name),
    el('span', {}, `฿${baht(stake)}`),
    el(
      'button',
      { type: 'button', class: 'remove', 'aria-label': shell.t('removeBet', { name }), onclick: remove },
      '×',
    ),
  );
}

function payTable(shell: Shell, { payTable: rows }: GameRules): HTMLElement | null {
  if (!rows) return null;
  const lines = rows.map(([result, pays]) =>
    el('tr', {}, el('th', { scope: 'row' }, shell.text(result)), el('td', {}, shell.text(pays))),
  );
  return el(
    'details',
    { class: 'pay-table' },
    el('summary', {}, shell.t('payTable')),
    el('table', {}, el('tbody', {}, ...lines)),
  );
}
