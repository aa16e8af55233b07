import { describe, expect, it } from '@jest/globals';
import { NotFound } from '@housebrand/shared';
import { maskedUsername, stepReference, VIEW_MODES, viewModeOf } from './payments';

describe('payment', () => {
  it('uses a separate reference for each step at the provider', () => {
    const names = (['debit', 'credit', 'return'] as const).map((step) => stepReference('p1', step));
    expect(names).toEqual(['p1:debit', 'p1:credit', 'p1:comp']);
  });

  it('rejects list names outside the view modes', () => {
    expect(VIEW_MODES.map(viewModeOf)).toEqual([...VIEW_MODES]);
    for (const name of ['', 'GIFT_SENT', 'constructor']) expect(() => viewModeOf(name)).toThrow(NotFound);
  });

  it('masks all but the last two characters of another member', () => {
    const masked = (username: string) => maskedUsername({ prefix: 'MTO', username });
    expect(['MTOKITTI21', 'MTOAB', 'MTOA', 'MTO'].map(masked)).toEqual(['MTO•••21', 'MTO•••AB', 'MTO•••A', 'MTO•••']);
  });
});
