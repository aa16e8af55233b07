import { type Engine, pickOf, readBet, stakeOnly, times } from './engine';
import { choice, fact, oneOf } from './labels';

/** Fish with their pay in hundredths of a shot. */
const FISH = [
  choice('minnow', { th: 'ปลาซิว', en: 'Minnow' }, 200),
  choice('clown', { th: 'ปลาการ์ตูน', en: 'Clownfish' }, 300),
  choice('puffer', { th: 'ปลาปักเป้า', en: 'Puffer' }, 500),
  choice('betta', { th: 'ปลากัด', en: 'Betta' }, 800),
  choice('turtle', { th: 'เต่าทะเล', en: 'Turtle' }, 1_200),
  choice('ray', { th: 'กระเบนราหู', en: 'Manta ray' }, 2_000),
  choice('shark', { th: 'ฉลาม', en: 'Shark' }, 4_000),
  choice('dragon', { th: 'มังกรทะเล', en: 'Sea dragon' }, 10_000),
];
const questions = [oneOf('fish', { th: 'ยิงปลาตัวไหน', en: 'Fish to shoot' }, FISH)];
const CAUGHT = { th: 'จับได้', en: 'Caught' };
const MISSED = { th: 'พลาด', en: 'Missed' };

/** Every shot is a round. The catch chance decreases as the pay increases, so all fish have the same return. */
export const fishEngine: Engine = {
  family: 'fish',
  rules: (game) => ({ ...stakeOnly, rtp: game.targetRtp, questions }),
  open(game, bets, { random }) {
    const { stake, picks } = readBet(bets, questions);
    const { label, pays = 0 } = FISH.find(({ id }) => id === pickOf(picks, 'fish'))!;
    const caught = random.next() < game.targetRtp / 100 / pays;
    const facts = [caught ? fact(label, CAUGHT, 'gold') : fact(label, MISSED)];
    return { stake, payout: caught ? times(stake, pays) : 0n, state: null, view: { facts } };
  },
};
