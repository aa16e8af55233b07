/** A text in both languages; a plain string is the same in both. */
export type Label = string | { th: string; en: string };

export type Tone = 'red' | 'black' | 'green' | 'blue' | 'violet' | 'gold' | 'card' | 'redCard' | 'back';

export interface Choice {
  id: string;
  label: Label;
  /** The most that it returns, in hundredths of the stake, stake included. */
  pays?: number;
  tone?: Tone;
}

/** Choices of a question under one heading. */
export interface Section {
  label?: Label;
  note?: Label;
  choices: readonly Choice[];
}

/** A question that a bet, or a step of an open round, answers with `min` to `max` choices. */
export interface Question {
  name: string;
  label: Label;
  min: number;
  max: number;
  sections: readonly Section[];
}

/** The choices by the name of their question. */
export type Picks = Readonly<Record<string, readonly string[]>>;

/** One bet of a round. `stake` in satang. */
export interface Bet {
  stake: number;
  picks: Picks;
}

/** What a slot's page draws. Pays in hundredths of the stake. */
export interface SlotRules {
  theme: string;
  /** The row of each reel. */
  lines: readonly (readonly number[])[];
  /** For three, four and five of a kind, by symbol. */
  pays: readonly (readonly number[])[];
  jackpot: number | null;
}

/** Everything that a page needs to offer a game. Amounts in whole satang. */
export interface GameRules {
  /** Declared long-run return to player in ten-thousandths; that of the main bet if bets differ. */
  rtp: number;
  minStake: number;
  /** Of all bets of a round together. */
  maxStake: number;
  maxBets: number;
  /** What each bet answers; empty for a game that takes only a stake. */
  questions: readonly Question[];
  /** Pays that the choices don't state. */
  payTable?: readonly (readonly [result: Label, pays: Label])[];
  /** Milliseconds until the questions change. */
  openForMs?: number;
  slot?: SlotRules;
}

export interface Item {
  text: Label;
  tone?: Tone;
}

/** A line of a round's result. */
export interface Fact {
  label: Label;
  items: readonly Item[];
  note?: Label;
}

export interface SlotWin {
  symbol: number;
  count: number;
  /** Index of the line; -1 for scatters, which pay anywhere. */
  line: number;
  /** Hundredths of the stake. */
  multiplier: number;
}

/** A round as its page shows it. */
export interface RoundView {
  facts: readonly Fact[];
  /** What the next step of an open round answers. */
  next?: readonly Question[];
  /** A slot's grid (reels of rows) and its wins. */
  slot?: { grid: readonly (readonly number[])[]; wins: readonly SlotWin[] };
}
