import { ownEntry } from '@housebrand/shared';
import type { Canvas } from '../drawing/canvas';
import type { Palette } from '../palettes';
import * as cards from './cards';
import * as charts from './charts';
import { dealer } from './dealer';
import { drawFile, type FileName, type Slots } from './draw-file';
import { LOOKS } from './looks';
import * as numbers from './numbers';
import * as singles from './singles';

/** Draws around the origin, about 95 units to each side. */
export type Motif = (canvas: Canvas, palette: Palette) => string;

export interface MotifEntry {
  draw: Motif;
  /** Hue rotations, in degrees, at which the motif still makes sense. */
  hues?: readonly number[];
  /** Contains letters or digits, so it is never mirrored. */
  upright?: boolean;
}

const ANY_HUE = [0, 0, 45, 150, 200, 250, 310] as const;

/** A motif that is one file, in the palette's colours or in one of its own looks. */
const drawing = (name: FileName): Motif => {
  const looks: readonly Slots[] | undefined = ownEntry(LOOKS, name);
  return (canvas, palette) => drawFile(name, canvas, looks ? canvas.random.pick(looks) : palette);
};

/** Motifs of slots. */
export const SLOT_MOTIFS = {
  naga: { draw: drawing('naga') },
  monkeyWarrior: { draw: drawing('monkeyWarrior') },
  courtDancer: { draw: drawing('courtDancer') },
  goldenBird: { draw: drawing('goldenBird'), hues: [0, 0, 340] },
  elephant: { draw: drawing('elephant') },
  templeGiant: { draw: drawing('templeGiant') },
  swan: { draw: drawing('swan') },
  tiger: { draw: drawing('tiger') },
  dragonHead: { draw: drawing('dragonHead') },
  lion: { draw: drawing('lion'), hues: [0, 0, 330, 345] },
  phoenix: { draw: drawing('phoenix'), hues: [0, 0, 190, 120, 270] },
  nineTailFox: { draw: drawing('nineTailFox'), hues: [0, 0, 190, 300] },
  chest: { draw: drawing('chest') },
  mineCart: { draw: drawing('mineCart') },
  diamond: { draw: drawing('diamond') },
  pirateSkull: { draw: drawing('pirateSkull') },
  pyramid: { draw: drawing('pyramid') },
  scarab: { draw: drawing('scarab') },
  treasureMap: { draw: drawing('treasureMap') },
  crown: { draw: drawing('crown') },
  piggyBank: { draw: drawing('piggyBank') },
  coinJar: { draw: drawing('coinJar') },
  jewels: { draw: drawing('jewels'), hues: ANY_HUE },
  lotus: { draw: drawing('lotus') },
  bigFlower: { draw: singles.bigFlower },
  grapes: { draw: drawing('grapes') },
  mangoes: { draw: drawing('mangoes') },
  durian: { draw: drawing('durian') },
  mangosteens: { draw: drawing('mangosteens') },
  butterfly: { draw: drawing('butterfly') },
  sakuraFan: { draw: drawing('sakuraFan'), hues: ANY_HUE },
  teapot: { draw: drawing('teapot') },
  koi: { draw: drawing('koi') },
  pearlShell: { draw: drawing('pearlShell'), hues: [0, 60, 200, 260] },
  mermaidTail: { draw: drawing('mermaidTail') },
  seaTurtle: { draw: drawing('seaTurtle'), hues: [0, 40, 320] },
  seahorse: { draw: drawing('seahorse') },
  palmIsle: { draw: drawing('palmIsle') },
  junkShip: { draw: drawing('junkShip') },
  coralReef: { draw: drawing('coralReef'), hues: ANY_HUE },
  whale: { draw: drawing('whale'), hues: [0, 60, 300, 150] },
  tuktuk: { draw: drawing('tuktuk'), hues: ANY_HUE, upright: true },
  mirrorBall: { draw: singles.mirrorBall },
  moonRabbit: { draw: drawing('moonRabbit') },
  fireflyJar: { draw: drawing('fireflyJar') },
  comet: { draw: drawing('comet') },
  marketStall: { draw: drawing('marketStall'), upright: true, hues: ANY_HUE },
  owl: { draw: drawing('owl'), hues: [0] },
  neonSign: { draw: singles.neonSign, upright: true, hues: ANY_HUE },
  luckyCat: { draw: drawing('luckyCat') },
  soupBowl: { draw: drawing('soupBowl') },
  sizzlePan: { draw: drawing('sizzlePan') },
  coconutScoop: { draw: drawing('coconutScoop') },
  cakePan: { draw: drawing('cakePan') },
  chillies: { draw: drawing('chillies') },
  bubbleTea: { draw: drawing('bubbleTea') },
  candyBalls: { draw: drawing('candyBalls'), hues: ANY_HUE },
  rocket: { draw: drawing('rocket'), hues: ANY_HUE },
  robot: { draw: drawing('robot') },
  clockwork: { draw: drawing('clockwork') },
  laserPrism: { draw: drawing('laserPrism') },
  raceCar: { draw: drawing('raceCar') },
  burningWheel: { draw: drawing('burningWheel'), hues: ANY_HUE },
  lightning: { draw: drawing('lightning') },
  starship: { draw: drawing('starship') },
  luckySeven: { draw: drawing('luckySeven'), upright: true },
  krathong: { draw: drawing('krathong'), hues: [0, 0, 60, 300] },
  lantern: { draw: drawing('lantern'), hues: [0, 0, 40, 300], upright: true },
  songkranBowl: { draw: drawing('songkranBowl') },
  carnivalMask: { draw: drawing('carnivalMask'), hues: ANY_HUE },
  boxingGloves: { draw: drawing('boxingGloves') },
  ferrisWheel: { draw: drawing('ferrisWheel'), hues: ANY_HUE },
  starKite: { draw: drawing('starKite') },
  dragonEye: { draw: singles.dragonEye, hues: ANY_HUE },
  wolf: { draw: drawing('wolf') },
  panda: { draw: drawing('panda') },
  slotMachine: { draw: drawing('slotMachine'), upright: true },
  crystalBall: { draw: drawing('crystalBall') },
  potion: { draw: drawing('potion') },
  luckyBell: { draw: drawing('luckyBell') },
  magicHat: { draw: drawing('magicHat') },
  goldBars: { draw: drawing('goldBars') },
  trophy: { draw: drawing('trophy') },
  giftBox: { draw: drawing('giftBox') },
  luckyClover: { draw: drawing('luckyClover') },
  samuraiMask: { draw: drawing('samuraiMask') },
  watermelon: { draw: drawing('watermelon') },
  pineapple: { draw: drawing('pineapple') },
  cherries: { draw: drawing('cherries') },
  coinPile: { draw: drawing('coinPile'), upright: true },
} as const satisfies Record<string, MotifEntry>;

