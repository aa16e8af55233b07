import { GOLD, type Canvas } from '../drawing/canvas';
import { mix } from '../drawing/color';
import { around, glow, mirror, petal, place, pointList, polygon, repeat, round, starPolygon } from '../drawing/shapes';
import type { Palette } from '../palettes';
import { playingCard, pokerChip, type Suit } from './cards';
import { dragonHead } from './animals';
import { tiger } from './creatures';

const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8'] as const;
const SUITS: readonly Suit[] = ['s', 'h', 'd', 'c'];

function drawCards(c: Canvas, count: number): [rank: string, suit: Suit][] {
  return c.random
    .shuffle(RANKS)
    .slice(0, count)
    .map((rank) => [rank, c.random.pick(SUITS)]);
}

/** Two hands facing each other on the colours of player (blue) and banker (red). */
export function baccaratDuel(c: Canvas): string {
  const cards = drawCards(c, 4);
  const hand = (x: number, tilt: number, at: number) =>
    [0, 1]
      .map((i) => {
        const [rank, suit] = cards[at + i] ?? ['9', 'h'];
        return playingCard(c, rank, suit, x + i * 24 - 12, -20 + i * 8, tilt + i * 10, 0.92);
      })
      .join('');
  const plate = (x: number, color: string, letter: string) =>
    `<circle cx="${x}" cy="68" r="32" fill="${c.radial([mix(color, '#ffffff', 0.4), color, mix(color, '#000000', 0.45)], 0.5, 0.5, 0.6, 0.4, 0.3)}" stroke="${GOLD[1]}" stroke-width="5"/><text x="${x}" y="83" text-anchor="middle" font-family="Righteous" font-size="42" fill="#fff">${letter}</text>`;
  return `${glow(c, -50, 0, 110, '#35a6ff', 0.6)}${glow(c, 50, 0, 110, '#ff4a5e', 0.6)}${hand(-52, -14, 0)}${hand(52, 4, 2)}${plate(-56, '#1464d8', 'P')}${plate(56, '#c4142c', 'B')}${place(0, 64, 0.5, 0, `<polygon points="${pointList(starPolygon(8, 40, 18))}" fill="${c.gold()}"/>`)}`;
}

/** Tiger against dragon, half and half. */
export function dragonTiger(c: Canvas): string {
  const left = c.clip('<path d="M-130-130H26L-26 130H-130Z"/>');
  const right = c.clip('<path d="M30-130H130V130H-22Z"/>');
  return `<g clip-path="${left}">${place(-34, 0, 0.95, 0, tiger(c))}</g><g clip-path="${right}">${glow(c, 60, 0, 120, '#35a6ff', 0.6)}${place(44, 4, 0.86, 0, dragonHead(c))}</g><path d="M28-124L-24 124" stroke="${GOLD[1]}" stroke-width="9"/><path d="M28-124L-24 124" stroke="#fff" stroke-width="3"/>`;
}

/** A wheel of fortune, seen from the front. */
export function fortuneWheel(c: Canvas): string {
  const colors = c.random.shuffle([
    '#e0203a',
    '#ffb01f',
    '#18a05a',
    '#1478e0',
    '#8a3aff',
    '#ff5ac0',
    '#10a8a0',
    '#ff6a1f',
  ]);
  const labels = ['2', '5', '1', '10', '1', '20', '2', '40', '1', '5', '2', '100'];
  const slices = repeat(
    12,
    (i) =>
      `<path d="M0 0L${round(86 * Math.cos(-0.262))} ${round(86 * Math.sin(-0.262))}A86 86 0 0 1 ${round(86 * Math.cos(0.262))} ${round(86 * Math.sin(0.262))}Z" transform="rotate(${i * 30 - 90})" fill="${colors[i % colors.length] ?? '#e0203a'}" stroke="#fff6d0" stroke-width="2"/><text transform="rotate(${i * 30}) translate(0 -60)" text-anchor="middle" font-family="Lilita One" font-size="21" fill="#fff" stroke="#1a0a20" stroke-opacity=".5" stroke-width="1">${labels[i] ?? ''}</text>`,
  );
  return `${glow(c, 0, 0, 150, '#ffd36b', 0.6)}<circle r="104" cy="6" fill="#3a1402"/><circle r="104" fill="${c.gold()}"/><circle r="94" fill="#5a1a05"/>${slices}${around(16, '<circle cy="-99" r="4.5" fill="#fffbe0"/>')}<circle r="26" fill="${c.gold()}" stroke="#7a4a08" stroke-width="3"/><polygon points="${pointList(starPolygon(5, 17, 7.5))}" fill="#c4143c"/><path d="M-16-124H16L0-84Z" fill="${c.linear(['#ff8a7a', '#c4143c'])}" stroke="#fff" stroke-width="3.5" stroke-linejoin="round"/>`;
}

