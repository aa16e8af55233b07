import { shareOfPercent } from '@housebrand/shared';
import { el, fill } from './dom';
import type { LabelText } from './messages';
import type { Choice, Picks, Question, Section } from './types';

/** Numbers and cards fit into narrow buttons, without their pay. */
const SHORT_LABEL = 3;
/** How many choices a quick pick takes where a question allows many. */
const QUICK_PICKS = 5;

const idsOf = ({ sections }: Question): string[] => sections.flatMap(({ choices }) => choices.map(({ id }) => id));

/** Asks an engine's questions with buttons and keeps the picks. */
export class Questions {
  readonly element = el('div', { class: 'questions' });
  private questions: readonly Question[] = [];
  private readonly picked = new Map<string, string[]>();
  private readonly buttons = new Map<string, HTMLButtonElement>();

  constructor(
    private readonly text: LabelText,
    private readonly onPick: () => void,
  ) {}

  /** Shows other questions; picks that are still offered stay. */
  ask(questions: readonly Question[]): void {
    this.questions = questions;
    this.buttons.clear();
    fill(this.element, ...questions.map((question) => this.fieldset(question)));
    for (const question of questions) {
      const offered = new Set(idsOf(question));
      this.pick(
        question,
        this.picksOf(question).filter((id) => offered.has(id)),
      );
    }
  }

  get picks(): Picks {
    return Object.fromEntries(this.questions.map((question) => [question.name, this.picksOf(question)]));
  }

  get isAnswered(): boolean {
    return this.questions.every((question) => this.picksOf(question).length >= question.min);
  }

  /** The picked choices, in the order of the questions. */
  get choices(): Choice[] {
    return this.questions.flatMap((question) =>
      question.sections.flatMap(({ choices }) => choices).filter(({ id }) => this.picksOf(question).includes(id)),
    );
  }

  clear(): void {
    for (const question of this.questions) this.pick(question, []);
  }

  quickPick(): void {
    for (const question of this.questions) {
      const ids = idsOf(question);
      const count = Math.min(question.max, QUICK_PICKS);
      this.pick(
        question,
        Array.from({ length: count }, () => ids.splice(Math.floor(Math.random() * ids.length), 1)[0]!),
      );
    }
  }

  private picksOf({ name }: Question): string[] {
    return this.picked.get(name) ?? [];
  }

  private pick(question: Question, ids: string[]): void {
    this.picked.set(question.name, ids);
    for (const id of idsOf(question))
      this.buttons.get(`${question.name} ${id}`)?.setAttribute('aria-pressed', String(ids.includes(id)));
  }

  private toggle(question: Question, id: string): void {
    const others = this.picksOf(question).filter((picked) => picked !== id);
    const isNew = others.length === this.picksOf(question).length;
    if (!isNew) this.pick(question, others);
    else if (question.max === 1) this.pick(question, [id]);
    else if (others.length < question.max) this.pick(question, [...others, id]);
    this.onPick();
  }

  private fieldset(question: Question): HTMLElement {
    const sections = question.sections.map((section) => this.section(question, section));
    return el('fieldset', { class: 'question' }, el('legend', {}, this.text(question.label)), ...sections);
  }

  private section(question: Question, { label, note, choices }: Section): HTMLElement {
    const isShort = choices.every((choice) => this.text(choice.label).length <= SHORT_LABEL);
    return el(
      'div',
      { class: 'section', ...(label && { role: 'group', 'aria-label': this.text(label) }) },
      label && el('p', { class: 'section-label' }, this.text(label)),
      note && el('p', { class: 'caption' }, this.text(note)),
      el(
        'div',
        { class: `choices${isShort ? ' is-short' : ''}` },
        ...choices.map((choice) => this.button(question, choice, !isShort)),
      ),
    );
  }

  private button(question: Question, { id, label, pays, tone }: Choice, showsPays: boolean): HTMLElement {
    const button = el(
      'button',
      { type: 'button', class: `choice${tone ? ` is-${tone}` : ''}`, onclick: () => this.toggle(question, id) },
      el('span', {}, this.text(label)),
      showsPays && pays !== undefined && el('span', { class: 'choice-pays' }, `×${shareOfPercent(pays)}`),
    );
    this.buttons.set(`${question.name} ${id}`, button);
    return button;
  }
}
