import type { Canvas } from '../drawing/canvas';
import type { Palette } from '../palettes';
import * as animals from './animals';
import * as cards from './cards';
import * as creatures from './creatures';
import { dealer } from './dealer';
import * as esport from './esport';
import * as feast from './feast';
import * as festive from './festive';
import * as fish from './fish';
import * as games from './games';
import * as machines from './machines';
import * as night from './night';
import * as numbers from './numbers';
import * as ocean from './ocean';
import * as riches from './riches';
import * as sport from './sport';
import * as tables from './tables';
import * as trade from './trade';
import * as treasure from './treasure';

/** Draws around the origin, about 95 units to each side. */
export type Motif = (c: Canvas, p: Palette) => string;

export interface MotifEntry {
  draw: Motif;
  /** Hue rotations, in degrees, at which the motif still makes sense. */
  hues?: readonly number[];
  /** Contains letters or digits, so it is never mirrored. */
  upright?: boolean;
}

const ANY_HUE = [0, 0, 45, 150, 200, 250, 310] as const;

/** Motifs of slots. */
export const SLOT_MOTIFS = {
  naga: { draw: creatures.naga },
  monkeyWarrior: { draw: animals.monkeyWarrior },
  courtDancer: { draw: animals.courtDancer },
  goldenBird: { draw: animals.goldenBird, hues: [0, 0, 340] },
  elephant: { draw: creatures.elephant },
  templeGiant: { draw: animals.templeGiant },
  swan: { draw: animals.swan },
  tiger: { draw: creatures.tiger },
  dragonHead: { draw: animals.dragonHead },
  lion: { draw: animals.lion, hues: [0, 0, 330, 345] },
  phoenix: { draw: creatures.phoenix, hues: [0, 0, 190, 120, 270] },
  nineTailFox: { draw: animals.nineTailFox, hues: [0, 0, 190, 300] },
  chest: { draw: treasure.chest },
  mineCart: { draw: riches.mineCart },
  diamond: { draw: riches.diamond },
  pirateSkull: { draw: riches.pirateSkull },
  pyramid: { draw: treasure.pyramid },
  scarab: { draw: treasure.scarab },
  treasureMap: { draw: riches.treasureMap },
  crown: { draw: treasure.crown },
  piggyBank: { draw: riches.piggyBank },
  coinJar: { draw: riches.coinJar },
  jewels: { draw: treasure.jewels, hues: ANY_HUE },
  lotus: { draw: festive.lotus },
  bigFlower: { draw: night.bigFlower },
  grapes: { draw: feast.grapes },
  mangoes: { draw: festive.mangoes },
  durian: { draw: feast.durian },
  mangosteens: { draw: feast.mangosteens },
  butterfly: { draw: animals.butterfly },
  sakuraFan: { draw: festive.sakuraFan, hues: ANY_HUE },
  teapot: { draw: feast.teapot },
  koi: { draw: creatures.koi },
  pearlShell: { draw: ocean.pearlShell, hues: [0, 60, 200, 260] },
  mermaidTail: { draw: ocean.mermaidTail },
  seaTurtle: { draw: ocean.seaTurtle, hues: [0, 40, 320] },
  seahorse: { draw: ocean.seahorse },
  palmIsle: { draw: ocean.palmIsle },
  junkShip: { draw: ocean.junkShip },
  coralReef: { draw: ocean.coralReef, hues: ANY_HUE },
  whale: { draw: ocean.whale, hues: [0, 60, 300, 150] },
  tuktuk: { draw: festive.tuktuk, hues: ANY_HUE, upright: true },
  mirrorBall: { draw: night.mirrorBall },
  moonRabbit: { draw: night.moonRabbit },
  fireflyJar: { draw: night.fireflyJar },
  comet: { draw: night.comet },
  marketStall: { draw: night.marketStall, upright: true, hues: ANY_HUE },
  owl: { draw: animals.owl, hues: [0] },
  neonSign: { draw: night.neonSign, upright: true, hues: ANY_HUE },
  luckyCat: { draw: animals.luckyCat },
  soupBowl: { draw: feast.soupBowl },
  sizzlePan: { draw: feast.sizzlePan },
  coconutScoop: { draw: feast.coconutScoop },
  cakePan: { draw: feast.cakePan },
  chillies: { draw: feast.chillies },
  bubbleTea: { draw: feast.bubbleTea },
  candyBalls: { draw: festive.candyBalls, hues: ANY_HUE },
  rocket: { draw: festive.rocket, hues: ANY_HUE },
  robot: { draw: machines.robot },
  clockwork: { draw: machines.clockwork },
  laserPrism: { draw: machines.laserPrism },
  raceCar: { draw: machines.raceCar },
  burningWheel: { draw: machines.burningWheel, hues: ANY_HUE },
  lightning: { draw: festive.lightning },
  starship: { draw: machines.starship },
  luckySeven: { draw: festive.luckySeven, upright: true },
  krathong: { draw: night.krathong, hues: [0, 0, 60, 300] },
  lantern: { draw: festive.lantern, hues: [0, 0, 40, 300], upright: true },
  songkranBowl: { draw: night.songkranBowl },
  carnivalMask: { draw: festive.carnivalMask, hues: ANY_HUE },
  boxingGloves: { draw: festive.boxingGloves },
  ferrisWheel: { draw: night.ferrisWheel, hues: ANY_HUE },
  starKite: { draw: night.starKite },
  dragonEye: { draw: creatures.dragonEye, hues: ANY_HUE },
  wolf: { draw: animals.wolf },
  panda: { draw: animals.panda },
  slotMachine: { draw: machines.slotMachine, upright: true },
  crystalBall: { draw: machines.crystalBall },
  potion: { draw: machines.potion },
  luckyBell: { draw: night.luckyBell },
  magicHat: { draw: night.magicHat },
  goldBars: { draw: riches.goldBars },
  trophy: { draw: riches.trophy },
  giftBox: { draw: riches.giftBox },
  luckyClover: { draw: riches.luckyClover },
  samuraiMask: { draw: riches.samuraiMask },
  watermelon: { draw: feast.watermelon },
  pineapple: { draw: feast.pineapple },
  cherries: { draw: festive.cherries },
  coinPile: { draw: treasure.coinPile, upright: true },
} as const satisfies Record<string, MotifEntry>;

