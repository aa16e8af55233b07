import { api, withProof } from '@housebrand/shared/react';
import type { CheckRegisterRequest } from '../../core';

/** `POST /api/provider/check-register`: code 101, 102 or 103 means no. */
export function checkRegister(request: CheckRegisterRequest): Promise<null> {
  return withProof((proof) => api.post<null>('/api/provider/check-register', { ...request, ...(proof && { proof }) }));
}
