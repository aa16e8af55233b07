import { api, withProof } from '@housebrand/shared/react';
import type { Registered, RegisterRequest } from '../../core';

/** `POST /api/provider/register`: registers with a captcha. */
export function register(request: RegisterRequest): Promise<Registered> {
  return withProof((proof) => api.post<Registered>('/api/provider/register', { ...request, ...(proof && { proof }) }));
}