export const TABLE_MOTIFS = {
  dragonTiger: { draw: singles.dragonTiger, upright: true },
  roulette: { draw: drawing('rouletteWheel') },
  diceDome: { draw: cards.diceDome },
  fortuneWheel: { draw: singles.fortuneWheel, upright: true },
  gourdDice: { draw: drawing('gourdDice') },
  baccaratDuel: { draw: cards.baccaratDuel, upright: true },
  cardShoe: { draw: cards.cardShoe, upright: true },
  dealer: { draw: dealer },
} as const satisfies Record<string, MotifEntry>;

export const CARD_MOTIFS = {
  gourdDice: { draw: drawing('gourdDice') },
  crab: { draw: drawing('crab'), hues: [0, 40, 200] },
  diceDome: { draw: cards.diceDome },
  dragonTiger: { draw: singles.dragonTiger, upright: true },
  pokDeng: { draw: drawing('pokDeng'), upright: true },
  cardFan: { draw: drawing('cardFan'), upright: true },
  grandAce: { draw: cards.grandAce, upright: true },
  pokerStack: { draw: drawing('pokerStack'), upright: true },
  suitMedallion: { draw: drawing('suitMedallion'), upright: true },
  cardShoe: { draw: cards.cardShoe, upright: true },
} as const satisfies Record<string, MotifEntry>;

