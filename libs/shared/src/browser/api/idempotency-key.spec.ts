/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { SECOND_FACTOR_CODE, STEP_UP_CODE } from '../../core';
import { ApiError } from './api-error';
import { isFinal, requestKeys, withIdempotencyKey } from './idempotency-key';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const closed = () => {
  throw new DOMException('closed', 'SecurityError');
};
const refusal = (status: number, code: number, retryAfterSeconds: number | null = null) =>
  new ApiError({ status, code, message: 'no', retryAfterSeconds });

/** Errors that don't reveal what happened to the request. */
const SILENT: readonly Error[] = [
  refusal(0, 0),
  refusal(200, 0),
  refusal(404, 0),
  refusal(413, 0),
  refusal(502, 0),
  refusal(503, 503, 30),
  refusal(500, 500),
  refusal(401, 1005),
  refusal(403, STEP_UP_CODE),
  refusal(403, SECOND_FACTOR_CODE),
  refusal(403, 403),
  refusal(409, 409, 1),
  refusal(425, 425),
  refusal(429, 429, 60),
  new TypeError('offline'),
];
/** Errors that the server stores for the key, or would give for any other key as well. */
const FINAL: readonly Error[] = [
  refusal(400, 400),
  refusal(404, 404),
  refusal(409, 409),
  refusal(409, 4410),
  refusal(422, 422),
  refusal(422, 3101),
];

describe('withIdempotencyKey', () => {
  it('treats only a refusal that the server stores as final', () => {
    expect(SILENT.filter(isFinal)).toEqual([]);
    expect(FINAL.filter((error) => !isFinal(error))).toEqual([]);
  });

  it.each(['kept', 'refused'])(
    'repeats a request under its key until a reply arrives, whatever is lost or sent meanwhile (storage %s)',
    async (storage) => {
      if (storage === 'refused') {
        jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
        jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(closed);
      }
      const presses = fc.array(
        fc.record({
          request: fc.constantFrom('100 to A', '200 to A', '100 to B'),
          /** Whether the request reaches the server, and whether the reply comes back. */
          outcome: fc.constantFrom('done', 'doneAndLost', 'silent', 'final'),
          which: fc.nat(),
        }),
        { maxLength: 30 },
      );
      let runs = 0;
      await fc.assert(
        fc.asyncProperty(presses, async (pressed) => {
          runs += 1;
          const keys = requestKeys({ prefix: 'MTO', username: 'A' }, 'gift', `${storage}:${runs}`);
          /** Requests that took effect, by key, as the server stores them. */
          const done = new Map<string, string>();
          const answered = new Map<string, number>();
          for (const { request, outcome, which } of pressed) {
            const send = async (key: string) => {
              expect(done.get(key) ?? request).toBe(request);
              // The server never refuses a request that took effect.
              if (outcome === 'silent') throw SILENT[which % SILENT.length]!;
              if (outcome === 'final' && !done.has(key)) throw FINAL[which % FINAL.length]!;
              done.set(key, request);
              if (outcome === 'doneAndLost') throw SILENT[0]!;
            };
            const reply = withIdempotencyKey({ keys, request, send });
            const hasReply = await reply.then(
              () => true,
              () => false,
            );
            if (hasReply) answered.set(request, (answered.get(request) ?? 0) + 1);
            const effects = [...done.values()].filter((one) => one === request).length;
            const replies = answered.get(request) ?? 0;
            expect(effects === replies || effects === replies + 1).toBe(true);
          }
        }),
      );
    },
  );

  it('keeps the key across a reload, and creates a new one after a reply', async () => {
    const keys: string[] = [];
    const press = (answer: Error | null) =>
      withIdempotencyKey({
        keys: requestKeys({ prefix: 'MTO', username: 'A' }, 'gift'),
        request: '100',
        send: async (key) => {
          keys.push(key);
          if (answer) throw answer;
        },
      }).catch(() => undefined);
    for (const answer of [refusal(0, 0), refusal(403, STEP_UP_CODE), null, null]) await press(answer);
    expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
    sessionStorage.setItem('gift:MTO:A', '{"key":"from an earlier release"}');
    await press(null);
    expect(new Set(keys).size).toBe(3);
  });
});
