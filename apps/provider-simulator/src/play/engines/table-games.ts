import { below, pick, type Random } from '../../world/random';
import { handFact, lastDigit, rankOf, Shoe } from './cards-deck';
import type { Fact, Label, Section, Tone } from './game-rules';
import { choice, fact, points, TIE } from './labels';

/** The result of a table's draw. */
interface Draw {
  facts: readonly Fact[];
  /** Returns what a spot returns in hundredths of the stake, stake included; `pays` is the most it can. */
  returns: (spot: string, pays: number) => number;
}

/** A game with one draw and many spots to bet on. */
export interface TableGame {
  /** Declared return of the main spot, in ten-thousandths. */
  rtp: number;
  sections: readonly Section[];
  draw(random: Random): Draw;
}

const PLAYER: Label = { th: 'ผู้เล่น', en: 'Player' };
const BANKER: Label = { th: 'เจ้ามือ', en: 'Banker' };

const baccarat: TableGame = {
  rtp: 9_876,
  sections: [
    {
      choices: [
        choice('player', PLAYER, 200, 'blue'),
        choice('tie', TIE, 900, 'green'),
        choice('banker', BANKER, 195, 'red'),
      ],
    },
  ],
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
    const difference = lastDigit(player) - lastDigit(banker);
    const winner = difference === 0 ? 'tie' : difference > 0 ? 'player' : 'banker';
    return {
      facts: [handFact(PLAYER, player, points(lastDigit(player))), handFact(BANKER, banker, points(lastDigit(banker)))],
      returns: (spot, pays) => (spot === winner ? pays : winner === 'tie' ? 100 : 0),
    };
  },
};

/** Applies the standard drawing rule for the banker, after the player drew a card worth `third`. */
function bankerDraws(bankerPoints: number, third: number): boolean {
  if (bankerPoints <= 2) return true;
  if (bankerPoints === 3) return third !== 8;
  if (bankerPoints === 4) return third >= 2 && third <= 7;
  if (bankerPoints === 5) return third >= 4 && third <= 7;
  return bankerPoints === 6 && (third === 6 || third === 7);
}

const DRAGON: Label = { th: 'มังกร', en: 'Dragon' };
const TIGER: Label = { th: 'เสือ', en: 'Tiger' };

const dragonTiger: TableGame = {
  rtp: 9_627,
  sections: [
    {
      choices: [
        choice('dragon', DRAGON, 200, 'blue'),
        choice('tie', TIE, 900, 'green'),
        choice('tiger', TIGER, 200, 'red'),
      ],
    },
  ],
  draw(random) {
    const [dragon, tiger] = new Shoe(random, 8).deal(2);
    const difference = rankOf(dragon!) - rankOf(tiger!);
    const winner = difference === 0 ? 'tie' : difference > 0 ? 'dragon' : 'tiger';
    return {
      facts: [handFact(DRAGON, [dragon!]), handFact(TIGER, [tiger!])],
      returns: (spot, pays) => (spot === winner ? pays : winner === 'tie' ? 50 : 0),
    };
  },
};

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const pocketTone = (pocket: number): Tone => (pocket === 0 ? 'green' : RED.has(pocket) ? 'red' : 'black');

/** Roulette's groups of pockets with their pay. */
const POCKETS: readonly [id: string, label: Label, pays: number, has: (pocket: number) => boolean, tone?: Tone][] = [
  ['red', { th: 'แดง', en: 'Red' }, 200, (pocket) => RED.has(pocket), 'red'],
  ['black', { th: 'ดำ', en: 'Black' }, 200, (pocket) => pocket > 0 && !RED.has(pocket), 'black'],
  ['odd', { th: 'คี่', en: 'Odd' }, 200, (pocket) => pocket % 2 === 1],
  ['even', { th: 'คู่', en: 'Even' }, 200, (pocket) => pocket > 0 && pocket % 2 === 0],
  ['low', '1–18', 200, (pocket) => pocket >= 1 && pocket <= 18],
  ['high', '19–36', 200, (pocket) => pocket >= 19],
  ['dozen1', { th: 'โหล 1', en: '1st 12' }, 300, (pocket) => pocket >= 1 && pocket <= 12],
  ['dozen2', { th: 'โหล 2', en: '2nd 12' }, 300, (pocket) => pocket >= 13 && pocket <= 24],
  ['dozen3', { th: 'โหล 3', en: '3rd 12' }, 300, (pocket) => pocket >= 25],
];
const NUMBER_PAYS = 3_600;