/** A shoe with cards sliding out, chips beside it. */
export function cardShoe(c: Canvas): string {
  const [first, second] = drawCards(c, 2);
  return `${glow(c, 0, 0, 140, '#ffe9a0', 0.5)}<path d="M-20-70L92-94L112 16L-4 52Z" fill="${c.linear(['#5a3a6a', '#2a1438', '#12061c'])}" stroke="${GOLD[2]}" stroke-width="4" stroke-linejoin="round"/><path d="M-20-70L92-94L98-74L-16-46Z" fill="${c.gold()}"/><path d="M10-26L80-44L88 0L16 22Z" fill="none" stroke="${GOLD[1]}" stroke-opacity=".6" stroke-width="3"/>${playingCard(c, first?.[0] ?? 'A', first?.[1] ?? 's', -34, 14, -20, 0.96)}${playingCard(c, second?.[0] ?? '8', second?.[1] ?? 'h', 8, 44, -4, 0.96)}${pokerChip('#c4143c', -76, 78, 0.5, 0.6)}${pokerChip('#1c4fc4', 74, 76, 0.56, 0.6)}${pokerChip('#0c7a4a', 74, 64, 0.56, 0.6)}`;
}

/** A royal flush, fanned. */
export function royalFlush(c: Canvas): string {
  const suit = c.random.pick(SUITS);
  return `${glow(c, 0, 0, 145, '#ffe38a', 0.65)}${(['10', 'J', 'Q', 'K', 'A'] as const).map((rank, i) => playingCard(c, rank, suit, -64 + i * 32, Math.abs(i - 2) ** 2 * 6 - 14, -26 + i * 13, 0.98)).join('')}${pokerChip('#8a3aff', 0, 82, 0.62, 0.6)}${pokerChip('#c4143c', -46, 90, 0.5, 0.6)}${pokerChip('#0c7a4a', 46, 90, 0.5, 0.6)}`;
}

/** A great ace with a wreath. */
export function grandAce(c: Canvas): string {
  const suit = c.random.pick(SUITS);
  const leaf = `<path d="${petal(9, 30)}" fill="${c.gold()}" stroke="#7a4a08" stroke-width="1.5"/>`;
  return `${glow(c, 0, 0, 145, '#ffe38a', 0.65)}${mirror(repeat(6, (i) => place(78 + 8 * Math.sin(i), 62 - i * 25, 1, 60 - i * 22, leaf) + place(96 - i * 3, 58 - i * 25, 0.8, 100 - i * 18, leaf)))}${playingCard(c, 'A', suit, 0, -4, 0, 1.6)}`;
}

/** Chips piling into a tower. */
export function chipTower(c: Canvas): string {
  const colors = c.random.shuffle(['#c4143c', '#1c4fc4', '#0c7a4a', '#8a3aff', '#e0901f', '#1a1c2e']);
  const tower = (x: number, count: number, from: number) =>
    repeat(count, (i) =>
      pokerChip(colors[(from + (i > 3 ? 1 : 0)) % colors.length] ?? '#c4143c', x, 84 - i * 15, 0.86, 0.46),
    );
  return `${glow(c, 0, 0, 145, '#ffe38a', 0.6)}${tower(-62, 5, 0)}${tower(62, 7, 2)}${tower(0, 9, 4)}${place(0, -74, 1, 12, pokerChip(colors[1] ?? '#1c4fc4', 0, 0, 0.62))}`;
}

