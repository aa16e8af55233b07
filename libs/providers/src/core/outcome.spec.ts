import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ProviderRefused } from './errors';
import { mapSettled, neverAnOutcome, refused, settled, unknown, type Outcome } from './outcome';

const errors = fc
  .record({ code: fc.integer({ min: 1 }), providerMessage: fc.string() })
  .map(({ code, providerMessage }) => new ProviderRefused({ call: 'gamePlatform.x', code, providerMessage }));
const outcomes: fc.Arbitrary<Outcome<number>> = fc.oneof(
  fc.integer().map(settled),
  fc.tuple(errors, fc.boolean()).map(([error, wasSent]) => refused(error, wasSent)),
  errors.map(unknown),
);

/** Reads an outcome as callers do; the compiler requires every kind. */
function valueOrError(outcome: Outcome<number>): unknown {
  switch (outcome.kind) {
    case 'settled':
      return outcome.value;
    case 'refused':
    case 'unknown':
      return outcome.error;
    default:
      return neverAnOutcome(outcome);
  }
}

describe('outcome', () => {
  it('keeps its kind and error when its value is mapped', () => {
    fc.assert(
      fc.property(outcomes, (outcome) => {
        const mapped = mapSettled(outcome, (value) => value * 2);
        expect(mapped.kind).toBe(outcome.kind);
        expect(valueOrError(mapped)).toBe(outcome.kind === 'settled' ? outcome.value * 2 : outcome.error);
      }),
    );
  });

  it('rejects an unknown kind', () => {
    expect(() => valueOrError({ kind: 'maybe' } as unknown as Outcome<number>)).toThrow(TypeError);
  });
});
