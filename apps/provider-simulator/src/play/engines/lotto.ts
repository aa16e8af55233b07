import type { CatalogueGame } from '../../world/catalogue';
import { below } from '../../world/random';
import { type Engine, pickOf, readBets, stakeOf, stakeOnly, times } from './engine';
import type { Bet, Fact, Label, Question } from './game-rules';
import { choice, oneOf, paysText } from './labels';

const MAX_BETS = 20;
/** The share of stakes that is paid back: pays are inversely proportional to the chance of winning. */
const RETURN = 0.9;

type Kind = 'straight' | 'any';
const KINDS: Readonly<Record<Kind, Label>> = {
  straight: { th: 'ตรง', en: 'Straight' },
  any: { th: 'โต๊ด', en: 'Any order' },
};
const PLACES: readonly Label[] = [
  { th: 'หลักร้อย', en: 'Hundreds' },
  { th: 'หลักสิบ', en: 'Tens' },
  { th: 'หลักหน่วย', en: 'Units' },
];
const DIGITS = Array.from({ length: 10 }, (_, digit) => choice(String(digit), String(digit)));

/** Returns how many different numbers the digits form. */
export function arrangements(number: string): number {
  const distinct = new Set(number).size;
  if (number.length === 2) return distinct === 1 ? 1 : 2;
  return distinct === 1 ? 1 : distinct === 2 ? 3 : 6;
}

/** Returns a winning bet's pay in hundredths of the stake. */
function lottoPays(number: string, kind: Kind): number {
  const numbers = 10 ** number.length;
  return Math.floor((numbers * RETURN * 100) / (kind === 'any' ? arrangements(number) : 1));
}

const digitsOf = (game: CatalogueGame): number => (game.variant === 'three' ? 3 : 2);

/** Asks for one digit per place and, for three digits, whether their order counts. */
function questionsFor(digits: number): Question[] {
  const places = PLACES.slice(-digits).map((label, index) => oneOf(`digit${index + 1}`, label, DIGITS));
  if (digits === 2) return places;
  const kinds = [
    choice('straight', KINDS.straight, lottoPays('123', 'straight')),
    choice('any', KINDS.any, lottoPays('111', 'any')),
  ];
  return [...places, oneOf('kind', { th: 'แบบ', en: 'Kind of bet' }, kinds)];
}

const PAYS_BY_DIGITS: Readonly<Record<number, readonly (readonly [Label, Label])[]>> = {
  2: [[{ th: 'ตรงสองหลัก', en: 'Both digits' }, paysText(lottoPays('12', 'straight'))]],
  3: [
    [KINDS.straight, paysText(lottoPays('123', 'straight'))],
    [{ th: 'โต๊ด เลขต่างกันหมด', en: 'Any order, three different digits' }, paysText(lottoPays('123', 'any'))],
    [{ th: 'โต๊ด เลขซ้ำสองตัว', en: 'Any order, two equal digits' }, paysText(lottoPays('112', 'any'))],
  ],
};

const sorted = (number: string): string => [...number].sort().join('');

/** Returns a bet's number, and its payout if `tail` is drawn. */
function judge({ stake, picks }: Bet, tail: string): { number: string; kind: Kind; payout: bigint } {
  const number = Array.from(tail, (_, index) => pickOf(picks, `digit${index + 1}`)).join('');
  const kind = pickOf(picks, 'kind') === 'any' ? 'any' : 'straight';
  const isWin = number === tail || (kind === 'any' && sorted(number) === sorted(tail));
  return { number, kind, payout: isWin ? times(stake, lottoPays(number, kind)) : 0n };
}

/** Two or three digits against a six-digit draw, whose last digits count. */
export const lottoEngine: Engine = {
  family: 'lotto',
  rules(game) {
    const digits = digitsOf(game);
    const payTable = PAYS_BY_DIGITS[digits]!;
    return { ...stakeOnly, rtp: 9_000, maxBets: MAX_BETS, questions: questionsFor(digits), payTable };
  },
  open(game, request, { random }) {
    const digits = digitsOf(game);
    const bets = readBets(request, questionsFor(digits), MAX_BETS);
    const drawn = String(below(random, 1_000_000)).padStart(6, '0');
    const judged = bets.map((bet) => judge(bet, drawn.slice(-digits)));
    const facts: Fact[] = [
      {
        label: { th: 'รางวัลที่ออก', en: 'Number drawn' },
        items: Array.from(drawn, (text, index) => ({ text, ...(index >= 6 - digits && { tone: 'violet' as const }) })),
      },
      {
        label: { th: 'เลขของคุณ', en: 'Your numbers' },
        items: judged.map(({ number, payout }) => ({ text: number, ...(payout > 0n && { tone: 'gold' as const }) })),
      },
    ];
    const payout = judged.reduce((sum, bet) => sum + bet.payout, 0n);
    return { stake: stakeOf(bets), payout, state: null, view: { facts } };
  },
};