/** A gold-rimmed plate with the suits, for card games without a hand. */
export function suitMedallion(c: Canvas, p: Palette): string {
  const card = (i: number, suit: Suit) =>
    place(
      0,
      0,
      1,
      i * 90,
      `<g transform="translate(0 -54)">${playingCard(c, 'AKQJ'[i] ?? 'A', suit, 0, 0, 0, 0.66)}</g>`,
    );
  return `${glow(c, 0, 0, 145, p.l, 0.55)}<circle r="102" fill="${c.gold()}"/><circle r="92" fill="${c.radial([p.m, p.d, mix(p.d, '#000000', 0.4)])}" stroke="#7a4a08" stroke-width="3"/>${SUITS.map((suit, i) => card(i, suit)).join('')}<circle r="27" fill="${c.gold()}" stroke="#7a4a08" stroke-width="3"/><polygon points="${pointList(starPolygon(5, 18, 8))}" fill="${p.d}"/>`;
}

export function oilBarrel(c: Canvas): string {
  return `${glow(c, 0, 0, 140, '#ffb52e', 0.5)}<path d="M-58-60V66Q0 92 58 66V-60Z" fill="${c.linear(['#4a6ae0', '#1c2f9a', '#0a1450'], 0, 0, 1, 0)}" stroke="#050a2a" stroke-width="3.5"/><ellipse cy="-60" rx="58" ry="19" fill="#5a7af0" stroke="#050a2a" stroke-width="3.5"/><ellipse cx="20" cy="-60" rx="10" ry="4" fill="#050a2a"/><path d="M-58-16Q0 8 58-16M-58 26Q0 50 58 26" stroke="#c2d0ff" stroke-width="6" fill="none"/><path d="M0-18C22 8 24 28 0 34C-24 28-22 8 0-18Z" fill="${c.gold()}" stroke="#6b3a05" stroke-width="3"/><path d="M-104 96L-60 60L-30 78L20 20L50 44L104-40" fill="none" stroke="#21e08a" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/><path d="M104-40L78-34L96-14Z" fill="#21e08a" stroke="#21e08a" stroke-width="6" stroke-linejoin="round"/>`;
}

export function bearHead(c: Canvas): string {
  const fur = c.linear(['#ffb8a0', '#d8402a', '#6b0a12']);
  return `${glow(c, 0, 0, 140, '#ff4a5e', 0.55)}${mirror(`<circle cx="56" cy="-58" r="27" fill="${fur}" stroke="#2a0206" stroke-width="3.5"/><circle cx="56" cy="-58" r="13" fill="#4a0610"/>`)}<path d="M0-78C54-80 84-44 82-2C80 46 48 84 0 86C-48 84-80 46-82-2C-84-44-54-80 0-78Z" fill="${fur}" stroke="#2a0206" stroke-width="3.5"/><path d="M0 8C34 6 48 28 42 50C34 74-34 74-42 50C-48 28-34 6 0 8Z" fill="#ffe0d0"/>${mirror('<path d="M14-16Q32-32 52-18Q38-2 14-16Z" fill="#fff08a" stroke="#2a0206" stroke-width="3"/><circle cx="33" cy="-16" r="5" fill="#2a0206"/><path d="M8-26L52-40" stroke="#2a0206" stroke-width="7" stroke-linecap="round"/>')}<path d="M-16 20Q0 8 16 20Q10 34 0 36Q-10 34-16 20Z" fill="#2a0206"/><path d="M0 36V48M-26 56Q0 42 26 56" stroke="#2a0206" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-16 53L-11 64L-6 51ZM16 53L11 64L6 51Z" fill="#fff"/>`;
}

