import { api, withProof } from '@housebrand/shared/react';
import type { ForgetPasswordRequest } from '../../core';

/** `POST /api/provider/forget-password`: the reply is the same for every number. */
export function forgetPassword(request: ForgetPasswordRequest): Promise<null> {
  return withProof((proof) => api.post<null>('/api/provider/forget-password', { ...request, ...(proof && { proof }) }));
}
