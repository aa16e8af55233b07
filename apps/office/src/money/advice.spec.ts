import { describe, expect, it } from '@jest/globals';
import { MONEY_STATES, type MoneySide } from '@housebrand/office';
import fc from 'fast-check';
import { aMoneyItem, aMoneyPage } from '../testing/samples';
import { adviceOn } from './advice';

const provider: MoneySide = { amountSatang: 50_037, state: 'CREDITED', reference: 'PG-1', at: null };

describe('advice on a payment', () => {
  it('recommends settling what the provider has, and refusing what it lacks', () => {
    expect(adviceOn(aMoneyPage({ provider }))).toBe('providerHas');
    expect(adviceOn(aMoneyPage({ provider: null }))).toBe('providerLacks');
  });

  it('recommends nothing against a provider that does not answer', () => {
    expect(adviceOn(aMoneyPage({ provider: null, isProviderAnswering: false }))).toBe('noAnswer');
  });

  it('says whether the sides of a completed payment agree', () => {
    const item = aMoneyItem({ state: 'DONE' });
    expect(adviceOn(aMoneyPage({ item, provider }))).toBe('agree');
    expect(adviceOn(aMoneyPage({ item, provider: { ...provider, amountSatang: 1 } }))).toBe('differ');
  });

  it('never recommends an action on a final payment', () => {
    const pages = fc.record({
      state: fc.constantFrom(...MONEY_STATES),
      side: fc.option(fc.constant(provider)),
      isProviderAnswering: fc.boolean(),
    });
    fc.assert(
      fc.property(pages, ({ state, side, isProviderAnswering }) => {
        const isFinal = state === 'DONE' || state === 'REFUSED';
        const advice = adviceOn(aMoneyPage({ item: aMoneyItem({ state }), provider: side, isProviderAnswering }));
        expect(['agree', 'differ', 'done', 'refused'].includes(advice)).toBe(isFinal);
      }),
    );
  });
});
