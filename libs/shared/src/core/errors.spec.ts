import { describe, expect, it } from '@jest/globals';
import { Conflict, conflict, DomainError, fixedError, NotFound, notFound } from './errors';

class Waits extends fixedError({ code: 1, status: 425, messageKey: 'spec.waits', retryAfterSeconds: 5 }) {}
class Refused extends fixedError({ status: 403, messageKey: 'spec.refused' }) {}
class Missing extends notFound('spec.missing') {}
class Taken extends conflict('spec.taken') {}

describe('error with a fixed reply', () => {
  it('carries the reply that its class declares, and the status as code unless that declares another', () => {
    expect(new Waits()).toMatchObject({ code: 1, status: 425, messageKey: 'spec.waits', retryAfterSeconds: 5 });
    expect(new Refused()).toMatchObject({ code: 403, status: 403, messageKey: 'spec.refused' });
    expect(new Missing()).toMatchObject({ code: 404, status: 404, messageKey: 'spec.missing' });
    expect(new Taken()).toMatchObject({ code: 409, status: 409, messageKey: 'spec.taken' });
  });

  it('keeps the name of its own class and belongs to the base of that', () => {
    const errors = [new Waits(), new Refused(), new Missing(), new Taken()];
    expect(errors.map(({ name }) => name)).toEqual(['Waits', 'Refused', 'Missing', 'Taken']);
    expect(errors.every((error) => error instanceof DomainError)).toBe(true);
    expect([new Missing() instanceof NotFound, new Taken() instanceof Conflict]).toEqual([true, true]);
    expect(new Refused()).not.toBeInstanceOf(Waits);
  });

  it('keeps its cause', () => {
    const cause = new Error('down');
    expect(new Refused(cause).cause).toBe(cause);
  });
});
