import { describe, expect, it } from '@jest/globals';
import { PROMOTION_PICTURES, promotionPicture } from './promotions';

const of = (title: string, summary = '', isDeposit = false, id = 'naga-games'): string =>
  promotionPicture({ id, isDeposit, title, summary });

describe('promotionPicture', () => {
  it.each([
    ['วงล้อท้องพระโรง หมุนฟรีทุกวัน', '', 'fortune-wheel'],
    ['The bay turns free', 'One free turn a day each: wheel, gashapon and check-in', 'fortune-wheel'],
    ['ภารกิจประจำสัปดาห์', '', 'quest-map'],
    ['Slots tournament', '', 'rank-cup'],
  ])('shows the subject of %s', (title, summary, scene) => {
    expect(of(title, summary)).toBe(`/media/banners/${scene}.avif?v=1`);
  });

  it('is the same for an id without a subject, from a closed set', () => {
    expect(of('ฉลองวังใหม่')).toBe(of('The palace feast'));
    for (const isDeposit of [true, false]) expect(PROMOTION_PICTURES).toContain(of('วังใหม่', '', isDeposit));
    expect(of('Wheel week', '', true)).toMatch(/bonus-chest|welcome-gift|jewel-week/);
  });
});