export const POKER_MOTIFS = {
  royalFlush: { draw: cards.royalFlush, upright: true },
  pokerStack: { draw: drawing('pokerStack'), upright: true },
  chipTower: { draw: cards.chipTower, upright: true },
  grandAce: { draw: cards.grandAce, upright: true },
  suitMedallion: { draw: drawing('suitMedallion'), upright: true },
  cardFan: { draw: drawing('cardFan'), upright: true },
} as const satisfies Record<string, MotifEntry>;

export const KENO_MOTIFS = {
  kenoComet: { draw: numbers.kenoComet, upright: true },
  kenoOrbit: { draw: numbers.kenoOrbit, upright: true },
  kenoTube: { draw: numbers.kenoTube, upright: true },
  kenoBoard: { draw: numbers.kenoBoard, upright: true },
  numberBalls: { draw: numbers.numberBalls, upright: true },
  lottoDrum: { draw: numbers.lottoDrum, upright: true },
} as const satisfies Record<string, MotifEntry>;

export const LOTTO_MOTIFS = {
  stockTicket: { draw: numbers.stockTicket, upright: true },
  lotteryTicket: { draw: numbers.lotteryTicket, upright: true },
  luckyDigits: { draw: numbers.luckyDigits, upright: true },
  lottoDrum: { draw: numbers.lottoDrum, upright: true },
  numberBalls: { draw: numbers.numberBalls, upright: true },
} as const satisfies Record<string, MotifEntry>;

export const FISH_MOTIFS = {
  shark: { draw: drawing('shark'), hues: [0, 60, 320] },
  octopus: { draw: drawing('octopus'), hues: ANY_HUE },
  reefCannon: { draw: drawing('reefCannon') },
  dragonHead: { draw: drawing('dragonHead') },
  pearlShell: { draw: drawing('pearlShell'), hues: [0, 60, 200, 260] },
  coralReef: { draw: drawing('coralReef'), hues: ANY_HUE },
  goldFish: { draw: drawing('goldFish'), hues: ANY_HUE },
  crab: { draw: drawing('crab'), hues: [0, 40, 200] },
  seaTurtle: { draw: drawing('seaTurtle'), hues: [0, 40, 320] },
  whale: { draw: drawing('whale'), hues: [0, 60, 300, 150] },
} as const satisfies Record<string, MotifEntry>;

export const TRADE_MOTIFS = {
  bullHead: { draw: drawing('bullHead') },
  bearHead: { draw: drawing('bearHead'), hues: [0, 0, 345] },
  goldBars: { draw: drawing('goldBars') },
  oilBarrel: { draw: drawing('oilBarrel'), hues: ANY_HUE, upright: true },
  tradeClock: { draw: drawing('tradeClock'), upright: true },
  candlestickChart: { draw: charts.candlestickChart, upright: true },
} as const satisfies Record<string, MotifEntry>;

export const ESPORT_MOTIFS = {
  rocket: { draw: drawing('rocket'), hues: ANY_HUE },
  raceCar: { draw: drawing('raceCar') },
  football: { draw: drawing('football') },
  crossedBlades: { draw: drawing('crossedBlades') },
  crosshair: { draw: drawing('crosshair') },
  trophy: { draw: drawing('trophy') },
  knightHelmet: { draw: drawing('knightHelmet') },
  gamepad: { draw: drawing('gamepad') },
  headset: { draw: drawing('headset') },
} as const satisfies Record<string, MotifEntry>;

export const SPORT_MOTIFS = {
  football: { draw: drawing('football') },
  basketball: { draw: drawing('basketball') },
  tennisBall: { draw: drawing('tennisBall') },
  volleyball: { draw: drawing('volleyball') },
  boxingGloves: { draw: drawing('boxingGloves') },
  stadiumCup: { draw: drawing('stadiumCup') },
} as const satisfies Record<string, MotifEntry>;
