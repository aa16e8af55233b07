import { type Engine, pickOf, readBet, stakeOnly, times } from './engine';
import type { Label, Question } from './game-rules';
import { choice, oneOf } from './labels';

/** Contract terms in seconds; the round plays them at once. */
const TERMS = [15, 30, 60] as const;
const STEPS = 60;
const DIRECTIONS: Readonly<Record<'up' | 'down', Label>> = {
  up: { th: '▲ ขึ้น', en: '▲ Up' },
  down: { th: '▼ ลง', en: '▼ Down' },
};

const questionsAt = (pays: number): Question[] => [
  oneOf('direction', { th: 'ราคาจะไปทางไหน', en: 'Direction of the price' }, [
    choice('up', DIRECTIONS.up, pays, 'green'),
    choice('down', DIRECTIONS.down, pays, 'red'),
  ]),
  oneOf(
    'seconds',
    { th: 'ระยะสัญญา', en: 'Term' },
    TERMS.map((seconds) => choice(String(seconds), { th: `${seconds} วินาที`, en: `${seconds} s` })),
  ),
];

/** Up or down: a random walk with even chances; the right side pays the contract's quote. */
export const tradeEngine: Engine = {
  family: 'trade',
  rules(game) {
    const pays = quote(game.targetRtp);
    return { ...stakeOnly, rtp: pays * 50, questions: questionsAt(pays) };
  },
  open(game, bets, { random }) {
    const pays = quote(game.targetRtp);
    const { stake, picks } = readBet(bets, questionsAt(pays));
    const start = 10_000;
    let price = start;
    for (let step = 0; step < STEPS; step++) price += Math.round((random.next() - 0.5) * 36);
    // Avoid a draw: the last tick decides an even close.
    if (price === start) price += random.next() < 0.5 ? -1 : 1;
    const moved = price > start ? 'up' : 'down';
    const items = [start, price].map((value) => ({ text: (value / 100).toFixed(2) }));
    const facts = [{ label: { th: 'ราคา', en: 'Price' }, items, note: DIRECTIONS[moved] }];
    const won = moved === pickOf(picks, 'direction');
    return { stake, payout: won ? times(stake, pays) : 0n, state: null, view: { facts } };
  },
};

/** Returns a winning contract's pay in hundredths. */
function quote(targetRtp: number): number {
  return Math.floor((targetRtp * 2) / 100);
}
