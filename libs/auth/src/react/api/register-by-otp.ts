import { api, withProof } from '@housebrand/shared/react';
import type { RegisterByOtpRequest, Registered } from '../../core';

/** `POST /api/provider/register-v2`: registers with a one-time password. */
export function registerByOtp(request: RegisterByOtpRequest): Promise<Registered> {
  return withProof((proof) =>
    api.post<Registered>('/api/provider/register-v2', { ...request, ...(proof && { proof }) }),
  );
}
