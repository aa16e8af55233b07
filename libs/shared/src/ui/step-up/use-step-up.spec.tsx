/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { aMember, renderPortalHook } from '@housebrand/shared/testing/react';
import { act, cleanup, waitFor } from '@testing-library/react';
import { STEP_UP_CODE } from '../../core';
import { ApiError, requestKeys, useIdempotentMutation } from '../../browser';
import { useStepUp } from './use-step-up';

const REFUSAL = new ApiError({ code: STEP_UP_CODE, status: 403, message: '' });

afterEach(cleanup);

describe('useStepUp', () => {
  it('rejects with the refusal, without a retry, when the member leaves the screen', async () => {
    const { result, unmount } = renderPortalHook(() => useStepUp(), { answers: {} });
    const send = jest.fn(() => Promise.reject(REFUSAL));
    const outcome = result.current.run(send).catch((error: unknown) => error);
    await act(async () => undefined);
    unmount();
    expect(await outcome).toBe(REFUSAL);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('useIdempotentMutation', () => {
  const STORED = 'gift:MTO:MTODEMO1';
  afterEach(() => sessionStorage.clear());

  it('keeps the key stored while the member proves who they are, and when they leave', async () => {
    const sent: string[] = [];
    const { result, unmount } = renderPortalHook(() =>
      useIdempotentMutation({
        keys: requestKeys(aMember(), 'gift'),
        mutationFn: (_request: string, key) => {
          sent.push(key);
          return Promise.reject(REFUSAL);
        },
        stepUp: useStepUp(),
      }),
    );
    act(() => result.current.mutate('100'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sessionStorage.getItem(STORED)).toContain(sent[0]);
    await act(async () => unmount());
    expect(sessionStorage.getItem(STORED)).toContain(sent[0]);
  });
});
