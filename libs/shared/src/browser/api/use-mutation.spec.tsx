/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aMember, renderPortalHook } from '@housebrand/shared/testing/react';
import { act, cleanup, waitFor } from '@testing-library/react';
import { STEP_UP_CODE } from '../../core';
import { requestKeys } from './idempotency-key';
import { ApiError } from './api-error';
import { useIdempotentMutation } from './use-idempotent-mutation';
import { useMutation, type StepUpRunner } from './use-mutation';
import { useQuery } from './use-query';

const refusal = (status: number, code = status) => new ApiError({ status, code, message: 'no' });
const lost = refusal(0);
const STORED = 'gift:MTO:MTODEMO1';
const NOT_REQUIRED: StepUpRunner = { run: (send) => send() };

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('useMutation', () => {
  it('sends once and refetches the named queries even after a refusal', async () => {
    const read = jest.fn(async () => 1);
    const write = jest.fn(() => Promise.reject(refusal(503)));
    const { result } = renderPortalHook(() => {
      useQuery({ queryKey: ['limits'], queryFn: read });
      return useMutation({ mutationFn: write, invalidates: [['limits']] });
    });
    await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    act(() => result.current.mutate());
    await waitFor(() => expect(result.current.error).toEqual(refusal(503)));
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('prompts for a step-up only where the write has one', async () => {
    const demand = () => Promise.reject(refusal(403, STEP_UP_CODE));
    const { result } = renderPortalHook(() => useMutation({ mutationFn: demand }));
    await act(() => result.current.mutateAsync().catch(() => undefined));
    await waitFor(() => expect(result.current.error).toMatchObject({ code: STEP_UP_CODE }));
  });
});

describe('useIdempotentMutation', () => {
  /** Renders the hook; `replies` answers one request after another. */
  function show(...replies: (() => Promise<string>)[]) {
    const keys: string[] = [];
    const { result } = renderPortalHook(() =>
      useIdempotentMutation({
        keys: requestKeys(aMember(), 'gift'),
        mutationFn: (_request: string, key) => {
          keys.push(key);
          return replies[keys.length - 1]!();
        },
        isOpen: (reply) => reply === 'open',
        stepUp: NOT_REQUIRED,
      }),
    );
    return { keys, result };
  }

  it('reports an unknown outcome, and keeps the key until a reply settles the request', async () => {
    const { keys, result } = show(
      () => Promise.reject(lost),
      async () => 'open',
      async () => 'settled',
    );
    for (const isUnknown of [true, true, false]) {
      await act(() => result.current.mutateAsync('100').catch(() => undefined));
      await waitFor(() => expect(result.current.isUnknown).toBe(isUnknown));
      expect(sessionStorage.getItem(STORED) !== null).toBe(isUnknown);
    }
    expect(new Set(keys).size).toBe(1);
  });

  it('drops the key after a refusal that the server stores', async () => {
    const { result } = show(() => Promise.reject(refusal(422)));
    await act(() => result.current.mutateAsync('100').catch(() => undefined));
    await waitFor(() => expect(result.current.error).toEqual(refusal(422)));
    expect([result.current.isUnknown, sessionStorage.getItem(STORED)]).toEqual([false, null]);
  });

  it('ignores presses until the reply has arrived', async () => {
    const { keys, result } = show(async () => 'settled');
    act(() => {
      result.current.mutate('100');
      result.current.mutate('100');
    });
    await waitFor(() => expect(result.current.data).toBe('settled'));
    expect(keys).toHaveLength(1);
  });
});
