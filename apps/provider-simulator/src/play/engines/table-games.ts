import { below, type Random } from '../../world/random';
import { lastDigit, rankOf, Shoe } from './cards-deck';

/** A game with one draw and many spots to bet on. */
export interface TableGame {
  /** Declared return of `mainSpot`, in ten-thousandths. */
  rtp: number;
  mainSpot: string;
  spots: readonly string[];
  draw(random: Random): Record<string, unknown>;
  /** Returns a spot's pay in hundredths of the stake, stake included. */
  returns(result: Record<string, unknown>, spot: string): number;
}

const baccarat: TableGame = {
  rtp: 9_876,
  mainSpot: 'player',
  spots: ['player', 'tie', 'banker'],
  draw(random) {
    const shoe = new Shoe(random, 8);
    const player = shoe.deal(2);
    const banker = shoe.deal(2);
    const natural = lastDigit(player) >= 8 || lastDigit(banker) >= 8;
    if (!natural) {
      const bankerPoints = lastDigit(banker);
      if (lastDigit(player) <= 5) {
        const [third] = shoe.deal(1);
        player.push(third!);
        if (bankerDraws(bankerPoints, Math.min(rankOf(third!), 10) % 10)) banker.push(...shoe.deal(1));
      } else if (bankerPoints <= 5) banker.push(...shoe.deal(1));
    }
    const points = { player: lastDigit(player), banker: lastDigit(banker) };
    const winner = points.player === points.banker ? 'tie' : points.player > points.banker ? 'player' : 'banker';
    return { player, banker, points, winner };
  },
  returns: ({ winner }, spot) => {
    if (winner === spot) return { player: 200, banker: 195, tie: 900 }[spot] ?? 0;
    return winner === 'tie' ? 100 : 0;
  },
};

/** Applies the standard drawing rule for the banker, after the player drew a card worth `third`. */
function bankerDraws(points: number, third: number): boolean {
  if (points <= 2) return true;
  if (points === 3) return third !== 8;
  if (points === 4) return third >= 2 && third <= 7;
  if (points === 5) return third >= 4 && third <= 7;
  return points === 6 && (third === 6 || third === 7);
}

const dragonTiger: TableGame = {
  rtp: 9_627,
  mainSpot: 'dragon',
  spots: ['dragon', 'tie', 'tiger'],
  draw(random) {
    const [dragon, tiger] = new Shoe(random, 8).deal(2);
    const difference = rankOf(dragon!) - rankOf(tiger!);
    return { dragon: [dragon], tiger: [tiger], winner: difference === 0 ? 'tie' : difference > 0 ? 'dragon' : 'tiger' };
  },
  returns: ({ winner }, spot) => {
    if (winner === spot) return spot === 'tie' ? 900 : 200;
    return winner === 'tie' ? 50 : 0;
  },
};

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const outside: Record<string, (pocket: number) => boolean> = {
  red: (pocket) => RED.has(pocket),
  black: (pocket) => pocket > 0 && !RED.has(pocket),
  odd: (pocket) => pocket % 2 === 1,
  even: (pocket) => pocket > 0 && pocket % 2 === 0,
  low: (pocket) => pocket >= 1 && pocket <= 18,
  high: (pocket) => pocket >= 19,
};
const thirds: Record<string, (pocket: number) => boolean> = {
  dozen1: (pocket) => pocket >= 1 && pocket <= 12,
  dozen2: (pocket) => pocket >= 13 && pocket <= 24,
  dozen3: (pocket) => pocket >= 25,
};

const roulette: TableGame = {
  rtp: 9_730,
  mainSpot: 'red',
  spots: [...Object.keys(outside), ...Object.keys(thirds), ...Array.from({ length: 37 }, (_, pocket) => `n${pocket}`)],
  draw: (random) => {
    const pocket = below(random, 37);
    return { pocket, colour: pocket === 0 ? 'green' : RED.has(pocket) ? 'red' : 'black' };
  },
  returns: (result, spot) => {
    const pocket = result['pocket'] as number;
    if (spot === `n${pocket}`) return 3_600;
    if (outside[spot]?.(pocket)) return 200;
    return thirds[spot]?.(pocket) ? 300 : 0;
  },
};

const rollThree = (random: Random): number[] => [1 + below(random, 6), 1 + below(random, 6), 1 + below(random, 6)];
const perFace = (dice: readonly number[], face: number): number => {
  const hits = dice.filter((die) => die === face).length;
  return hits === 0 ? 0 : 100 + hits * 100;
};

const sicbo: TableGame = {
  rtp: 9_722,
  mainSpot: 'big',
  spots: ['small', 'triple', 'big', ...[1, 2, 3, 4, 5, 6].map((face) => `f${face}`)],
  draw: (random) => {
    const dice = rollThree(random);
    const total = dice.reduce((sum, die) => sum + die, 0);
    const triple = dice[0] === dice[1] && dice[1] === dice[2];
    return { dice, total, winner: triple ? 'triple' : total >= 11 ? 'big' : 'small' };
  },
  returns: ({ dice, winner }, spot) => {
    if (spot.startsWith('f')) return perFace(dice as number[], Number(spot.slice(1)));
    if (winner !== spot) return 0;
    return spot === 'triple' ? 3_100 : 200;
  },
};

/** Gourd, fish, prawn, crab, rooster and tiger on three dice. */
const fishPrawnCrab: TableGame = {
  rtp: 9_213,
  mainSpot: 'f1',
  spots: [1, 2, 3, 4, 5, 6].map((face) => `f${face}`),
  draw: (random) => ({ dice: rollThree(random) }),
  returns: ({ dice }, spot) => perFace(dice as number[], Number(spot.slice(1))),
};

/** The wheel's 54 segments by colour, each with a long-run return of 26 / 27. */
export const WHEEL: readonly { spot: string; count: number; returns: number }[] = [
  { spot: 'jade', count: 26, returns: 200 },
  { spot: 'sky', count: 13, returns: 400 },
  { spot: 'violet', count: 8, returns: 650 },
  { spot: 'gold', count: 5, returns: 1_040 },
  { spot: 'ruby', count: 2, returns: 2_600 },
];

/** The 54 segments in wheel order, with large groups spread evenly. */
export const WHEEL_ORDER: readonly string[] = spread();

function spread(): string[] {
  const placed = WHEEL.flatMap(({ spot, count }, group) =>
    Array.from({ length: count }, (_, index) => ({ spot, at: (index + 0.5 + group * 0.07) / count })),
  );
  return placed.sort((a, b) => a.at - b.at).map(({ spot }) => spot);
}

const wheel: TableGame = {
  rtp: 9_629,
  mainSpot: 'jade',
  spots: WHEEL.map(({ spot }) => spot),
  draw: (random) => {
    const segment = below(random, WHEEL_ORDER.length);
    return { segment, winner: WHEEL_ORDER[segment] };
  },
  returns: ({ winner }, spot) => (winner === spot ? (WHEEL.find((group) => group.spot === spot)?.returns ?? 0) : 0),
};

export const tableGames: Readonly<Record<string, TableGame>> = {
  baccarat,
  dragonTiger,
  roulette,
  sicbo,
  fishPrawnCrab,
  wheel,
};
