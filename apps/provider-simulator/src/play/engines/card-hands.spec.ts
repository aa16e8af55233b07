import { describe, expect, it } from '@jest/globals';
import { catalogue } from '../../world/catalogue';
import { seededRandom } from '../../world/random';
import { total } from './blackjack';
import { isStraight, lastDigit } from './cards-deck';
import { engineFor, type Step } from './index';
import { arrangements } from './lotto';
import { deng } from './pok-deng';
import { pokerHand } from './poker';
import { threeCardHand } from './three-cards';

const hand = (text: string): string[] => text.split(' ');

describe('points', () => {
  it('counts faces and tens as zero and keeps the last digit', () => {
    expect(lastDigit(hand('Ks 9h'))).toBe(9);
    expect(lastDigit(hand('8s 7h'))).toBe(5);
    expect(lastDigit(hand('Th Qs Kd'))).toBe(0);
  });

  it('counts an ace as eleven unless that busts', () => {
    expect(total(hand('As Kd'))).toEqual({ points: 21, soft: true });
    expect(total(hand('As 9d 5c'))).toEqual({ points: 15, soft: false });
    expect(total(hand('As Ad'))).toEqual({ points: 12, soft: true });
  });
});

describe('straights', () => {
  it('allows the ace at either end, never in the middle', () => {
    expect(isStraight(hand('As 2d 3c'))).toBe(true);
    expect(isStraight(hand('Qs Kd Ac'))).toBe(true);
    expect(isStraight(hand('Ks Ad 2c'))).toBe(false);
    expect(isStraight(hand('4s 4d 5c'))).toBe(false);
  });
});

describe('hands', () => {
  it.each([
    ['Ts Js Qs Ks As', 'royalFlush'],
    ['9s Ts Js Qs Ks', 'straightFlush'],
    ['As 2s 3s 4s 5s', 'straightFlush'],
    ['9s 9h 9d 9c 2s', 'fourOfAKind'],
    ['9s 9h 9d 2c 2s', 'fullHouse'],
    ['2s 5s 9s Js Ks', 'flush'],
    ['9s Th Jd Qc Ks', 'straight'],
    ['9s 9h 9d Qc Ks', 'threeOfAKind'],
    ['9s 9h Qd Qc Ks', 'twoPair'],
    ['Js Jh 3d Qc Ks', 'jacksOrBetter'],
    ['As Ah 3d Qc Ks', 'jacksOrBetter'],
    ['Ts Th 3d Qc Ks', 'nothing'],
  ])('recognises %s as %s', (cards, expected) => expect(pokerHand(hand(cards))).toBe(expected));

  it('ranks three-card hands', () => {
    expect(threeCardHand(hand('7s 7h 7d')).kind).toBe('three');
    expect(threeCardHand(hand('Js Qh Jd')).kind).toBe('faces');
    expect(threeCardHand(hand('5s 6s 7s')).kind).toBe('straightFlush');
    expect(threeCardHand(hand('9s Kh 2d')).strength).toBeLessThan(threeCardHand(hand('9s Kh 3d')).strength + 1e4);
  });

  it('multiplies pok deng by suit, pair and sequence', () => {
    expect(deng(hand('2s 7s'))).toBe(2);
    expect(deng(hand('4s 4h'))).toBe(2);
    expect(deng(hand('2s 7h'))).toBe(1);
    expect(deng(hand('5s 6h 7d'))).toBe(3);
    expect(deng(hand('7s 7h 7d'))).toBe(5);
  });
});

describe('lottery', () => {
  it('counts the arrangements of digits', () => {
    expect(['12', '11', '123', '112', '111'].map(arrangements)).toEqual([2, 1, 6, 3, 1]);
  });
});

describe('poker', () => {
  it('keeps held cards and draws the others from the same pack', () => {
    const game = catalogue.find(({ family }) => family === 'poker')!;
    const engine = engineFor(game);
    const context = { random: seededRandom('poker'), now: new Date() };
    const opened = engine.open(game, [{ stake: 500 }], context);
    const textsOf = ({ view }: Step) => view.facts[0]!.items.map(({ text }) => text);
    const dealt = textsOf(opened);
    const drawn = engine.act!(game, opened.state, { hold: ['0', '3'] }, 500n, context);
    const cards = textsOf(drawn);
    expect([cards[0], cards[3]]).toEqual([dealt[0], dealt[3]]);
    expect(new Set([...dealt, ...cards]).size).toBe(8);
    expect(drawn.payout).not.toBeNull();
  });
});
