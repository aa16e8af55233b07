import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { threadCursor, threadPlace } from './cursors';
import { ThreadClosed } from './errors';
import { AUTHORS, paymentKey, type Author } from './terms';
import { closedThread, isUnread, newThread, readThread, withMessage, type ThreadProgress } from './threads';

const START = new Date('2026-11-21T11:00:00.000Z');
/** What happens to a thread, one minute after another. */
const anyStep = fc.oneof(
  fc.constantFrom(...AUTHORS).map((author) => ({ kind: 'message' as const, author })),
  fc.nat(12).map((until) => ({ kind: 'read' as const, until })),
);
type Step = { kind: 'message'; author: Author } | { kind: 'read'; until: number };

function minuteOf(index: number): Date {
  return new Date(START.getTime() + (index + 1) * 60_000);
}

function after(steps: readonly Step[]): ThreadProgress {
  return steps.reduce<ThreadProgress>(
    (thread, step, index) =>
      step.kind === 'message' ? withMessage(thread, step.author, minuteOf(index)) : readThread(thread, step.until),
    withMessage(newThread(START), 'MEMBER', START),
  );
}

describe('a thread', () => {
  it('waits for an answer exactly while the member wrote its last message', () => {
    fc.assert(
      fc.property(fc.array(anyStep), (steps) => {
        const authors = steps.flatMap((step) => (step.kind === 'message' ? step.author : []));
        expect(after(steps).state).toBe((authors.at(-1) ?? 'MEMBER') === 'MEMBER' ? 'OPEN' : 'ANSWERED');
      }),
    );
  });

  it('counts its waiting time from the oldest message without an answer', () => {
    fc.assert(
      fc.property(fc.array(anyStep), (steps) => {
        const messages = [
          { author: 'MEMBER', at: START },
          ...steps.flatMap((step, index) =>
            step.kind === 'message' ? { author: step.author, at: minuteOf(index) } : [],
          ),
        ];
        const answered = messages.findLastIndex(({ author }) => author === 'STAFF');
        const thread = after(steps);
        const expected = thread.state === 'OPEN' ? messages[answered + 1] : messages[answered];
        expect(thread.since).toEqual(expected?.at);
        expect([thread.lastNumber, thread.lastAt]).toEqual([messages.length, messages.at(-1)?.at]);
      }),
    );
  });

  it('is unread exactly while an answer has a higher number than the last message read or written', () => {
    fc.assert(
      fc.property(fc.array(anyStep), (steps) => {
        let number = 1;
        let read = 1;
        let answer = 0;
        for (const step of steps) {
          if (step.kind === 'read') {
            if (step.until <= number) read = Math.max(read, step.until);
          } else {
            number += 1;
            if (step.author === 'STAFF') answer = number;
            else read = number;
          }
        }
        const thread = after(steps);
        expect([isUnread(thread), thread.readUntil]).toEqual([answer > read, read]);
      }),
    );
  });

  it('takes no message once it is closed, and keeps the time of the first closing', () => {
    const closed = closedThread(after([]), minuteOf(3));
    expect(closedThread(closed, minuteOf(5))).toBe(closed);
    expect([closed.state, closed.since]).toEqual(['CLOSED', minuteOf(3)]);
    for (const author of AUTHORS) expect(() => withMessage(closed, author, minuteOf(6))).toThrow(ThreadClosed);
    expect(readThread(closedThread(after([{ kind: 'message', author: 'STAFF' }]), START), 2).readUntil).toBe(2);
  });
});

describe('the place of a page', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date(9_999_999_999_999), noInvalidDate: true }),
        fc.uuid(),
        (at, id) => {
          expect(threadPlace(threadCursor({ at, id }))).toEqual({ at, id });
        },
      ),
    );
  });

  it.each([
    '',
    '1',
    '1.',
    '12345678901234.019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
    'x.019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
    '1.not-an-id',
    '-1.019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
  ])('refuses %p', (cursor) => {
    expect(() => threadPlace(cursor)).toThrow();
  });
});

describe('paymentKey', () => {
  it('names record and id', () => {
    expect(paymentKey({ record: 'DEPOSIT', id: 'DP-4A61F09C2B7D' })).toBe('DEPOSIT:DP-4A61F09C2B7D');
  });
});