const roulette: TableGame = {
  rtp: 9_730,
  sections: [
    { choices: POCKETS.map(([id, label, pays, , tone]) => choice(id, label, pays, tone)) },
    {
      label: { th: 'เลขเดี่ยว', en: 'Single numbers' },
      note: { th: 'จ่าย 36 เท่า', en: 'Pays ×36' },
      choices: Array.from({ length: 37 }, (_, pocket) =>
        choice(`n${pocket}`, String(pocket), NUMBER_PAYS, pocketTone(pocket)),
      ),
    },
  ],
  draw(random) {
    const pocket = below(random, 37);
    return {
      facts: [fact({ th: 'ลูกตกที่', en: 'The ball rests on' }, String(pocket), pocketTone(pocket))],
      returns: (spot, pays) =>
        spot === `n${pocket}` || POCKETS.some(([id, , , has]) => id === spot && has(pocket)) ? pays : 0,
    };
  },
};

const FACES = [1, 2, 3, 4, 5, 6] as const;
const PIPS = ['', '⚀', '⚁', '⚂', '⚃', '⚄', '⚅'] as const;
const ANIMALS: readonly Label[] = [
  '',
  { th: 'น้ำเต้า', en: 'Gourd' },
  { th: 'ปลา', en: 'Fish' },
  { th: 'กุ้ง', en: 'Prawn' },
  { th: 'ปู', en: 'Crab' },
  { th: 'ไก่', en: 'Rooster' },
  { th: 'เสือ', en: 'Tiger' },
];
const DICE: Label = { th: 'ลูกเต๋า', en: 'Dice' };

const rollThree = (random: Random): number[] => [1 + below(random, 6), 1 + below(random, 6), 1 + below(random, 6)];

/** Spots on a face, which pay once more for each die that shows it. */
const faceSection = (labelOf: (face: number) => Label): Section => ({
  label: { th: 'หน้าลูกเต๋า', en: 'A face' },
  note: { th: 'หนึ่งลูก ×2 สองลูก ×3 สามลูก ×4', en: 'One die ×2, two ×3, three ×4' },
  choices: FACES.map((face) => choice(`f${face}`, labelOf(face), 400)),
});

function faceReturns(dice: readonly number[], spot: string): number {
  const hits = dice.filter((die) => spot === `f${die}`).length;
  return hits === 0 ? 0 : 100 + hits * 100;
}

const sicbo: TableGame = {
  rtp: 9_722,
  sections: [
    {
      choices: [
        choice('small', { th: 'ต่ำ', en: 'Small' }, 200, 'blue'),
        choice('triple', { th: 'ตอง', en: 'Triple' }, 3_100, 'green'),
        choice('big', { th: 'สูง', en: 'Big' }, 200, 'red'),
      ],
    },
    faceSection((face) => `${PIPS[face]} ${face}`),
  ],
  draw(random) {
    const dice = rollThree(random);
    const total = dice.reduce((sum, die) => sum + die, 0);
    const triple = dice[0] === dice[1] && dice[1] === dice[2];
    const winner = triple ? 'triple' : total >= 11 ? 'big' : 'small';
    return {
      facts: [{ label: DICE, items: dice.map((die) => ({ text: `${PIPS[die]} ${die}` })), note: points(total) }],
      returns: (spot, pays) => (spot.startsWith('f') ? faceReturns(dice, spot) : spot === winner ? pays : 0),
    };
  },
};

/** Gourd, fish, prawn, crab, rooster and tiger on three dice. */
const fishPrawnCrab: TableGame = {
  rtp: 9_213,
  sections: [faceSection((face) => ANIMALS[face]!)],
  draw(random) {
    const dice = rollThree(random);
    return {
      facts: [{ label: DICE, items: dice.map((die) => ({ text: ANIMALS[die]! })) }],
      returns: (spot) => faceReturns(dice, spot),
    };
  },
};

/** The wheel's 54 segments by colour, each with a long-run return of 26 / 27. */
const WHEEL: readonly [colour: Tone, label: Label, segments: number, pays: number][] = [
  ['green', { th: 'เขียว', en: 'Jade' }, 26, 200],
  ['blue', { th: 'ฟ้า', en: 'Sky' }, 13, 400],
  ['violet', { th: 'ม่วง', en: 'Violet' }, 8, 650],
  ['gold', { th: 'ทอง', en: 'Gold' }, 5, 1_040],
  ['red', { th: 'ทับทิม', en: 'Ruby' }, 2, 2_600],
];
const SEGMENTS = WHEEL.flatMap(([colour, label, segments]) =>
  Array.from({ length: segments }, () => ({ colour, label })),
);

const wheel: TableGame = {
  rtp: 9_629,
  sections: [{ choices: WHEEL.map(([colour, label, , pays]) => choice(colour, label, pays, colour)) }],
  draw(random) {
    const { colour, label } = pick(random, SEGMENTS);
    return {
      facts: [fact({ th: 'วงล้อหยุดที่', en: 'The wheel stops on' }, label, colour)],
      returns: (spot, pays) => (spot === colour ? pays : 0),
    };
  },
};

export const tableGames: Readonly<Record<string, TableGame>> = {
  baccarat,
  dragonTiger,
  roulette,
  sicbo,
  fishPrawnCrab,
  wheel,
};
