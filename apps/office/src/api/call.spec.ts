/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, createI18n } from '@housebrand/shared/react';
import { callOffice, fileOfOffice } from './call';
import { callText } from './messages';

createI18n('en');

const { fetch } = globalThis;
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = fetch;
});

/** A server that never answers; the timeout of reads ends at once. */
function silence() {
  const sent: string[] = [];
  const timeout = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      sent.push(init?.method ?? 'GET');
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  return { sent, timeout };
}

const failureOf = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error);

describe('call without a reply', () => {
  it.each([
    ['a read', () => callOffice('today.read')],
    ['a file', () => fileOfOffice('reports.csv')],
  ])('ends %s with a message, as a failure that is not repeated', async (_, call) => {
    const { timeout } = silence();
    const failure = failureOf(call());
    timeout.abort();
    expect(await failure).toMatchObject({ status: 504, message: callText('timedOut'), isNetworkFailure: false });
  });

  it('ends a read whose body stops', async () => {
    const timeout = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    const json = () => {
      timeout.abort();
      return Promise.reject(new Error('The body stopped.'));
    };
    globalThis.fetch = () => Promise.resolve({ ok: true, status: 200, json } as Partial<Response> as Response);
    expect(await failureOf(callOffice('today.read'))).toMatchObject({ status: 504 });
  });

  it('never ends an action, which may have taken effect', async () => {
    const { sent, timeout } = silence();
    const path = { record: 'MOVE', id: 'move-1' };
    const failure = failureOf(callOffice('money.settle', { path, body: { reason: 'Seen' }, idempotencyKey: 'key-1' }));
    timeout.abort();
    expect(await Promise.race([failure, Promise.resolve('waits')])).toBe('waits');
    expect(sent).toEqual(['POST']);
  });

  it('passes on the end that the page requested', async () => {
    silence();
    const left = new AbortController();
    const failure = failureOf(callOffice('today.read', { signal: left.signal }));
    left.abort();
    expect(await failure).not.toBeInstanceOf(ApiError);
  });
});
