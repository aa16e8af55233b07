/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { renderPortalHook } from '@housebrand/shared/testing/react';
import { act, cleanup } from '@testing-library/react';
import { STEP_UP_CODE } from '../../core';
import { ApiError } from '../api/api-error';
import { useStepUp } from './use-step-up';

afterEach(cleanup);

describe('useStepUp', () => {
  it('rejects with the refusal, without a retry, when the member leaves the screen', async () => {
    const { result, unmount } = renderPortalHook(() => useStepUp(), { answers: {} });
    const refusal = new ApiError({ code: STEP_UP_CODE, status: 403, message: '' });
    const send = jest.fn(() => Promise.reject(refusal));
    const outcome = result.current.run(send).catch((error: unknown) => error);
    await act(async () => undefined);
    unmount();
    expect(await outcome).toBe(refusal);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