/** A clock with rising and falling lines, for minute trades. */
export function tradeClock(c: Canvas): string {
  return `${glow(c, 0, 0, 145, '#21e08a', 0.5)}<circle r="92" cy="4" fill="#04140e"/><circle r="92" fill="${c.linear(['#3a4a6a', '#0c1424'])}" stroke="${GOLD[2]}" stroke-width="7"/>${around(12, '<rect x="-3" y="-80" width="6" height="12" rx="2" fill="#c2d0ea"/>')}<path d="M0 0L0-88A88 88 0 0 1 76 44Z" fill="#21e08a" opacity=".22"/><path d="M-62 34L-38 10L-18 24L10-18L28-2L58-44" stroke="#21e08a" stroke-width="8" fill="none" stroke-linejoin="round" stroke-linecap="round"/><path d="M58-44L36-40L54-22Z" fill="#21e08a"/><path d="M-62-34L-40-10L-20-30L6 20L26 8L56 46" stroke="#ff4a5e" stroke-width="6" fill="none" stroke-linejoin="round" stroke-linecap="round" opacity=".85"/><rect x="-13" y="-118" width="26" height="20" rx="5" fill="${c.gold()}"/>`;
}

export function crossedBlades(c: Canvas, p: Palette): string {
  const blade = `<path d="M-9 46L-13-96L0-128L13-96L9 46Z" fill="${c.linear(['#ffffff', p.l, p.m], 0, 0, 1, 0)}" stroke="#0a0c1c" stroke-width="3"/><path d="M0-120V40" stroke="${p.d}" stroke-opacity=".5" stroke-width="3"/><path d="M-40 40Q0 60 40 40L36 58Q0 74-36 58Z" fill="${c.gold()}" stroke="#5a2d05" stroke-width="3"/><rect x="-8" y="60" width="16" height="40" rx="6" fill="#2a1a40"/><circle cy="104" r="11" fill="${c.gold()}"/>`;
  return `${glow(c, 0, 0, 145, p.l, 0.6)}${place(0, 4, 1, 42, blade)}${place(0, 4, 1, -42, blade)}<polygon points="${pointList(polygon(6, 44, Math.PI / 6))}" fill="${c.linear([p.m, p.d])}" stroke="${GOLD[1]}" stroke-width="6"/><polygon points="${pointList(starPolygon(5, 28, 12))}" fill="${c.gold()}"/>`;
}

export function headset(c: Canvas, p: Palette): string {
  return `${glow(c, 0, 0, 145, p.l, 0.6)}<path d="M-78 20C-84-84 84-84 78 20" stroke="#12142a" stroke-width="26" fill="none"/><path d="M-78 20C-84-84 84-84 78 20" stroke="${p.m}" stroke-width="13" fill="none"/>${mirror(`<rect x="54" y="-8" width="50" height="84" rx="23" fill="${c.linear(['#4a5080', '#12142a'])}" stroke="#05060f" stroke-width="3.5"/><rect x="64" y="8" width="18" height="52" rx="9" fill="${c.linear([p.l, p.m])}"/>`)}<path d="M-86 70Q-80 104-20 100" stroke="#12142a" stroke-width="9" fill="none"/><rect x="-30" y="90" width="42" height="19" rx="9" fill="${p.m}" stroke="#05060f" stroke-width="3"/><path d="M-60-40C-40-66-10-70 10-70" stroke="#fff" stroke-width="6" opacity=".7" fill="none" stroke-linecap="round"/>${place(0, 24, 1, 0, `<path d="M-30 0L-10-22H10L30 0L10 22H-10Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="3"/><path d="M-8-10L10 0L-8 10Z" fill="#3a1a05"/>`)}`;
}

export function crosshair(c: Canvas, p: Palette): string {
  return `${glow(c, 0, 0, 145, p.m, 0.55)}<circle r="84" fill="#05060f" opacity=".55"/><circle r="84" fill="none" stroke="${p.l}" stroke-width="9"/><circle r="56" fill="none" stroke="${p.m}" stroke-width="5" stroke-dasharray="26 12"/>${around(4, `<path d="M0-112V-44" stroke="${p.l}" stroke-width="9" stroke-linecap="round"/><path d="M-9-96L0-112L9-96Z" fill="#fff"/>`)}<polygon points="${pointList(starPolygon(5, 34, 15))}" fill="${c.gold()}" stroke="#7a4a08" stroke-width="3"/><path d="M-60-60A84 84 0 0 1-10-84" stroke="#fff" stroke-width="5" opacity=".8" fill="none" stroke-linecap="round"/>`;
}
