/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { renderPortalHook } from '@housebrand/shared/testing/react';
import { act, cleanup } from '@testing-library/react';
import { STEP_UP_CODE } from '../../core';
import { ApiError } from '../api/api-error';
import { useAssured } from './use-assured';

afterEach(cleanup);

describe('a call that the server wants to be sure of', () => {
  it('is refused to whoever leaves the screen instead, and not sent again', async () => {
    const { result, unmount } = renderPortalHook(() => useAssured(), { answers: {} });
    const refusal = new ApiError({ code: STEP_UP_CODE, status: 403, message: '' });
    const send = jest.fn(() => Promise.reject(refusal));
    const outcome = result.current.run(send).catch((error: unknown) => error);
    await act(async () => undefined);
    unmount();
    expect(await outcome).toBe(refusal);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
