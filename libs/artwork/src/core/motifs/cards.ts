import type { Canvas } from '../drawing/canvas';
import { place, repeat } from '../drawing/shapes';
import { drawFile } from './draw-file';

const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8'] as const;
const SUITS = ['cardOfSpades', 'cardOfHearts', 'cardOfDiamonds', 'cardOfClubs'] as const;

type Suit = (typeof SUITS)[number];

/** A card of the size 72 × 102 before it is scaled. */
export function playingCard(
  canvas: Canvas,
  { rank, suit }: { rank: string; suit: Suit },
  [x, y]: readonly [number, number],
  degrees: number,
  scale: number,
): string {
  return place(x, y, scale, degrees, drawFile(suit, canvas, { rank }));
}

/** A chip; one that is flatter than 1 lies and shows its edge. */
export function pokerChip(
  canvas: Canvas,
  color: string,
  [x, y]: readonly [number, number],
  scale: number,
  flat = 1,
): string {
  const chip = drawFile(flat < 1 ? 'lyingChip' : 'pokerChip', canvas, { base: color });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${scale * flat})">${chip}</g>`;
}

/** A die in the Asian style: the one and the four are red. */
export function die(
  canvas: Canvas,
  pips: 1 | 2 | 3 | 4 | 5 | 6,
  [x, y]: readonly [number, number],
  scale: number,
  degrees: number,
): string {
  return place(x, y, scale, degrees, drawFile(`die${pips}`, canvas, { base: '#ffffff' }));
}

function drawnCards(canvas: Canvas, count: number): { rank: string; suit: Suit }[] {
  return canvas.random
    .shuffle(RANKS)
    .slice(0, count)
    .map((rank) => ({ rank, suit: canvas.random.pick(SUITS) }));
}

export function diceDome(canvas: Canvas): string {
  const roll = () => canvas.random.pick([1, 2, 3, 4, 5, 6] as const);
  const dice =
    die(canvas, roll(), [-38, 42], 0.82, -12) +
    die(canvas, roll(), [40, 44], 0.82, 10) +
    die(canvas, roll(), [0, 6], 0.95, 6);
  return drawFile('diceDome', canvas, { dice });
}

/** Two hands facing each other on the colours of player (blue) and banker (red). */
export function baccaratDuel(canvas: Canvas): string {
  const hands = drawnCards(canvas, 4).map((card, index) => {
    const second = index % 2;
    const [x, tilt] = index < 2 ? [-52, -14] : [52, 4];
    return playingCard(canvas, card, [x + second * 24 - 12, -20 + second * 8], tilt + second * 10, 0.92);
  });
  return drawFile('baccaratDuel', canvas, { cards: hands.join('') });
}

/** A shoe with cards sliding out, chips beside it. */
export function cardShoe(canvas: Canvas): string {
  const places = [
    { at: [-34, 14], tilt: -20 },
    { at: [8, 44], tilt: -4 },
  ] as const;
  const cards = drawnCards(canvas, places.length);
  const drawn = places.map(({ at, tilt }, index) => {
    const card = cards[index];
    return card ? playingCard(canvas, card, at, tilt, 0.96) : '';
  });
  return drawFile('cardShoe', canvas, { cards: drawn.join('') });
}

/** A royal flush, fanned. */
export function royalFlush(canvas: Canvas): string {
  const suit = canvas.random.pick(SUITS);
  const cards = ['10', 'J', 'Q', 'K', 'A'].map((rank, index) =>
    playingCard(canvas, { rank, suit }, [-64 + index * 32, Math.abs(index - 2) ** 2 * 6 - 14], -26 + index * 13, 0.98),
  );
  return drawFile('royalFlush', canvas, { cards: cards.join('') });
}

/** A great ace with a wreath. */
export function grandAce(canvas: Canvas): string {
  const suit = canvas.random.pick(SUITS);
  return drawFile('grandAce', canvas, { cards: playingCard(canvas, { rank: 'A', suit }, [0, -4], 0, 1.6) });
}

const CHIP_COLORS = ['#c4143c', '#1c4fc4', '#0c7a4a', '#8a3aff', '#e0901f', '#1a1c2e'] as const;

/** Chips piling into a tower. */
export function chipTower(canvas: Canvas): string {
  const colors = canvas.random.shuffle(CHIP_COLORS);
  const chip = (index: number, at: readonly [number, number], scale: number, flat?: number) =>
    pokerChip(canvas, colors[index % colors.length] ?? CHIP_COLORS[0], at, scale, flat);
  const tower = (x: number, count: number, from: number) =>
    repeat(count, (index) => chip(from + (index > 3 ? 1 : 0), [x, 84 - index * 15], 0.86, 0.46));
  const towers = tower(-62, 5, 0) + tower(62, 7, 2) + tower(0, 9, 4);
  return drawFile('chipTower', canvas, { towers, chip: chip(1, [0, 0], 0.62) });
}
