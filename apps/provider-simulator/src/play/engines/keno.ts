import { shuffled } from '../../world/random';
import { type Engine, readBet, stakeOnly, times } from './engine';
import type { Label, Question } from './game-rules';
import { choice, paysText } from './labels';

const BALLS = 80;
export const DRAWN = 20;
const MAX_PICKS = 10;
const NUMBERS: readonly number[] = Array.from({ length: BALLS }, (_, index) => index + 1);

/** Relative pays by number of hits, from none to all. */
const SHAPE: readonly (readonly number[])[] = [
  [],
  [0, 3.6],
  [0, 1, 9],
  [0, 0, 2.5, 26],
  [0, 0, 1.5, 6, 80],
  [0, 0, 0, 3.5, 18, 250],
  [0, 0, 0, 2, 8, 60, 700],
  [0, 0, 0, 1, 4, 22, 150, 2_500],
  [0, 0, 0, 0, 3, 12, 70, 600, 8_000],
  [0, 0, 0, 0, 2, 6, 30, 200, 2_000, 10_000],
  [0.5, 0, 0, 0, 1, 4, 18, 90, 700, 4_000, 10_000],
];

function choose(from: number, count: number): number {
  let ways = 1;
  for (let index = 1; index <= count; index++) ways = (ways * (from - count + index)) / index;
  return ways;
}

/** Returns the chance that `hits` of `picks` numbers are drawn. */
function hitChance(picks: number, hits: number): number {
  return (choose(picks, hits) * choose(BALLS - picks, DRAWN - hits)) / choose(BALLS, DRAWN);
}

const returnOf = (pays: readonly number[], picks: number): number =>
  pays.reduce((sum, pay, hits) => sum + pay * hitChance(picks, hits), 0);

/** Pays in hundredths of the stake by hits, scaled so that each number of picks returns about the same, never more. */
const TARGET = 0.94;
export const KENO_PAYS: readonly (readonly number[])[] = SHAPE.map((shape, picks) => {
  if (picks === 0) return [];
  const scale = TARGET / returnOf(shape, picks);
  return shape.map((pay) => Math.floor(pay * scale * 20) * 5);
});

/** Returns the long-run return for a number of picks, as a fraction. */
export function kenoReturn(picks: number): number {
  return returnOf(KENO_PAYS[picks]!, picks) / 100;
}

const questions: readonly Question[] = [
  {
    name: 'numbers',
    label: { th: `เลือก 1–${MAX_PICKS} เลข`, en: `Choose 1–${MAX_PICKS} numbers` },
    min: 1,
    max: MAX_PICKS,
    sections: [{ choices: NUMBERS.map((number) => choice(String(number), String(number))) }],
  },
];

const payTable = KENO_PAYS.slice(1).map((pays, index): [Label, Label] => {
  const picks = index + 1;
  const parts = pays.flatMap((pay, hits) => (pay > 0 ? [`${hits}: ${paysText(pay)}`] : []));
  return [{ th: `เลือก ${picks}, จำนวนที่ถูก`, en: `${picks} chosen, hits` }, parts.join(' · ')];
});

/** One to ten numbers out of eighty; twenty are drawn. */
export const kenoEngine: Engine = {
  family: 'keno',
  rules: () => ({ ...stakeOnly, rtp: Math.round(kenoReturn(5) * 10_000), questions, payTable }),
  open(_game, bets, { random }) {
    const { stake, picks } = readBet(bets, questions);
    const chosen = picks['numbers']!.map(Number);
    const drawn = shuffled(random, NUMBERS).slice(0, DRAWN);
    const hits = drawn.filter((number) => chosen.includes(number)).length;
    const items = drawn.map((number) => ({
      text: String(number),
      ...(chosen.includes(number) && { tone: 'gold' as const }),
    }));
    const note = { th: `ถูก ${hits} จาก ${chosen.length}`, en: `${hits} of ${chosen.length} hit` };
    const facts = [{ label: { th: 'เลขที่ออก', en: 'Numbers drawn' }, items, note }];
    return { stake, payout: times(stake, KENO_PAYS[chosen.length]![hits]!), state: null, view: { facts } };
  },
};