export const TABLE_MOTIFS = {
  dragonTiger: { draw: games.dragonTiger, upright: true },
  roulette: { draw: tables.rouletteWheel },
  diceDome: { draw: tables.diceDome },
  fortuneWheel: { draw: games.fortuneWheel, upright: true },
  gourdDice: { draw: tables.gourdDice },
  baccaratDuel: { draw: games.baccaratDuel, upright: true },
  cardShoe: { draw: games.cardShoe, upright: true },
  dealer: { draw: dealer },
} as const satisfies Record<string, MotifEntry>;

export const CARD_MOTIFS = {
  gourdDice: { draw: tables.gourdDice },
  crab: { draw: ocean.crab, hues: [0, 40, 200] },
  diceDome: { draw: tables.diceDome },
  dragonTiger: { draw: games.dragonTiger, upright: true },
  pokDeng: { draw: cards.pokDeng, upright: true },
  cardFan: { draw: cards.cardFan, upright: true },
  grandAce: { draw: games.grandAce, upright: true },
  pokerStack: { draw: cards.pokerStack, upright: true },
  suitMedallion: { draw: games.suitMedallion, upright: true },
  cardShoe: { draw: games.cardShoe, upright: true },
} as const satisfies Record<string, MotifEntry>;

export const POKER_MOTIFS = {
  royalFlush: { draw: games.royalFlush, upright: true },
  pokerStack: { draw: cards.pokerStack, upright: true },
  chipTower: { draw: games.chipTower, upright: true },
  grandAce: { draw: games.grandAce, upright: true },
  suitMedallion: { draw: games.suitMedallion, upright: true },
  cardFan: { draw: cards.cardFan, upright: true },
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
  shark: { draw: ocean.shark, hues: [0, 60, 320] },
  octopus: { draw: ocean.octopus, hues: ANY_HUE },
  reefCannon: { draw: ocean.reefCannon },
  dragonHead: { draw: animals.dragonHead },
  pearlShell: { draw: ocean.pearlShell, hues: [0, 60, 200, 260] },
  coralReef: { draw: ocean.coralReef, hues: ANY_HUE },
  goldFish: { draw: fish.goldFish, hues: ANY_HUE },
  crab: { draw: ocean.crab, hues: [0, 40, 200] },
  seaTurtle: { draw: ocean.seaTurtle, hues: [0, 40, 320] },
  whale: { draw: ocean.whale, hues: [0, 60, 300, 150] },
} as const satisfies Record<string, MotifEntry>;

export const TRADE_MOTIFS = {
  bullHead: { draw: trade.bullHead },
  bearHead: { draw: games.bearHead, hues: [0, 0, 345] },
  goldBars: { draw: riches.goldBars },
  oilBarrel: { draw: games.oilBarrel, hues: ANY_HUE, upright: true },
  tradeClock: { draw: games.tradeClock, upright: true },
  candlestickChart: { draw: trade.candlestickChart, upright: true },
} as const satisfies Record<string, MotifEntry>;

export const ESPORT_MOTIFS = {
  rocket: { draw: festive.rocket, hues: ANY_HUE },
  raceCar: { draw: machines.raceCar },
  football: { draw: sport.football },
  crossedBlades: { draw: games.crossedBlades },
  crosshair: { draw: games.crosshair },
  trophy: { draw: riches.trophy },
  knightHelmet: { draw: esport.knightHelmet },
  gamepad: { draw: esport.gamepad },
  headset: { draw: games.headset },
} as const satisfies Record<string, MotifEntry>;

export const SPORT_MOTIFS = {
  football: { draw: sport.football },
  basketball: { draw: sport.basketball },
  tennisBall: { draw: sport.tennisBall },
  volleyball: { draw: sport.volleyball },
  boxingGloves: { draw: festive.boxingGloves },
  stadiumCup: { draw: sport.stadiumCup },
} as const satisfies Record<string, MotifEntry>;
